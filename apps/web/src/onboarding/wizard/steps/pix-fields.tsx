import { applyMask } from '@balcao/domain/company'
import { formatPixKey, pixKeyTypes, type PixKeyType } from '@balcao/domain/pix'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import { MaskedInput, type Mask } from '../../../ui/fields/masked-input'
import { Select } from '../../../ui/choices/select'
import { wizardTexts } from '../texts'
import type { FirstProblem } from '../data/use-first-problem'
import type { OnboardingValues } from '../data/values'

const keyboards = { cpf: 'numeric', cnpj: 'text', email: 'email', phone: 'tel', random: 'text' } as const

interface PixFieldsProps {
  values: OnboardingValues
  problem: FirstProblem
  onChange: (values: Partial<OnboardingValues>) => void
}

/** The PIX key: its type first, which decides its mask (ONB-35 to ONB-38). */
export function PixFields({ values, problem, onChange }: PixFieldsProps) {
  const t = useTexts(wizardTexts)
  const { pixKeyType: type } = values
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('pixType')} error={problem.of('pixKeyType')}>
        {(ids) => (
          <Select
            {...ids}
            name="pixKeyType"
            placeholder={t('pixTypePlaceholder')}
            options={pixKeyTypes.map((one) => ({ value: one, label: t(`pixType_${one}`) }))}
            value={type}
            onChange={(event) => {
              const next = pixKeyTypes.find((one) => one === event.target.value)
              onChange({ pixKeyType: next ?? '', pixKey: next ? formatPixKey(next, values.pixKey) : '' })
            }}
          />
        )}
      </Field>
      {type !== '' && <PixKey key={type} type={type} values={values} problem={problem} onChange={onChange} />}
    </div>
  )
}

function PixKey({ type, values, problem, onChange }: PixFieldsProps & { type: PixKeyType }) {
  const t = useTexts(wizardTexts)
  const mask = useMemo<Mask>(() => {
    const format = (text: string) => formatPixKey(type, text)
    if (type === 'email' || type === 'random') return (_, next, caret) => ({ text: format(next), caret })
    return (previous, next, caret, deleting) => applyMask(format, previous, next, caret, deleting)
  }, [type])
  return (
    <Field label={t('pixKey')} error={problem.of('pixKey')}>
      {(ids) => (
        <MaskedInput
          {...ids}
          name="pixKey"
          mask={mask}
          inputMode={keyboards[type]}
          maxLength={77}
          placeholder={t(`pixPlaceholder_${type}`)}
          value={values.pixKey}
          onValueChange={(pixKey) => onChange({ pixKey })}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}
