import type { ReactNode } from 'react'
import { cx } from '../look/class-names'

interface SegmentedProps<Id extends string> {
  label: string
  options: readonly { id: Id; content: ReactNode; name?: string; title?: string }[]
  selected: Id
  onSelect: (id: Id) => void
  /** Goes on in another line where one is too narrow. */
  wraps?: boolean
  /** Smaller where there is a mouse and a wide window. */
  isDense?: boolean
}

/** One of a few, all in sight. `name` is read out where the content is only an icon. */
export function Segmented<Id extends string>({
  label,
  options,
  selected,
  onSelect,
  wraps = false,
  isDense = false,
}: SegmentedProps<Id>) {
  return (
    <fieldset
      aria-label={label}
      className={cx('flex min-w-0 gap-0.5 rounded-md bg-sunken p-0.5', wraps && 'flex-wrap')}
    >
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === selected}
          aria-label={option.name}
          title={option.title ?? option.name}
          onClick={() => onSelect(option.id)}
          className={cx(
            'inline-flex min-h-11 min-w-11 flex-auto items-center justify-center rounded-sm px-1 text-sm font-bold transition-colors',
            isDense ? 'lg:min-h-9 lg:min-w-8' : 'sm:px-2',
            option.id === selected ? 'bg-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          {option.content}
        </button>
      ))}
    </fieldset>
  )
}
