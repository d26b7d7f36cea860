import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from '../look/class-names'

/** A quiet action inside a text or under a form: looks like a link, is a button, 44 px high. */
export function LinkButton({
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline',
        className,
      )}
    />
  )
}
