import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { toast, useToaster } from 'react-hot-toast/headless'
import { commonTexts } from '../../../i18n/common-texts'
import { useTexts } from '../../../i18n/language'
import { useLatest } from '../../../lib/hooks/use-latest'
import { cx } from '../../look/class-names'
import { ToastCard } from './toast-card'
import { toasterOptions, type ToastDurations } from './toaster-options'
import { useToastStack } from './use-toast-stack'

/** The most that a message is wide, with the gap to the next one, and the button behind them, in px. */
const messageWidth = 344
const buttonWidth = 48

/**
 * The short messages of a frame (NOTIF-01..04), in room where nothing is worked with: in the strip above a screen, which
 * `TopStack` keeps free for them, and on narrow screens over the header, between the buttons in its corners. As many as
 * fit stand beside each other, the newest first, in two lines; a button counts the others and unfolds all of them whole.
 */
export function StripToaster({ durations }: { durations: ToastDurations }) {
  const t = useTexts(commonTexts)
  const { toasts, handlers } = useToaster(toasterOptions(durations))
  const { startPause, endPause } = handlers
  const shown = toasts.filter(({ visible }) => visible)
  const isEmpty = shown.length === 0
  const [isOpen, setOpen] = useState(false)
  if (isOpen && isEmpty) setOpen(false)
  const close = () => {
    setOpen(false)
    endPause()
  }
  const stack = useToastStack({ startPause, endPause, isEmpty, isOpen, onEscape: close })
  const { room, isCut } = useMeasures(stack.ref, shown.length)
  const latestClose = useLatest(close)
  useEffect(() => {
    if (!isOpen) return
    startPause()
    // A press on the stack itself goes no further than it.
    const outside = () => latestClose.current()
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen, startPause, latestClose])
  const others = shown.slice(room)
  const hidden = new Set(isOpen ? [] : others)
  const button =
    'pointer-events-auto relative grid min-h-10.5 min-w-11 shrink-0 place-items-center rounded-md border border-line bg-raised ' +
    'px-2 text-sm font-bold shadow-float after:absolute after:-inset-0.5'
  return (
    <div
      {...stack}
      data-toaster="top-center"
      className={cx(
        'pointer-events-none fixed inset-x-15 top-0.5 z-50 flex justify-center gap-2 max-lg:gap-1 lg:right-4 lg:left-68',
        'in-data-wall:lg:left-4 lg:[body:has([data-side-panel])_&]:right-148',
        isOpen && 'max-h-[80dvh] flex-col items-center overflow-y-auto max-lg:items-stretch',
      )}
    >
      {toasts.map((each) => (
        <ToastCard
          key={each.id}
          toast={each}
          brief
          className={cx(
            'max-w-84 items-center! px-3 py-0.5 text-sm leading-[1.15rem] [&>div]:min-h-9 [&>div]:content-center',
            isOpen ? 'max-lg:w-auto' : '[&_[data-words]]:line-clamp-2 max-lg:px-2.5',
            hidden.has(each) && 'hidden',
          )}
        />
      ))}
      {!isEmpty &&
        (isOpen ? (
          <button
            type="button"
            aria-expanded
            aria-label={t('foldMessages')}
            className={button}
            onClick={close}
          >
            <ChevronUp size={20} aria-hidden="true" />
          </button>
        ) : others.length > 0 || isCut ? (
          <button
            type="button"
            aria-expanded={false}
            aria-label={others.length > 0 ? t('moreMessages', { count: others.length }) : t('readMessage')}
            className={cx(
              button,
              others.some(({ type }) => type === 'error') && 'bg-danger! text-danger-ink',
            )}
            onClick={() => setOpen(true)}
          >
            {others.length > 0 ? `+${others.length}` : <ChevronDown size={20} aria-hidden="true" />}
          </button>
        ) : (
          <button
            type="button"
            aria-label={t('closeMessage')}
            className={cx(button, 'lg:hidden')}
            onClick={() => shown.forEach(({ id }) => toast.dismiss(id))}
          >
            <X size={20} aria-hidden="true" />
          </button>
        ))}
    </div>
  )
}

/** How many messages fit beside each other, and whether one that is shown is cut short. */
function useMeasures(stack: RefObject<HTMLDivElement | null>, count: number) {
  const [width, setWidth] = useState(0)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (stack.current) watch.observe(stack.current)
    return () => watch.disconnect()
  }, [stack])
  // What is written changes with each message, and so does the room for it.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const words = stack.current?.querySelectorAll('[data-words]') ?? []
    setCut([...words].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1))
  })
  const all = Math.floor((width + 8) / messageWidth)
  return { isCut, room: Math.max(1, count <= all ? all : Math.floor((width - buttonWidth) / messageWidth)) }
}
