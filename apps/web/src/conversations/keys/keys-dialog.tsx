import { useTexts } from '../../i18n/language'
import { Dialog } from '../../ui/dialogs/dialog'
import { KeyList } from '../../ui/choices/key-list'
import { conversationsTexts } from '../texts'
import { shownKeys } from './screen-keys'

/** All keys of the conversations screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(conversationsTexts)
  return (
    <Dialog onClose={onClose} title={t('shortcuts')} description={t('keyHint')}>
      <KeyList rows={shownKeys.map(([command, keys]) => ({ name: t(`key_${command}`), keys }))} />
    </Dialog>
  )
}
