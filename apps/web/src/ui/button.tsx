import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './class-names'
import { Spinner } from './spinner'

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: 'normal' | 'large'
  /** Shows a spinner and refuses presses; the width stays what the text needs. */
  busy?: boolean
  icon?: ReactNode
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-accent-ink hover:bg-accent-tint',
  danger: 'border border-danger-solid bg-surface text-danger-ink hover:bg-danger',
}

/** A button is `type="button"` unless told otherwise, at least 44 px high. */
export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'normal',
    busy = false,
    icon,
    wide = false,
    className,
    children,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={cx(
        'inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors select-none',
        'disabled:opacity-55',
        size === 'large' ? 'min-h-13 px-4 sm:px-6 sm:text-lg' : 'min-h-11 px-4',
        wide && 'w-full',
        kinds[kind],
        className,
      )}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
