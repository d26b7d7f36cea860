import { formatBrl } from '@balcao/domain/money'
import { couponRefusals, MAX_COUPON_CODE, type CouponRefusal } from '@balcao/domain/orders'
import { Tag, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { IconButton } from '../../ui/icon-button'
import { TextInput } from '../../ui/text-input'
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
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const apply = async () => {
    if (busy || typed.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      onChange(await checkCoupon(company, { code: typed.trim(), phone }))
      setTyped('')
    } catch (failure) {
      setError(hasCode(failure, 'COUPON_REFUSED') ? t(`coupon_${whyOf(failure.current)}`) : t('couponFailed'))
    } finally {
      setBusy(false)
    }
  }

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
    <Field label={t('coupon')} error={error ?? (refused ? t(`coupon_${refused}`) : undefined)}>
      {(ids) => (
        <div className="flex gap-2">
          <TextInput
            {...ids}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={MAX_COUPON_CODE}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
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

/** Why a coupon was refused; one that does not exist where that is not said. */
export function whyOf(current: unknown): CouponRefusal {
  const { why } = (current ?? {}) as { why?: CouponRefusal }
  return couponRefusals.find((one) => one === why) ?? 'unknown'
}
