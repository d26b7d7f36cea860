import { Button } from '../../ui/buttons/button'

interface SaveBarProps {
  /** `state` says what is not saved yet. */
  words: { state: string; drop: string; save: string }
  busy: boolean
  onDrop: () => void
  /** Absent in a form: the button sends it. */
  onSave?: () => void
}

/** Save and drop, always in reach of the thumb. */
export function SaveBar({ words, busy, onDrop, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
      <p role="status" className="w-full text-sm text-ink-soft sm:mr-auto sm:w-auto sm:text-base">
        {words.state}
      </p>
      <Button kind="secondary" className="flex-1 sm:flex-none" disabled={busy} onClick={onDrop}>
        {words.drop}
      </Button>
      <Button
        className="flex-1 sm:min-w-36 sm:flex-none"
        busy={busy}
        {...(onSave ? { onClick: onSave } : { type: 'submit' })}
      >
        {words.save}
      </Button>
    </div>
  )
}
