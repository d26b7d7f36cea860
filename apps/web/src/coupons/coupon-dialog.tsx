import type { Coupon } from '@balcao/contract/coupons'
import { couponKinds, MAX_COUPON_CODE } from '@balcao/domain/orders'
import { typedWhole } from '@balcao/domain/text'
import { useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { newId } from '../lib/new-id'
import { Callout } from '../ui/notices/callout'
import { Field } from '../ui/fields/field'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { MoneyField } from '../ui/fields/money-field'
import { notify } from '../ui/notices/notify'
import { Select } from '../ui/choices/select'
import { Switch } from '../ui/choices/switch'
import { TextField } from '../ui/fields/text-field'
import { contentOf, emptyCoupon, problemsOf, valuesOf, type CouponValues } from './coupon-values'
import { useSaveCoupon } from './coupons.queries'
import { couponTexts } from './texts'

/** A new coupon, or the edit of one. A save that fails leaves what was typed. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const t = useTexts(couponTexts)
  const errorText = useErrorText()
  const save = useSaveCoupon()
  // One id for all tries: a repeat makes no second coupon.
  const [id] = useState(() => coupon?.id ?? newId())
  const [values, setValues] = useState(() => (coupon ? valuesOf(coupon) : emptyCoupon))
  const [tried, setTried] = useState(false)
  const set = (part: Partial<CouponValues>) => setValues((before) => ({ ...before, ...part }))
  const problems = problemsOf(values)
  const errorOf = (field: keyof CouponValues) => {
    const problem = problems[field]
    return tried && problem ? t(problem) : undefined
  }

  const submit = async () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    const { active = true, version = 0, uses = 0 } = coupon ?? {}
    try {
      const saved = await save.mutateAsync({ id, active, version, uses, ...contentOf(values) })
      notify.success(t('saved', { code: saved.code }))
      onClose()
    } catch {
      // The dialog says so and stays.
    }
  }

  return (
    <FormDialog
      title={coupon ? t('edit', { code: coupon.code }) : t('new')}
      words={{ cancel: t('cancel'), save: t('save') }}
      busy={save.isPending}
      onSave={submit}
      onClose={onClose}
    >
      {save.error && (
        <Callout kind="danger" live>
          {errorText(save.error, t('saveFailed'))}
        </Callout>
      )}
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        error={errorOf('code')}
        maxLength={MAX_COUPON_CODE}
        autoCapitalize="characters"
        value={values.code}
        onValueChange={(code) => set({ code })}
      />
      <Field label={t('kind')}>
        {(ids) => (
          <Select
            {...ids}
            options={couponKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
            value={values.kind}
            onChange={({ target }) => {
              const kind = couponKinds.find((one) => one === target.value)
              if (kind) set({ kind })
            }}
          />
        )}
      </Field>
      {values.kind === 'percent' && (
        <TextField
          label={t('percent')}
          error={errorOf('percent')}
          inputMode="numeric"
          maxLength={3}
          value={values.percent}
          onValueChange={(percent) => set({ percent: typedWhole(percent) })}
        />
      )}
      {values.kind === 'value' && (
        <MoneyField
          label={t('amount')}
          error={errorOf('amount')}
          value={values.amount}
          onValueChange={(amount) => set({ amount })}
        />
      )}
      <MoneyField
        label={t('minimum')}
        hint={t('minimumHint')}
        value={values.minimum}
        onValueChange={(minimum) => set({ minimum })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('startsOn')}
          value={values.startsOn}
          onValueChange={(startsOn) => set({ startsOn })}
        />
        <TextField
          type="date"
          label={t('endsOn')}
          error={errorOf('endsOn')}
          value={values.endsOn}
          onValueChange={(endsOn) => set({ endsOn })}
        />
        <TextField
          label={t('maxUses')}
          hint={t('noLimit')}
          inputMode="numeric"
          maxLength={6}
          value={values.maxUses}
          onValueChange={(maxUses) => set({ maxUses: typedWhole(maxUses) })}
        />
        <TextField
          label={t('maxUsesEach')}
          hint={t('noLimit')}
          inputMode="numeric"
          maxLength={6}
          value={values.maxUsesEach}
          onValueChange={(maxUsesEach) => set({ maxUsesEach: typedWhole(maxUsesEach) })}
        />
      </div>
      <Switch
        label={t('firstOrder')}
        checked={values.firstOrder}
        onChange={(firstOrder) => set({ firstOrder })}
      />
    </FormDialog>
  )
}
