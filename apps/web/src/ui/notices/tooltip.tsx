import { useEffect, useRef, useState, type ReactNode } from 'react'

interface TooltipProps {
  text: string
  side?: 'right' | 'bottom'
  className?: string
  /** Spread what it gets on the trigger: screen readers know the text before it is shown. */
  children: (description: { 'aria-description': string }) => ReactNode
}

const gap = 8
/** As `max-w-68`, in pixels. */
const widest = 272

/** A short explanation for a pointer that hovers and for the keyboard; Escape hides it. Fixed to the window, so no container cuts it. */
export function Tooltip({ text, side = 'right', className, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)

  const open = () => {
    const box = anchor.current?.getBoundingClientRect()
    if (!box) return
    const right = side === 'right' && box.right + widest + gap < window.innerWidth
    const below = Math.max(gap, Math.min(box.left, window.innerWidth - widest - gap))
    setPlace(right ? { top: box.top + 4, left: box.right + gap } : { top: box.bottom + gap, left: below })
  }
  const close = () => setPlace(null)

  useEffect(() => {
    if (!place) return undefined
    const hide = () => setPlace(null)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, true)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, true)
    }
  }, [place])

  return (
    <span
      ref={anchor}
      className={className}
      // A finger does not hover, and what it presses has the focus only at times: the trigger answers it otherwise.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && open()}
      onPointerLeave={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {children({ 'aria-description': text })}
      {place && (
        <span
          role="tooltip"
          style={place}
          className="pointer-events-none fixed z-50 w-max max-w-68 animate-fade rounded-md bg-ink px-3 py-2 text-sm text-canvas shadow-float"
        >
          {text}
        </span>
      )}
    </span>
  )
}
