import type { InputHTMLAttributes, Ref } from 'react'
import { cx } from '../look/class-names'

/** Shared by every control one types into or chooses from. */
export const controlClass = cx(
  'min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 text-ink transition-colors',
  'hover:border-ink-soft focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent',
  'aria-invalid:border-danger-solid aria-invalid:outline-danger-solid disabled:bg-sunken disabled:text-ink-soft',
)

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** A one-line input. Text is 16 px, so that phones do not zoom in. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={cx(controlClass, className)} />
}
