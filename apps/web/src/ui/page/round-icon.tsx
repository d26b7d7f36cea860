import type { ReactNode } from 'react'
import { cx } from '../look/class-names'

interface RoundIconProps {
  tone?: 'quiet' | 'good'
  size?: 'normal' | 'large'
  children: ReactNode
}

/** The icon above what a whole place has to say. */
export function RoundIcon({ tone = 'quiet', size = 'normal', children }: RoundIconProps) {
  return (
    <span
      className={cx(
        'grid place-items-center rounded-full',
        size === 'large' ? 'size-20' : 'size-16',
        tone === 'good' ? 'bg-ready text-ready-ink' : 'bg-sunken text-ink-soft',
      )}
    >
      {children}
    </span>
  )
}
