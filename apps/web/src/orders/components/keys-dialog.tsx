import { useTexts } from '../../i18n/language'
import { Dialog } from '../../ui/dialog'
import { Switch } from '../../ui/switch'
import { shownKeys, type KeyCommand } from '../order-keys'
import { ordersTexts } from '../texts'
import { useOrderKeysOn } from '../use-order-keys'

const names = {
  search: 'keySearch',
  next: 'keyNext',
  previous: 'keyPrevious',
  open: 'keyOpen',
  advance: 'keyAdvance',
  new: 'keyNew',
  help: 'keyHelp',
} as const satisfies Record<KeyCommand, string>

/** The keys of the orders screen, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(ordersTexts)
  const [on, setOn] = useOrderKeysOn()
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts')} description={t('keyHint')}>
      <dl className="grid gap-2">
        {Object.entries(names).map(([command, name]) => (
          <div key={command} className="flex items-center justify-between gap-4">
            <dt>{t(name)}</dt>
            <dd className="flex gap-1.5">
              {shownKeys[command as KeyCommand].map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-8 min-w-8 place-items-center rounded-sm border border-line-strong bg-sunken px-2 font-mono font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keysOn')} checked={on} onChange={setOn} />
    </Dialog>
  )
}
