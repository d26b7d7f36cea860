import { ownAgendas, type OwnAgenda } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../i18n/language'
import { Segmented } from '../../ui/choices/segmented'
import { schedulingTexts } from '../texts'

interface OwnAgendaFieldProps {
  value: OwnAgenda
  onChange: (value: OwnAgenda) => void
}

/** What the company's own agenda is for, beside those of employees (decision 0060). */
export function OwnAgendaField({ value, onChange }: OwnAgendaFieldProps) {
  const t = useTexts(schedulingTexts)
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{t('set_own_agenda')}</p>
      <div className="max-w-xl">
        <Segmented
          label={t('set_own_agenda')}
          options={ownAgendas.map((id) => ({ id, content: t(`own_${id}`) }))}
          selected={value}
          onSelect={(id) => onChange(ownAgendas.find((one) => one === id) ?? value)}
        />
      </div>
      <p className="text-sm text-ink-soft">{t(`hint_own_${value}`)}</p>
    </div>
  )
}
