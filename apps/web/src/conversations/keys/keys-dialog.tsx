import { useTexts } from '../../i18n/language'
import { Dialog } from '../../ui/dialog'
import { conversationsTexts } from '../texts'
import { shownKeys } from './screen-keys'

/** All keys of the conversations screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(conversationsTexts)
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts')} description={t('keyHint')}>
      <dl className="grid gap-2">
        {shownKeys.map(([command, keys]) => (
          <div key={command} className="flex items-center justify-between gap-4">
            <dt>{t(`key_${command}`)}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
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
    </Dialog>
  )
}
