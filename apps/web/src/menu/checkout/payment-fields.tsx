import { formatBrl } from '@balcao/domain/money'
import type { OfferedPayment } from '@balcao/domain/orders'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/fields/field'
import { MoneyInput } from '../../ui/fields/money-input'
import { ChoiceRow } from '../../shared/orders/product/choice-row'
import { menuTexts } from '../texts'
import { changeCents, type checkCustomer, type Customer } from './customer'

interface PaymentFieldsProps {
  customer: Customer
  onChange: (customer: Customer) => void
  /** Those that the shop takes. */
  ways: readonly OfferedPayment[]
  totalCents: number
  problems: ReturnType<typeof checkCustomer>
}

/** How it is paid: PIX at once, cash with change, cards and vouchers on delivery. */
export function PaymentFields({ customer, onChange, ways, totalCents, problems }: PaymentFieldsProps) {
  const t = useTexts(menuTexts)
  const change = changeCents(customer)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-lg font-bold">{t('payment')}</legend>
      {ways.map((way) => (
        <ChoiceRow key={way}>
          <input
            type="radio"
            name="payment"
            checked={customer.payment === way}
            onChange={() => onChange({ ...customer, payment: way })}
            className="size-5 accent-(--accent)"
          />
          <span className="flex-1">{t(`pay_${way}`)}</span>
        </ChoiceRow>
      ))}
      {problems.payment && (
        <p role="alert" className="text-sm font-semibold text-danger-ink">
          {t(problems.payment)}
        </p>
      )}
      {customer.payment === 'cash' && (
        <Field
          label={t('changeFor')}
          hint={
            change !== null && change >= totalCents
              ? t('changeBack', { change: formatBrl(change - totalCents) })
              : t('changeHint')
          }
          error={problems.changeFor && t(problems.changeFor)}
          className="pt-2"
        >
          {(ids) => (
            <MoneyInput
              {...ids}
              name="changeFor"
              value={customer.changeFor}
              onValueChange={(changeFor) => onChange({ ...customer, changeFor })}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}
