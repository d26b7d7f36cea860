import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../ui/class-names'
import { IconButton } from '../../ui/icon-button'

export interface MenuEntry {
  id: string
  label: string
  icon: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface RowMenuProps {
  /** Names the button and the menu, e.g. 'Mais ações de X-Bacon'. */
  label: string
  /** Groups, with a line between them. */
  groups: readonly (readonly MenuEntry[])[]
}

/** Everything else that can be done with a row; arrows, letters and Escape work as in every menu. */
export function RowMenu({ label, groups }: RowMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)

  // Run after the menu is gone: what opens then gives the focus back to the button, and a moved row keeps it.
  const runChosen = (event: Event) => {
    event.preventDefault()
    trigger.current?.focus()
    const run = chosen.current
    chosen.current = null
    if (run) flushSync(run)
    if (document.activeElement === document.body) trigger.current?.focus()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} label={label} icon={<EllipsisVertical size={20} aria-hidden="true" />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={runChosen}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {groups
            .filter((group) => group.length > 0)
            .map((group, place) => (
              <DropdownMenu.Group
                key={group[0]?.id}
                className={cx(place > 0 && 'mt-1.5 border-t border-line pt-1.5')}
              >
                {group.map((entry) => (
                  <DropdownMenu.Item
                    key={entry.id}
                    disabled={entry.disabled ?? false}
                    onSelect={() => {
                      chosen.current = entry.onSelect
                    }}
                    className={cx(
                      'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 font-medium outline-none',
                      'data-disabled:cursor-not-allowed data-disabled:opacity-55',
                      entry.danger
                        ? 'text-danger-ink data-highlighted:bg-danger'
                        : 'text-ink data-highlighted:bg-sunken',
                    )}
                  >
                    <span className="shrink-0 text-current opacity-80">{entry.icon}</span>
                    {entry.label}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.Group>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
