import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonLook, type ButtonKind } from './button-look'
import { cx } from '../look/class-names'
import { Spinner } from '../waiting/spinner'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: 'normal' | 'large'
  /** Shows a spinner and refuses presses; the width stays what the text needs. */
  busy?: boolean
  icon?: ReactNode
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
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
      className={cx(buttonLook(kind, size), 'disabled:opacity-55', wide && 'w-full', className)}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
