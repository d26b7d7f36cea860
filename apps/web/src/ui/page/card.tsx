import type { HTMLAttributes } from 'react'
import { cx } from '../look/class-names'

/** A sheet of paper on the counter. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={cx('rounded-lg border border-line bg-surface p-5 shadow-card', className)} />
  )
}
