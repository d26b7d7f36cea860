import type { MenuEntry } from '../../ui/choices/menu'
import { Dialog } from '../../ui/dialogs/dialog'
import { QuickButtons } from './quick-buttons'
import type { QuickAct } from './quick-acts'
import type { Opening } from './use-opening'

interface ShopSheetProps {
  title: string
  acts: readonly QuickAct[]
  say: Opening['say']
  groups: readonly (readonly MenuEntry[])[]
  onClose: () => void
}

/** On a phone: what changes the shop's state, large enough for a thumb. Each press acts at once and closes it. */
export function ShopSheet({ title, acts, say, groups, onClose }: ShopSheetProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <QuickButtons
        acts={acts}
        size="large"
        say={(act) => {
          onClose()
          return say(act)
        }}
      />
      <div className="-mx-2 grid">
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.id} className="mt-1.5 grid border-t border-line pt-1.5">
              {group.map(({ id, label, icon, onSelect }) => (
                <li key={id} className="grid">
                  <button
                    type="button"
                    className="flex min-h-11 items-center gap-3 rounded-md px-3 text-left font-medium hover:bg-sunken"
                    onClick={() => {
                      onClose()
                      onSelect()
                    }}
                  >
                    <span className="shrink-0 opacity-80">{icon}</span>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </Dialog>
  )
}
