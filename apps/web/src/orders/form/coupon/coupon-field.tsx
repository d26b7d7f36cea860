import { checkCoupon } from '@balcao/contract/coupons'
import { formatBrl } from '@balcao/domain/money'
import { MAX_COUPON_CODE } from '@balcao/domain/orders'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { ApiError, hasCode } from '../../../lib/http/api-error'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { TextInput } from '../../../ui/text-input'
import { ordersTexts } from '../../texts'
import { liveCoupon } from '../order-form-values'
import type { OrderFormState } from '../use-order-form'

/** The customer's coupon: asked of the server, then computed as the order grows. */
export function CouponField({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { values, set } = form
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const price = liveCoupon(values)

  const apply = async () => {
    if (busy || typed.trim() === '') return
    setBusy(true)
    setError(undefined)
    try {
      const body = { code: typed.trim(), customer_phone: values.customer_phone || null }
      set({ coupon: await call(checkCoupon, { body }), discount: '' })
      setTyped('')
    } catch (failure) {
      const isRefused = failure instanceof ApiError && hasCode(failure, 'COUPON_REFUSED')
      setError(isRefused ? failure.mensagem : t('couponFailed'))
    } finally {
      setBusy(false)
    }
  }

  if (values.coupon && price) {
    return (
      <div className="grid content-start gap-1.5">
        <span className="font-semibold">{t('coupon')}</span>
        <p className="flex min-h-12 items-center gap-2">
          <span className="min-w-0 flex-1 font-bold break-words">{values.coupon.code}</span>
          {price.discountCents > 0 && (
            <span className="whitespace-nowrap tabular-nums">−{formatBrl(price.discountCents)}</span>
          )}
          <IconButton
            label={t('couponRemove', { code: values.coupon.code })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => set({ coupon: null })}
          />
        </p>
        <p role="status" className="text-sm text-danger-ink empty:hidden">
          {price.missingToCouponCents > 0 &&
            t('couponMissing', { missing: formatBrl(price.missingToCouponCents) })}
        </p>
      </div>
    )
  }
  return (
    <Field label={t('coupon')} error={error}>
      {(ids) => (
        <div className="flex gap-2">
          <TextInput
            {...ids}
            name="coupon"
            autoComplete="off"
            maxLength={MAX_COUPON_CODE}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              // An order is not placed by the way.
              event.preventDefault()
              void apply()
            }}
          />
          <Button kind="secondary" busy={busy} disabled={typed.trim() === ''} onClick={() => void apply()}>
            {t('couponApply')}
          </Button>
        </div>
      )}
    </Field>
  )
}
