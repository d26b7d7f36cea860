import type { ReactNode } from 'react'
import { RoundIcon } from '../page/round-icon'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** Of the title: `h1` where it is all that the page says. */
  as?: 'h1' | 'h2'
  children?: ReactNode
  /** The button of what to do next. */
  action?: ReactNode
}

/** A place with nothing in it says so, and what to do next. */
export function EmptyState({ icon, title, as: Title = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center">
      <RoundIcon>{icon}</RoundIcon>
      <Title className="text-xl">{title}</Title>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
