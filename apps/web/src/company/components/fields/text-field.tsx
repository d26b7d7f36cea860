import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import { MaskedInput, type Mask } from '../../../ui/fields/masked-input'
import { TextInput, type TextInputProps } from '../../../ui/fields/text-input'
import type { TextName } from '../../company-values'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'

interface TextFieldProps extends Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'ref'> {
  edit: CompanyEdit
  name: Exclude<TextName, 'pix_tipo' | 'pix_chave'>
  mask?: Mask
  hint?: ReactNode
  /** Filled by the postal code: shown, and not to be written in. */
  locked?: boolean
  onTyped?: (value: string) => void
}

/** One line of the company's data with its name, its hint and what is wrong with it. */
export function TextField({
  edit,
  name,
  mask,
  hint,
  locked = false,
  onTyped,
  className,
  ...rest
}: TextFieldProps) {
  const t = useTexts(companyTexts)
  const problem = edit.problems[name]
  const type = (value: string) => {
    edit.change({ [name]: value })
    onTyped?.(value)
  }
  const lockedHint = (
    <span className="inline-flex items-center gap-1.5">
      <Lock size={14} aria-hidden="true" />
      {t('cepLocked')}
    </span>
  )
  return (
    <Field
      label={t(`field_${name}`)}
      hint={locked ? lockedHint : hint}
      error={problem && t(problem as 'error_field')}
      className={className ?? ''}
    >
      {(ids) =>
        mask ? (
          <MaskedInput
            {...rest}
            {...ids}
            name={name}
            mask={mask}
            value={edit.values[name]}
            onValueChange={type}
            className="tabular-nums"
          />
        ) : (
          <TextInput
            autoComplete="off"
            {...rest}
            {...ids}
            name={name}
            readOnly={locked}
            value={edit.values[name]}
            onChange={(event) => type(event.target.value)}
            className={locked ? 'bg-sunken' : ''}
          />
        )
      }
    </Field>
  )
}
