import { checkCoupon } from '@balcao/contract/coupons'
import { formatBrl } from '@balcao/domain/money'
import { X } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { ApiError, hasCode } from '../../../lib/http/api-error'
import { CouponEntry } from '../../../shared/orders/coupon-entry'
import { IconButton } from '../../../ui/buttons/icon-button'
import { ordersTexts } from '../../texts'
import { liveCoupon } from '../order-form-values'
import type { OrderFormState } from '../use-order-form'

/** The customer's coupon: asked of the server, then computed as the order grows. */
export function CouponField({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { values, set } = form
  const price = liveCoupon(values)

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
    <CouponEntry
      label={t('coupon')}
      apply={t('couponApply')}
      onApply={async (code) => {
        const body = { code, customer_phone: values.customer_phone || null }
        set({ coupon: await call(checkCoupon, { body }), discount: '' })
      }}
      whyNot={(failure) =>
        failure instanceof ApiError && hasCode(failure, 'COUPON_REFUSED')
          ? failure.mensagem
          : t('couponFailed')
      }
    />
  )
}
