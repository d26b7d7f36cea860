import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../look/class-names'

interface Tab<Id extends string> {
  id: Id
  label: string
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** A panel that was open once stays there, hidden, with what was typed in it. */
  keepsPanels?: boolean
}

/** Tabs after the ARIA pattern: arrows, Home and End move, the chosen panel is the only one shown. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, keepsPanels = false } = props
  const id = useId()
  const buttons = useRef(new Map<Id, HTMLButtonElement>())
  const [seen, setSeen] = useState<readonly Id[]>([])
  if (keepsPanels && !seen.includes(selected)) setSeen([...seen, selected])
  const position = tabs.findIndex((tab) => tab.id === selected)

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: position + 1,
      ArrowLeft: position - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(step + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={cx(
          'flex flex-wrap gap-1 rounded-lg bg-sunken p-1',
          tabs.length === 5 && 'max-[360px]:gap-0.5',
          // Six or seven stand in two rows on a phone.
          tabs.length > 5 && 'max-sm:grid',
          tabs.length > 5 && (tabs.length > 6 ? 'max-sm:grid-cols-4' : 'max-sm:grid-cols-3'),
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button)
              else buttons.current.delete(tab.id)
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
            className={cx(
              'min-h-11 flex-1 rounded-md px-1 font-semibold whitespace-nowrap transition-colors',
              tabs.length === 5 ? 'sm:px-2' : 'sm:px-3',
              tabs.length > 3 && 'max-sm:flex-auto max-sm:text-sm',
              // Five short words fit beside each other at 320 px.
              tabs.length === 5 && 'max-[360px]:px-0',
              tab.id === selected ? 'bg-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {(tab.id === selected || seen.includes(tab.id)) && tab.panel}
        </div>
      ))}
    </>
  )
}
