import { cx } from '../look/class-names'

/** A turning ring. Give `label` when it stands alone; without it, it is decoration beside a text. */
export function Spinner({
  size = 20,
  label,
  className,
}: {
  size?: number
  label?: string
  className?: string
}) {
  const ring = (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="animate-spin"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (!label) return <span className={cx('inline-flex', className)}>{ring}</span>
  return (
    <output className={cx('inline-flex items-center gap-3', className)}>
      {ring}
      <span className="sr-only">{label}</span>
    </output>
  )
}
