import { cx } from '../look/class-names'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-accent-ink hover:bg-accent-tint',
  danger: 'border border-danger-solid bg-surface text-danger-ink hover:bg-danger',
}

/** How a button looks, and a link that stands among buttons; at least 44 px high. */
export function buttonLook(kind: ButtonKind, size: 'normal' | 'large' = 'normal'): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors select-none [&>svg]:shrink-0',
    size === 'large' ? 'min-h-13 px-4 py-1.5 sm:px-6 sm:text-lg' : 'min-h-11 px-4 py-1.5',
    kinds[kind],
  )
}
