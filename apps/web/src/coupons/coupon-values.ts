import type { Coupon } from '@balcao/contract/coupons'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { couponKey } from '@balcao/domain/orders'
import { readWhole } from '@balcao/domain/text'

/** A coupon as it is typed. Money is masked text, days are 'YYYY-MM-DD', empty for nothing. */
export interface CouponValues {
  code: string
  kind: Coupon['kind']
  percent: string
  amount: string
  minimum: string
  firstOrder: boolean
  startsOn: string
  endsOn: string
  maxUses: string
  maxUsesEach: string
}

export const emptyCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  firstOrder: false,
  startsOn: '',
  endsOn: '',
  maxUses: '',
  maxUsesEach: '',
}

export function valuesOf(coupon: Coupon): CouponValues {
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.kind === 'percent' ? String(coupon.value) : '',
    amount: coupon.kind === 'value' ? formatAmount(coupon.value) : '',
    minimum: coupon.minimum_cents > 0 ? formatAmount(coupon.minimum_cents) : '',
    firstOrder: coupon.first_order,
    startsOn: coupon.starts_on ?? '',
    endsOn: coupon.ends_on ?? '',
    maxUses: coupon.max_uses === null ? '' : String(coupon.max_uses),
    maxUsesEach: coupon.max_uses_each === null ? '' : String(coupon.max_uses_each),
  }
}

/** What the form says, as the call takes it. */
export function contentOf(values: CouponValues): Omit<Coupon, 'id' | 'uses' | 'version' | 'active'> {
  return {
    code: values.code.trim().toUpperCase(),
    kind: values.kind,
    value: valueOf(values),
    minimum_cents: centsFromDigits(values.minimum) ?? 0,
    first_order: values.firstOrder,
    starts_on: values.startsOn || null,
    ends_on: values.endsOn || null,
    max_uses: readWhole(values.maxUses) || null,
    max_uses_each: readWhole(values.maxUsesEach) || null,
  }
}

function valueOf({ kind, percent, amount }: CouponValues): number {
  if (kind === 'free_delivery') return 0
  return kind === 'percent' ? (readWhole(percent) ?? 0) : (centsFromDigits(amount) ?? 0)
}

export type CouponProblem = 'codeMissing' | 'percentWrong' | 'amountMissing' | 'endsBefore'

/** The broken rules by field. */
export function problemsOf(values: CouponValues): Partial<Record<keyof CouponValues, CouponProblem>> {
  const { value } = contentOf(values)
  return {
    ...(couponKey(values.code) === '' && { code: 'codeMissing' }),
    ...(values.kind === 'percent' && (value < 1 || value > 100) && { percent: 'percentWrong' }),
    ...(values.kind === 'value' && value < 1 && { amount: 'amountMissing' }),
    ...(values.startsOn !== '' &&
      values.endsOn !== '' &&
      values.endsOn < values.startsOn && { endsOn: 'endsBefore' }),
  }
}
