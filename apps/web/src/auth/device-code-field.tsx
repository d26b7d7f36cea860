import { useRef } from 'react'
import { useTexts } from '../i18n/language'
import { useFocusOnArrival } from '../lib/hooks/use-focus-on-arrival'
import { Field } from '../ui/fields/field'
import { TextInput } from '../ui/fields/text-input'
import { useMessageText, type Message } from './message'
import { authTexts } from './texts'

interface DeviceCodeFieldProps {
  value: string
  problem: Message | null
  onValueChange: (typed: string) => void
  readOnly: boolean
}

/** The code with which the owner or a manager opens a new device; takes the focus when it is asked for. */
export function DeviceCodeField({ value, problem, onValueChange, readOnly }: DeviceCodeFieldProps) {
  const t = useTexts(authTexts)
  const messageText = useMessageText()
  const field = useRef<HTMLInputElement>(null)
  useFocusOnArrival(field, problem)
  return (
    <Field
      label={t('deviceCode')}
      hint={t('deviceCodeHint')}
      error={problem ? messageText(problem) : undefined}
    >
      {(ids) => (
        <TextInput
          {...ids}
          ref={field}
          value={value}
          onChange={(event) => onValueChange(event.target.value.toUpperCase())}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          placeholder="XXXX-XXXX"
          readOnly={readOnly}
          className="text-center text-2xl tracking-wider"
        />
      )}
    </Field>
  )
}
