import { centsFromDigits, formatBrl } from '@balcao/domain/money'
import { readWhole, typedWhole } from '@balcao/domain/text'
import { useTexts } from '../i18n/language'
import { Card } from '../ui/page/card'
import { Field } from '../ui/fields/field'
import { TextInput } from '../ui/fields/text-input'
import type { DeliveryDraft } from './delivery-draft'
import { deliveryTexts } from './texts'
import { MoneyField } from '../ui/fields/money-field'

interface BasicSettingsProps {
  draft: DeliveryDraft
  editable: boolean
  disabled: boolean
  onChange: (part: Partial<DeliveryDraft>) => void
}

/** Average time, base fee (DELIV-09) and the rules of deliveries; fields only while editing (DELIV-37). */
export function BasicSettings({ draft, editable, disabled, onChange }: BasicSettingsProps) {
  const t = useTexts(deliveryTexts)
  return (
    <section aria-label={t('basic')} className="grid gap-4">
      <h2 className="text-xl">{t('basic')}</h2>
      <Card className="grid gap-5 sm:grid-cols-2">
        {editable ? (
          <>
            <Field label={t('tempo_entrega')} hint={t('tempoHint')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="numeric"
                  value={draft.minutes}
                  disabled={disabled}
                  maxLength={4}
                  onChange={(event) => onChange({ minutes: typedWhole(event.target.value) })}
                />
              )}
            </Field>
            <MoneyField
              label={t('taxa_entrega_cents')}
              hint={t('taxaHint')}
              value={draft.baseFee}
              disabled={disabled}
              onValueChange={(baseFee) => onChange({ baseFee })}
            />
            <MoneyField
              label={t('pedido_minimo_cents')}
              hint={t('minimumHint')}
              value={draft.minimum}
              disabled={disabled}
              onValueChange={(minimum) => onChange({ minimum })}
            />
            <MoneyField
              label={t('entrega_gratis_cents')}
              hint={t('freeFromHint')}
              value={draft.freeFrom}
              disabled={disabled}
              onValueChange={(freeFrom) => onChange({ freeFrom })}
            />
          </>
        ) : (
          <dl className="contents">
            <div>
              <dt className="text-ink-soft">{t('tempo_entrega')}</dt>
              <dd className="text-2xl font-bold tabular-nums">
                {t('minutes', { count: readWhole(draft.minutes) ?? 0 })}
              </dd>
            </div>
            <div>
              <dt className="text-ink-soft">{t('taxa_entrega_cents')}</dt>
              <dd className="text-2xl font-bold tabular-nums">
                {formatBrl(centsFromDigits(draft.baseFee) ?? 0)}
              </dd>
            </div>
            <Rule label={t('pedido_minimo_cents')} typed={draft.minimum} />
            <Rule label={t('entrega_gratis_cents')} typed={draft.freeFrom} />
          </dl>
        )}
      </Card>
    </section>
  )
}

function Rule({ label, typed }: { label: string; typed: string }) {
  const t = useTexts(deliveryTexts)
  const cents = centsFromDigits(typed) ?? 0
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{cents > 0 ? formatBrl(cents) : t('noRule')}</dd>
    </div>
  )
}
