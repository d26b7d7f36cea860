import { cx } from '../look/class-names'

/** Holds the place of what is being loaded. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-breathe rounded-md bg-sunken', className)} />
}
