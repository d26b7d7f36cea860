import { applyMask, formatCep } from '@balcao/domain/company'
import { stateZones } from '@balcao/domain/time'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { Field } from '../../../ui/fields/field'
import { LinkButton } from '../../../ui/buttons/link-button'
import { MaskedInput, type Mask } from '../../../ui/fields/masked-input'
import { Select } from '../../../ui/choices/select'
import { Spinner } from '../../../ui/waiting/spinner'
import { TextInput } from '../../../ui/fields/text-input'
import { wizardTexts } from '../texts'
import { useCepFill, type AddressField } from '../data/use-cep-fill'
import type { FirstProblem } from '../data/use-first-problem'
import type { OnboardingValues } from '../data/values'

const cepMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatCep, previous, next, caret, deleting)
const states = Object.keys(stateZones).map((uf) => ({ value: uf, label: uf }))
const longest = { street: 200, number: 20, neighborhood: 80, city: 80 } as const

interface AddressFieldsProps {
  values: OnboardingValues
  problem: FirstProblem
  onChange: (values: Partial<OnboardingValues>) => void
}

/** The address, its postal code first: that fills and locks what it knows (ONB-25, ONB-26). */
export function AddressFields({ values, problem, onChange }: AddressFieldsProps) {
  const t = useTexts(wizardTexts)
  const cep = useCepFill(values, onChange)
  const told = { unknown: t('cepUnknown'), failed: t('cepFailed') }
  const cepProblem = cep.state === 'unknown' || cep.state === 'failed' ? told[cep.state] : undefined
  const text = (name: keyof typeof longest, className: string) => {
    const isLocked = cep.locked.has(name as AddressField)
    return (
      <Field label={t(name)} error={problem.of(name)} className={className}>
        {(ids) => (
          <TextInput
            {...ids}
            name={name}
            maxLength={longest[name]}
            readOnly={isLocked}
            className={cx(isLocked && 'bg-sunken text-ink-soft')}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        )}
      </Field>
    )
  }
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field
        label={t('cep')}
        hint={t('cepHint')}
        error={problem.of('zipCode') ?? cepProblem}
        className="sm:col-span-3"
      >
        {(ids) => (
          <MaskedInput
            {...ids}
            name="zipCode"
            mask={cepMask}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={9}
            placeholder="00000-000"
            className="tabular-nums"
            value={values.zipCode}
            onValueChange={(zipCode) => {
              onChange({ zipCode })
              cep.typed(zipCode)
            }}
          />
        )}
      </Field>
      <div className="grid content-start sm:col-span-3 sm:pt-8">
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          {cep.state === 'looking' && <Spinner size={18} />}
          {cep.state === 'looking' && t('cepLooking')}
          {cep.state === 'found' && t('cepFound')}
        </p>
        {cep.locked.size > 0 && (
          <LinkButton className="justify-self-start" onClick={cep.unlock}>
            {t('editAddress')}
          </LinkButton>
        )}
      </div>
      {text('street', 'sm:col-span-4')}
      {text('number', 'sm:col-span-2')}
      {text('neighborhood', 'sm:col-span-2')}
      {text('city', 'sm:col-span-2')}
      <Field label={t('state')} error={problem.of('state')} className="sm:col-span-2">
        {(ids) =>
          cep.locked.has('state') ? (
            <TextInput
              {...ids}
              name="state"
              readOnly
              value={values.state}
              className="bg-sunken text-ink-soft"
            />
          ) : (
            <Select
              {...ids}
              name="state"
              placeholder={t('statePlaceholder')}
              options={states}
              value={values.state}
              onChange={(event) => onChange({ state: event.target.value })}
            />
          )
        }
      </Field>
    </div>
  )
}
