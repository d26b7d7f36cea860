import { orderChannels } from '@balcao/domain/orders'
import { ClipboardCheck } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { TitledCard } from '../../../ui/page/titled-card'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'

/** Where orders come from that are accepted without a press, and whether customers may want them for later. */
export function AcceptanceFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const chosen = edit.values.aceite_automatico
  return (
    <TitledCard icon={<ClipboardCheck size={22} aria-hidden="true" />} title={t('section_orders')}>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('field_aceite_automatico')}</legend>
        <p className="text-sm text-ink-soft">{t('acceptHint')}</p>
        {orderChannels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={`aceite_automatico_${channel}`}
              checked={chosen.includes(channel)}
              onChange={({ target }) =>
                edit.change({
                  aceite_automatico: orderChannels.filter((one) =>
                    one === channel ? target.checked : chosen.includes(one),
                  ),
                })
              }
              className="size-5 accent-(--accent)"
            />
            {t(`accept_${channel}`)}
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="aceita_agendados"
          checked={edit.values.aceita_agendados}
          onChange={({ target }) => edit.change({ aceita_agendados: target.checked })}
          className="size-5 accent-(--accent)"
        />
        <span>
          {t('scheduledTake')} <span className="block text-sm text-ink-soft">{t('scheduledHint')}</span>
        </span>
      </label>
    </TitledCard>
  )
}
