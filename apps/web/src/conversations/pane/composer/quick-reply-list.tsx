import type { QuickReply } from '@balcao/contract/conversations'
import { cx } from '../../../ui/look/class-names'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

interface QuickReplyListProps {
  id: string
  found: readonly QuickReply[]
  /** Place of the one that Enter takes. */
  active: number
  /** What to say when nothing is found: no such one, none at all, or not loaded. */
  empty: 'quickNothing' | 'quickNone' | 'quickFailed'
  onPick: (reply: QuickReply) => void
}

const frame =
  'absolute inset-x-2 bottom-full z-20 mb-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-surface shadow-float'

/** The option of a place, for `aria-activedescendant`. */
export const quickOptionId = (id: string, place: number) => `${id}-${place}`

/** The quick replies that a '/' opens above the box; the box keeps the focus and moves through them. */
export function QuickReplyList({ id, found, active, empty, onPick }: QuickReplyListProps) {
  const t = useTexts(chatPaneTexts)
  if (found.length === 0) {
    return (
      <p role="status" className={cx(frame, 'px-4 py-3 text-ink-soft')}>
        {t(empty)}
      </p>
    )
  }
  return (
    <div id={id} role="listbox" aria-label={t('quickReplies')} className={cx(frame, 'p-1.5')}>
      {found.map((reply, place) => (
        <div
          key={reply.id}
          id={quickOptionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          ref={place === active ? scrollIntoView : undefined}
          // The box must not lose the focus to a press.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(reply)}
          onKeyDown={() => {}}
          className={cx(
            'grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5',
            place === active ? 'bg-accent-tint' : 'hover:bg-sunken',
          )}
        >
          <span className="font-bold text-accent-ink">/{reply.shortcut.replace(/^\//, '')}</span>
          <span className="truncate text-sm text-ink-soft">{reply.text}</span>
        </div>
      ))}
    </div>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
