import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../look/class-names'

const looks = {
  info: ['bg-accent-tint text-accent-ink', Info],
  success: ['bg-ready text-ready-ink', CircleCheck],
  warning: ['bg-analysis text-analysis-ink', TriangleAlert],
  danger: ['bg-danger text-danger-ink', TriangleAlert],
} as const

interface CalloutProps {
  kind?: keyof typeof looks
  /** Announced when it appears. */
  live?: boolean
  action?: ReactNode
  /** Several buttons, beside each other. */
  actions?: ReactNode
  children: ReactNode
}

/** A notice inside the page that stays until its reason is gone. */
export function Callout({ kind = 'info', live = false, action, actions, children }: CalloutProps) {
  const [look, Icon] = looks[kind]
  return (
    <div role={live ? 'status' : undefined} className={cx('flex gap-3 rounded-md p-3.5', look)}>
      <Icon size={22} aria-hidden="true" className="mt-px shrink-0" />
      <div className="grid flex-1 gap-2">
        <div className="font-medium">{children}</div>
        {action}
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
