import { formatAmount, formatBrl } from '@balcao/domain/money'
import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { ordersTexts } from '../texts'
import { MoneyField } from './money-field'
import type { OrderFormValues } from './order-form-values'
import { createPlaceFee } from './place-fee'

/** The delivery fee: filled in from the company's fees as the neighbourhood is typed, unless a person typed one. */
export function FeeField() {
  const t = useTexts(ordersTexts)
  const { control, setValue, getValues } = useFormContext<OrderFormValues>()
  const { record } = useCompanyRecord()
  const placeFee = useMemo(() => (record ? createPlaceFee(record) : () => null), [record])
  const neighbourhood = useWatch({ control, name: 'neighbourhood' })
  const fee = useMemo(() => placeFee(neighbourhood), [placeFee, neighbourhood])
  const filled = useRef('')

  useEffect(() => {
    if (getValues('delivery_fee') !== filled.current) return
    filled.current = fee?.kind === 'fee' ? formatAmount(fee.centavos) : ''
    setValue('delivery_fee', filled.current)
  }, [fee, getValues, setValue])

  const hint =
    fee?.kind === 'unknown'
      ? t('feeUnknown')
      : fee?.kind === 'ambiguous'
        ? t('feeAmbiguous', { list: fee.candidates.map(({ bairro }) => bairro).join(', ') })
        : fee?.kind === 'fee' && fee.bairro
          ? t('feeFound', { name: fee.bairro, fee: formatBrl(fee.centavos) })
          : undefined
  return <MoneyField name="delivery_fee" label={t('deliveryFee')} {...(hint ? { hint } : {})} />
}
