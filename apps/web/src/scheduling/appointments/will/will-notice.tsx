import type { AgendaWarning } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { Callout } from '../../../ui/notices/callout'
import { useSchedulingSettings } from '../../data/agenda.queries'
import { willTexts } from './texts'
import { warningWords } from './will-words'

interface WillNoticeProps {
  warnings: readonly AgendaWarning[]
  /** Whose agenda it is; null for the company's own. */
  agendaId: string | null
}

/** What speaks against a time that the owner wants, one sentence each. */
export function WillNotice({ warnings, agendaId }: WillNoticeProps) {
  const t = useTexts(willTexts)
  const { data: settings } = useSchedulingSettings()
  const who = settings?.agendas.find(({ id }) => id === agendaId)?.name || null
  return (
    <Callout kind="warning" live>
      <p>{t('warned')}</p>
      <ul className="mt-1 grid gap-1 font-normal">
        {warnings.map((warning) => (
          <li key={warning.key} className="break-words">
            {warningWords(t, warning, who)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
