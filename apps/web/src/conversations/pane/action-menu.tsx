import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface MenuAction {
  id: string
  label: string
  icon: ReactNode
  onSelect: () => void
}

/** A menu of actions under its button. */
export function ActionMenu({ trigger, actions }: { trigger: ReactElement; actions: readonly MenuAction[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-40 min-w-52 animate-fade rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {actions.map(({ id, label, icon, onSelect }) => (
            <DropdownMenu.Item
              key={id}
              onSelect={onSelect}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 font-medium text-ink outline-none data-highlighted:bg-sunken"
            >
              <span className="shrink-0 opacity-80">{icon}</span>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
