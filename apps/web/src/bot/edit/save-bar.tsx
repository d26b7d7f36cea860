import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { botTexts } from '../texts'

interface SaveBarProps {
  /** Changes that are not saved yet. */
  count: number
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Save and discard, always in reach of the thumb while there is something to save. */
export function SaveBar({ count, busy, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts(botTexts)
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
      <p role="status" className="w-full text-sm text-ink-soft sm:mr-auto sm:w-auto sm:text-base">
        {t('changes', { count })}
      </p>
      <Button kind="secondary" className="flex-1 sm:flex-none" disabled={busy} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button className="flex-1 sm:min-w-36 sm:flex-none" busy={busy} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  )
}
