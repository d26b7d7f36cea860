import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card'

interface SectionCardProps {
  icon: ReactNode
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A titled card of the company's data, read or edited. */
export function SectionCard({ icon, title, aside, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-accent-ink">{icon}</span>
          <h2 id={id} className="mr-auto text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
