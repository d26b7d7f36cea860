import type { PixAccount } from '@balcao/contract/pix'
import { paidFirst } from '@balcao/domain/pix'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../i18n/language'
import { logFailure } from '../lib/log'
import { useMay } from '../shared/role/role-scope'
import { Select } from '../ui/choices/select'
import { Field } from '../ui/fields/field'
import { notify } from '../ui/notices/notify'
import type { PixActs } from './pix.queries'
import { pixTexts } from './texts'

const minutesOffered = [5, 10, 15, 20, 30, 60]

/** Which orders are made only once they are paid, and how long they wait; each choice holds at once. */
export function RulesFields({ account, setRules }: { account: PixAccount; setRules: PixActs['setRules'] }) {
  const t = useTexts(pixTexts)
  const may = useMay('pix.setRules')
  const { pays_first: chosen, wait_minutes: minutes } = setRules.variables ?? account
  const save = (change: Partial<Pick<PixAccount, 'pays_first' | 'wait_minutes'>>) =>
    setRules.mutate(
      { pays_first: [...chosen], wait_minutes: minutes, ...change },
      {
        onError(error) {
          logFailure('the rules of waiting were not saved', error)
          notify.error(errorText(error, currentLanguage(), textsNow(pixTexts)('actFailed')))
        },
      },
    )
  return (
    <fieldset className="grid gap-1" disabled={!may}>
      <legend className="font-semibold">{t('rules')}</legend>
      <p className="text-sm text-ink-soft">{t('rulesHint')}</p>
      {paidFirst.map((channel) => (
        <label key={channel} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(channel)}
            onChange={({ target }) =>
              save({
                pays_first: paidFirst.filter((one) =>
                  one === channel ? target.checked : chosen.includes(one),
                ),
              })
            }
            className="size-5 accent-(--accent)"
          />
          {t(`rules_${channel}`)}
        </label>
      ))}
      {chosen.length > 0 && (
        <Field label={t('waitMinutes')} hint={t('waitHint')}>
          {(ids) => (
            <Select
              {...ids}
              value={String(minutes)}
              options={minutesOffered.map((value) => ({
                value: String(value),
                label: t('minutes', { count: value }),
              }))}
              onChange={({ target }) => save({ wait_minutes: Number(target.value) })}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
