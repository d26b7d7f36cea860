import { useTexts } from '../../i18n/language'
import { Dialog } from '../../ui/dialogs/dialog'
import { KeyList } from '../../ui/choices/key-list'
import { Switch } from '../../ui/choices/switch'
import { messageKey } from '../../ui/notices/toasts/use-toast-stack'
import { shownKeys, type KeyCommand, type KeyLayout } from '../keys/order-keys'
import { ordersTexts } from '../texts'
import { useOrderKeysOn } from '../keys/use-order-keys'

const names = {
  search: 'keySearch',
  next: 'keyNext',
  previous: 'keyPrevious',
  right: 'keyRight',
  left: 'keyLeft',
  open: 'keyOpen',
  advance: 'keyAdvance',
  new: 'keyNew',
  help: 'keyHelp',
} as const satisfies Record<KeyCommand, string>

/** The keys of the orders screen, and the switch that turns them off. */
export function KeysDialog({ layout, onClose }: { layout: KeyLayout; onClose: () => void }) {
  const t = useTexts(ordersTexts)
  const [on, setOn] = useOrderKeysOn()
  return (
    <Dialog onClose={onClose} title={t('shortcuts')} description={t('keyHint')}>
      <KeyList
        rows={[
          ...Object.entries(names).flatMap(([command, name]) => {
            const keys = shownKeys[layout][command as KeyCommand]
            return keys ? [{ name: t(name), keys }] : []
          }),
          { name: t('keyMessage'), keys: [messageKey] },
        ]}
      />
      <Switch label={t('keysOn')} checked={on} onChange={setOn} />
    </Dialog>
  )
}
