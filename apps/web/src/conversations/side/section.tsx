import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** Right of the title, e.g. a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of what the shop knows of a customer. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
