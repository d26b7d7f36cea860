import type { ReactNode } from 'react'

interface PageSectionProps {
  title: string
  /** Right of the title, e.g. a button that adds something. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that needs no card around it. */
export function PageSection({ title, aside, children }: PageSectionProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
