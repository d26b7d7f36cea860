import { useLayoutEffect, useRef, type Ref, type TextareaHTMLAttributes } from 'react'
import { cx } from '../../../ui/look/class-names'
import type { Blank } from './quick-replies'

const mostLines = 6
const shared = 'block w-full px-3.5 py-2.5 text-base leading-6 break-words whitespace-pre-wrap'

interface TextBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string
  /** Variables without a value, highlighted in the text. */
  blanks: readonly Blank[]
  ref?: Ref<HTMLTextAreaElement>
}

/** The box one writes in: grows with its text up to six lines, and highlights what still has no value. */
export function TextBox({ value, blanks, ref, className, ...rest }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const highlights = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || element.value !== value) return
    element.style.height = 'auto'
    const line = Number.parseFloat(getComputedStyle(element).lineHeight)
    const most = line * mostLines + element.offsetHeight - element.clientHeight + 20
    element.style.height = `${Math.min(element.scrollHeight, most)}px`
    if (highlights.current) highlights.current.scrollTop = element.scrollTop
  }, [value])
  return (
    <div
      className={cx(
        'relative min-w-0 flex-1 rounded-md border border-line-strong bg-surface focus-within:border-accent focus-within:outline-2 focus-within:outline-accent hover:border-ink-soft',
        className,
      )}
    >
      {blanks.length > 0 && (
        <div
          ref={highlights}
          aria-hidden="true"
          className={cx(shared, 'pointer-events-none absolute inset-0 overflow-hidden text-transparent')}
        >
          {highlightedParts(value, blanks).map(({ text, isBlank, from }) =>
            isBlank ? (
              <mark key={from} className="rounded-sm bg-analysis text-transparent ring-2 ring-analysis-solid">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </div>
      )}
      <textarea
        {...rest}
        ref={(element) => {
          box.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        rows={1}
        value={value}
        onScroll={(event) => {
          if (highlights.current) highlights.current.scrollTop = event.currentTarget.scrollTop
        }}
        className={cx(shared, 'relative resize-none bg-transparent text-ink focus:outline-none')}
      />
    </div>
  )
}

function highlightedParts(text: string, blanks: readonly Blank[]) {
  const parts: { text: string; isBlank: boolean; from: number }[] = []
  let from = 0
  for (const blank of blanks) {
    if (blank.from > from) parts.push({ text: text.slice(from, blank.from), isBlank: false, from })
    parts.push({ text: text.slice(blank.from, blank.to), isBlank: true, from: blank.from })
    from = blank.to
  }
  if (from < text.length) parts.push({ text: text.slice(from), isBlank: false, from })
  return parts
}
