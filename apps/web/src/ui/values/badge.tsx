import type { ReactNode } from 'react'
import { cx } from '../look/class-names'

export type Tone = 'neutral' | 'accent' | 'analysis' | 'production' | 'ready' | 'danger'

/** Ground and ink of each tone. */
export const toneColours: Record<Tone, string> = {
  neutral: 'bg-neutral text-neutral-ink',
  accent: 'bg-accent-tint text-accent-ink',
  analysis: 'bg-analysis text-analysis-ink',
  production: 'bg-production text-production-ink',
  ready: 'bg-ready text-ready-ink',
  danger: 'bg-danger text-danger-ink',
}

/** A short word on a state. The word says it; colour and icon only help. */
export function Badge({
  tone = 'neutral',
  icon,
  mayWrap = false,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  /** Where it may have less room than its words need. */
  mayWrap?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 px-2.5 text-sm font-semibold',
        mayWrap ? 'max-w-full min-w-0 rounded-xl' : 'rounded-full whitespace-nowrap',
        toneColours[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
