import { useId, type ReactNode } from 'react'
import { Card } from './card'
import { cx } from './class-names'

interface TitledCardProps {
  icon?: ReactNode
  title: string
  /** Stands right of the title. */
  aside?: ReactNode
  className?: string | undefined
  /** As high as its place, for cards in a row. */
  fill?: boolean
  children: ReactNode
}

/** A card that is a part of a page, named by its title. */
export function TitledCard({ icon, title, aside, className, fill = false, children }: TitledCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Card className={cx('grid grid-cols-1 gap-4 p-4 sm:p-6', fill && 'h-full content-start')}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {icon && <span className="text-accent-ink">{icon}</span>}
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
