import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import type { NoShowDeposit } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../i18n/language'
import { Segmented } from '../../ui/choices/segmented'
import { Stepper } from '../../ui/choices/stepper'
import { Field } from '../../ui/fields/field'
import { MoneyField } from '../../ui/fields/money-field'
import { schedulingTexts } from '../texts'

const ways = ['off', 'cents', 'percent'] as const

interface NoShowDepositFieldsProps {
  value: NoShowDeposit
  onChange: (value: NoShowDeposit) => void
}

/** A deposit for who did not come: none, an amount or a share of the price, and for how long it is remembered. */
export function NoShowDepositFields({ value, onChange }: NoShowDepositFieldsProps) {
  const t = useTexts(schedulingTexts)
  const set = (change: Partial<NoShowDeposit>) => onChange({ ...value, ...change })
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="font-semibold">{t('set_no_show_deposit')}</p>
        <div className="max-w-md">
          <Segmented
            label={t('set_no_show_deposit')}
            options={ways.map((by) => ({ id: by, content: t(`missed_${by}`) }))}
            selected={value.by}
            onSelect={(by) => set({ by: ways.find((one) => one === by) ?? 'off' })}
          />
        </div>
        <p className="text-sm text-ink-soft">{t('hint_no_show_deposit')}</p>
      </div>
      {value.by !== 'off' && (
        <div className="grid gap-5 sm:grid-cols-2">
          {value.by === 'cents' ? (
            <MoneyField
              label={t('missedCents')}
              value={formatAmount(value.cents)}
              onValueChange={(typed) => set({ cents: Math.max(1, centsFromDigits(typed) ?? 1) })}
            />
          ) : (
            <Field label={t('missedPercent')}>
              {(ids) => (
                <div className="max-w-56">
                  <Stepper
                    {...ids}
                    value={value.percent}
                    min={1}
                    max={100}
                    lessLabel={t('less')}
                    moreLabel={t('more')}
                    onChange={(percent) => set({ percent })}
                  />
                </div>
              )}
            </Field>
          )}
          <Field label={t('missedMonths')}>
            {(ids) => (
              <div className="max-w-56">
                <Stepper
                  {...ids}
                  value={value.months}
                  min={1}
                  max={60}
                  lessLabel={t('less')}
                  moreLabel={t('more')}
                  onChange={(months) => set({ months })}
                />
              </div>
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
