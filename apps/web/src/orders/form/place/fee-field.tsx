import { formatAmount, formatBrl } from '@balcao/domain/money'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../i18n/language'
import { useLatest } from '../../../lib/hooks/use-latest'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { MoneyField } from '../../../ui/fields/money-field'
import { ordersTexts } from '../../texts'
import { liveItems } from '../order-form-values'
import { createPlaceFee, priceDelivery } from './place-fee'
import type { OrderFormState } from '../use-order-form'

/** The delivery fee: filled in from the company's fees as the neighbourhood is typed, unless a person typed one. */
export function FeeField({ form }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { neighbourhood, delivery_fee } = form.values
  const { record } = useCompanyRecord()
  const itemsCents = liveItems(form.values)
  const placeFee = useMemo(() => (record ? createPlaceFee(record) : () => null), [record])
  const fee = useMemo(() => placeFee(neighbourhood), [placeFee, neighbourhood])
  const price = useMemo(
    () => record && fee?.kind === 'fee' && priceDelivery(record, { itemsCents, feeCents: fee.centavos }),
    [record, fee, itemsCents],
  )
  const { coupon } = form.values
  const isFree = coupon?.kind === 'free_delivery' && itemsCents >= coupon.minimum_cents
  const filled = useRef('')
  const latest = useLatest(form)

  useEffect(() => {
    const { values, set } = latest.current
    if (values.delivery_fee !== filled.current) return
    filled.current = price ? formatAmount(isFree ? 0 : price.feeCents) : ''
    if (values.delivery_fee !== filled.current) set({ delivery_fee: filled.current })
  }, [price, isFree, latest])

  const hint =
    fee?.kind === 'unknown'
      ? t('feeUnknown')
      : fee?.kind === 'ambiguous'
        ? t('feeAmbiguous', { list: fee.candidates.map(({ bairro }) => bairro).join(', ') })
        : fee?.kind === 'fee' && fee.bairro
          ? t('feeFound', { name: fee.bairro, fee: formatBrl(fee.centavos) })
          : undefined
  // The shop's own rules are told, and the person decides.
  const rule =
    price && itemsCents > 0 && price.missingToMinimumCents > 0
      ? t('belowMinimum', { missing: formatBrl(price.missingToMinimumCents) })
      : price && itemsCents > 0 && price.missingToFreeCents > 0
        ? t('missingToFree', { missing: formatBrl(price.missingToFreeCents) })
        : undefined
  return (
    <MoneyField
      label={t('deliveryFee')}
      hint={[hint, rule].filter(Boolean).join(' ') || undefined}
      error={form.problemOf('delivery_fee')}
      name="delivery_fee"
      value={delivery_fee}
      onValueChange={(typed) => form.set({ delivery_fee: typed })}
    />
  )
}
