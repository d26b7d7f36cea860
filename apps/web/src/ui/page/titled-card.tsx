import { useId, type ReactNode } from 'react'
import { Card } from './card'
import { cx } from '../look/class-names'

interface TitledCardProps {
  icon?: ReactNode
  title: string
  as?: 'h2' | 'h3'
  /** Below the title. */
  text?: ReactNode
  /** Stands right of the title. */
  aside?: ReactNode
  className?: string | undefined
  /** As high as its place, for cards in a row. */
  fill?: boolean
  children: ReactNode
}

/** A card that is a part of a page, named by its title. */
export function TitledCard(props: TitledCardProps) {
  const { icon, title, as: Title = 'h2', text, aside, className, fill = false, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Card className={cx('grid grid-cols-1 gap-4 p-4 sm:p-6', fill && 'h-full content-start')}>
        <div className="grid grid-cols-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {icon && (
              <span aria-hidden="true" className="text-accent-ink">
                {icon}
              </span>
            )}
            <Title id={id} className="mr-auto min-w-0 text-lg break-words">
              {title}
            </Title>
            {aside}
          </div>
          {text && <p className="break-words text-ink-soft">{text}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
