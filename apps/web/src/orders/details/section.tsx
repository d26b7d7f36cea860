import { useId, type ReactNode } from 'react'

/** A titled part of the details. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
