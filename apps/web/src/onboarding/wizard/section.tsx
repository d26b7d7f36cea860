import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card'

interface SectionProps {
  icon: ReactNode
  title: string
  text?: string
  children: ReactNode
}

/** A titled part of a step. */
export function Section({ icon, title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div className="grid gap-1">
          <div className="flex items-center gap-3">
            <span aria-hidden="true" className="text-accent-ink">
              {icon}
            </span>
            <h3 id={id} className="text-lg">
              {title}
            </h3>
          </div>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
