import { Bike, Store } from 'lucide-react'
import type { DeliveryFee } from '@balcao/domain/delivery'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Field } from '../../ui/fields/field'
import { Segmented } from '../../ui/choices/segmented'
import { TextArea } from '../../ui/fields/text-area'
import { menuTexts } from '../texts'
import type { checkCustomer, Customer } from './customer'
import { TextField } from '../../ui/fields/text-field'
import { OwnNameField, OwnPhoneField } from '../../shared/customer/own-fields'

interface CustomerFieldsProps {
  customer: Customer
  onChange: (customer: Customer) => void
  /** False while the shop lets customers come for it, and nothing else. */
  delivers: boolean
  fee: DeliveryFee
  /** Neighbourhoods that the shop delivers to. */
  names: readonly string[]
  problems: ReturnType<typeof checkCustomer>
}

/** Who it is for, and where it goes. The fee follows what is typed, and an unclear place is asked about. */
export function CustomerFields({ customer, onChange, delivers, fee, names, problems }: CustomerFieldsProps) {
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
      {delivers ? (
        <Segmented
          label={t('fulfilment')}
          selected={customer.fulfilment}
          options={[
            {
              id: 'delivery',
              content: <Way icon={<Bike size={20} aria-hidden="true" />} text={t('delivery')} />,
            },
            {
              id: 'pickup',
              content: <Way icon={<Store size={20} aria-hidden="true" />} text={t('pickup')} />,
            },
          ]}
          onSelect={(fulfilment) => set({ fulfilment })}
        />
      ) : (
        <Callout kind="warning">{t('pickupOnlyNow')}</Callout>
      )}
      <OwnNameField
        label={t('name')}
        error={errorOf('name')}
        value={customer.name}
        onValueChange={(name) => set({ name })}
      />
      <OwnPhoneField
        label={t('phone')}
        error={errorOf('phone')}
        value={customer.phone}
        onValueChange={(phone) => set({ phone })}
      />
      {customer.fulfilment === 'delivery' && (
        <>
          <TextField
            label={t('neighbourhood')}
            error={errorOf('neighbourhood')}
            hint={
              fee.kind === 'fee'
                ? fee.bairro && t('feeOf', { name: fee.bairro, fee: formatBrl(fee.centavos) })
                : fee.kind === 'unnamed'
                  ? undefined
                  : t(fee.kind === 'ambiguous' ? 'placeAmbiguous' : 'placeUnknown')
            }
            name="neighbourhood"
            list="bairros"
            maxLength={80}
            value={customer.neighbourhood}
            onValueChange={(neighbourhood) => set({ neighbourhood })}
          />
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
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            error={errorOf('address')}
            name="address"
            autoComplete="street-address"
            maxLength={300}
            value={customer.address}
            onValueChange={(address) => set({ address })}
          />
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
