import { TextInput, type TextInputProps } from './text-input'

interface CodeInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  length: number
  value: string
  onValueChange: (value: string) => void
}

/** A one-time code in a single input: paste, phone keyboards and autofill work as everywhere. */
export function CodeInput({ length, value, onValueChange, ...rest }: CodeInputProps) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(length)}
      value={value}
      onChange={(event) => onValueChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      className="min-h-16 text-center font-mono text-3xl tracking-[0.3em] tabular-nums placeholder:opacity-45"
    />
  )
}
