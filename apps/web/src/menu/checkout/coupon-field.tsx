import { formatBrl } from '@balcao/domain/money'
import { couponRefusals, type CouponRefusal } from '@balcao/domain/orders'
import { Tag, X } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { CouponEntry } from '../../shared/orders/coupon-entry'
import { IconButton } from '../../ui/buttons/icon-button'
import { checkCoupon, type KeptCoupon } from '../menu-calls'
import { menuTexts } from '../texts'

interface CouponFieldProps {
  company: string
  /** Some coupons ask for it. */
  phone: string
  coupon: KeptCoupon | null
  /** Cents of items that it still waits for. */
  missingCents: number
  /** Why the shop refused the one that was in the cart. */
  refused: CouponRefusal | null
  onChange: (coupon: KeptCoupon | null) => void
}

/** A code that the customer has, with what came of it. */
export function CouponField({ company, phone, coupon, missingCents, refused, onChange }: CouponFieldProps) {
  const t = useTexts(menuTexts)
  if (coupon) {
    return (
      <div className="grid gap-1 rounded-lg border border-line bg-surface p-4">
        <div className="flex items-center gap-3">
          <Tag size={20} aria-hidden="true" />
          <p role="status" className="min-w-0 flex-1 font-bold break-words">
            {t('couponApplied', { code: coupon.code })}
          </p>
          <IconButton
            label={t('couponRemove', { code: coupon.code })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => onChange(null)}
          />
        </div>
        <p role="status" className="font-semibold text-danger-ink empty:hidden">
          {missingCents > 0 && t('couponMissing', { missing: formatBrl(missingCents) })}
        </p>
      </div>
    )
  }
  return (
    <CouponEntry
      label={t('coupon')}
      apply={t('couponApply')}
      refused={refused ? t(`coupon_${refused}`) : undefined}
      onApply={async (code) => onChange(await checkCoupon(company, { code, phone }))}
      whyNot={(failure) =>
        hasCode(failure, 'COUPON_REFUSED') ? t(`coupon_${whyOf(failure.current)}`) : t('couponFailed')
      }
    />
  )
}

/** Why a coupon was refused; one that does not exist where that is not said. */
export function whyOf(current: unknown): CouponRefusal {
  const { why } = (current ?? {}) as { why?: CouponRefusal }
  return couponRefusals.find((one) => one === why) ?? 'unknown'
}
