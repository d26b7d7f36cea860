import { Bike, Store } from 'lucide-react'
import type { DeliveryFee } from '@balcao/domain/delivery'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../i18n/language'
import { maskLength, phoneMask } from '../../shared/customer/masks'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { MaskedInput } from '../../ui/masked-input'
import { Segmented } from '../../ui/segmented'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { menuTexts } from '../texts'
import type { checkCustomer, Customer } from './customer'

interface CustomerFieldsProps {
  customer: Customer
  onChange: (customer: Customer) => void
  fee: DeliveryFee
  /** Neighbourhoods that the shop delivers to. */
  names: readonly string[]
  problems: ReturnType<typeof checkCustomer>
}

/** Who it is for, and where it goes. The fee follows what is typed, and an unclear place is asked about. */
export function CustomerFields({ customer, onChange, fee, names, problems }: CustomerFieldsProps) {
  const t = useTexts(menuTexts)
  const set = (change: Partial<Customer>) => onChange({ ...customer, ...change })
  const errorOf = (field: keyof Customer) => {
    const problem = problems[field]
    return problem && t(problem)
  }
  const proposals =
    fee.kind === 'ambiguous'
      ? fee.candidates.map(({ bairro }) => bairro)
      : fee.kind === 'unknown'
        ? fee.near.slice(0, 4)
        : []
  return (
    <section aria-label={t('customer')} className="grid gap-4">
      <Segmented
        label={t('fulfilment')}
        selected={customer.fulfilment}
        options={[
          {
            id: 'delivery',
            content: <Way icon={<Bike size={20} aria-hidden="true" />} text={t('delivery')} />,
          },
          { id: 'pickup', content: <Way icon={<Store size={20} aria-hidden="true" />} text={t('pickup')} /> },
        ]}
        onSelect={(fulfilment) => set({ fulfilment })}
      />
      <Field label={t('name')} error={errorOf('name')}>
        {(ids) => (
          <TextInput
            {...ids}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={customer.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('phone')} error={errorOf('phone')}>
        {(ids) => (
          <MaskedInput
            {...ids}
            name="phone"
            type="tel"
            autoComplete="tel-national"
            mask={phoneMask}
            maxLength={maskLength.phone}
            placeholder="(11) 99999-9999"
            value={customer.phone}
            onValueChange={(phone) => set({ phone })}
          />
        )}
      </Field>
      {customer.fulfilment === 'delivery' && (
        <>
          <Field
            label={t('neighbourhood')}
            error={errorOf('neighbourhood')}
            hint={
              fee.kind === 'fee'
                ? fee.bairro && t('feeOf', { name: fee.bairro, fee: formatBrl(fee.centavos) })
                : fee.kind === 'unnamed'
                  ? undefined
                  : t(fee.kind === 'ambiguous' ? 'placeAmbiguous' : 'placeUnknown')
            }
          >
            {(ids) => (
              <TextInput
                {...ids}
                name="neighbourhood"
                list="bairros"
                autoComplete="off"
                maxLength={80}
                value={customer.neighbourhood}
                onChange={(event) => set({ neighbourhood: event.target.value })}
              />
            )}
          </Field>
          <datalist id="bairros">
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {proposals.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {proposals.map((name) => (
                <Button key={name} kind="secondary" onClick={() => set({ neighbourhood: name })}>
                  {name}
                </Button>
              ))}
            </div>
          )}
          <Field label={t('address')} hint={t('addressHint')} error={errorOf('address')}>
            {(ids) => (
              <TextInput
                {...ids}
                name="address"
                autoComplete="street-address"
                maxLength={300}
                value={customer.address}
                onChange={(event) => set({ address: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      <Field label={t('notes')}>
        {(ids) => (
          <TextArea
            {...ids}
            name="notes"
            maxLength={500}
            value={customer.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        )}
      </Field>
    </section>
  )
}

function Way({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className="flex items-center gap-2 text-base">
      {icon}
      {text}
    </span>
  )
}
