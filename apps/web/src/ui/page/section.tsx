import { useId, type ReactNode } from 'react'
import { cx } from '../look/class-names'

interface SectionProps {
  title: string
  /** Right of the title, e.g. a button. */
  aside?: ReactNode
  /** In a narrow column: a smaller title, with room for a thumb beside it. */
  dense?: boolean
  children: ReactNode
}

/** A titled part of a panel; a line parts it from the one above. */
export function Section({ title, aside, dense = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-1 border-t border-line',
        dense ? 'gap-2 pt-4' : 'gap-3 pt-5 first:border-t-0 first:pt-0',
      )}
    >
      <div className={cx('flex items-center justify-between', dense ? 'min-h-11 gap-2' : 'gap-3')}>
        <h3 id={id} className={dense ? 'text-base' : 'text-lg'}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
