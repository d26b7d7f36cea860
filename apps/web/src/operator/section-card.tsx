import { useId, type ReactNode } from 'react'
import { Card } from '../ui/card'

/** One part of a lead or company, under its own heading. */
export function SectionCard({
  title,
  aside,
  children,
}: {
  title: string
  /** Stands right of the heading. */
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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

/** Cards side by side where there is room, each column as long as its own cards. */
export function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">{left}</div>
      <div className="grid grid-cols-1 gap-5">{right}</div>
    </div>
  )
}
