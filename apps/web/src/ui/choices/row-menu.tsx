import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../buttons/icon-button'
import { Menu, type MenuEntry } from './menu'

interface RowMenuProps {
  /** Names the button and the menu, e.g. 'Mais ações de X-Bacon'. */
  label: string
  /** Groups, with a line between them. */
  groups: readonly (readonly MenuEntry[])[]
}

/** Everything else that can be done with a row. */
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
  const choose = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    onSelect: () => {
      chosen.current = entry.onSelect
    },
  })

  return (
    <Menu
      trigger={
        <IconButton ref={trigger} label={label} icon={<EllipsisVertical size={20} aria-hidden="true" />} />
      }
      groups={groups.map((group) => group.map(choose))}
      align="end"
      onCloseAutoFocus={runChosen}
    />
  )
}
