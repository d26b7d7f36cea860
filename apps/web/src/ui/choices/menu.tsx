import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../look/class-names'

export interface MenuEntry {
  id: string
  label: string
  icon: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

interface MenuProps {
  /** The button under which it opens. */
  trigger: ReactElement
  /** Groups, with a line between them. */
  groups: readonly (readonly MenuEntry[])[]
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end'
  /** Before the focus goes back to the button. */
  onCloseAutoFocus?: (event: Event) => void
}

/** A menu of actions under its button; arrows, letters and Escape work as in every menu. */
export function Menu({ trigger, groups, align = 'start', onCloseAutoFocus }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {groups
            .filter((group) => group.length > 0)
            .map((group, place) => (
              <DropdownMenu.Group
                key={group[0]?.id}
                className={cx(place > 0 && 'mt-1.5 border-t border-line pt-1.5')}
              >
                {group.map(({ id, label, icon, danger, disabled = false, onSelect }) => (
                  <DropdownMenu.Item
                    key={id}
                    disabled={disabled}
                    onSelect={onSelect}
                    className={cx(
                      'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 font-medium outline-none',
                      'data-disabled:cursor-not-allowed data-disabled:opacity-55',
                      danger
                        ? 'text-danger-ink data-highlighted:bg-danger'
                        : 'text-ink data-highlighted:bg-sunken',
                    )}
                  >
                    <span className="shrink-0 text-current opacity-80">{icon}</span>
                    {label}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.Group>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
