import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card'
import { cx } from '../../ui/class-names'

interface LicenceCardProps {
  title: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of the licence page. */
export function LicenceCard({ title, aside, className, children }: LicenceCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Card className={cx('grid h-full grid-cols-1 content-start gap-4 p-4 sm:p-6')}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
