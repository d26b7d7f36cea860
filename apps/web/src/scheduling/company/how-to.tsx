import { useTexts } from '../../i18n/language'
import { Panel } from './panel'
import { companyAgendaTexts } from './texts'

const steps = ['step1', 'step2', 'step3', 'step4'] as const

/** How appointments are made here (SCHD-09). */
export function HowTo() {
  const t = useTexts(companyAgendaTexts)
  return (
    <Panel title={t('howTo')}>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-bold">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Panel>
  )
}
