import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../look/class-names'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** What the button does, in words. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A 44 px square button that shows only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      {icon}
    </button>
  )
}
