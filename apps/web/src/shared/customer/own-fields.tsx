import { TextField } from '../../ui/fields/text-field'
import { PhoneField } from './phone-field'

interface OwnFieldProps {
  label: string
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  name?: string
  required?: boolean
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
}

/** The name of whoever types it: the browser may fill it in. */
export function OwnNameField(props: OwnFieldProps) {
  return <TextField name="name" {...props} autoComplete="name" maxLength={120} />
}

/** The phone of whoever types it, as `PhoneField` has it. */
export function OwnPhoneField(props: OwnFieldProps) {
  return <PhoneField name="phone" {...props} autoComplete="tel-national" placeholder="(11) 99999-9999" />
}
