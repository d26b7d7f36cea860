import { useLayoutEffect, useRef, type RefObject } from 'react'
import { insertVariable } from './insert-variable'

interface VariableChipsProps<Name extends string> {
  names: readonly Name[]
  words: { variables: string; titleOf: (name: Name) => string; insert: (title: string) => string }
  value: string
  max: number
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Variables to press; each goes where the caret stands, and the caret goes behind it. */
export function VariableChips<Name extends string>(props: VariableChipsProps<Name>) {
  const { names, words, value, max, area, onChange } = props
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const insert = (name: Name) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const next = insertVariable(value, name, { from: selectionStart, to: selectionEnd }, max)
    caret.current = next.caret
    onChange(next.text)
  }

  return (
    <div role="group" aria-label={words.variables} className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="mr-1 text-sm text-ink-soft">
        {words.variables}
      </span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={words.insert(words.titleOf(name))}
          title={words.titleOf(name)}
          onClick={() => insert(name)}
          className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-3 font-mono text-sm hover:bg-accent-tint sm:min-h-9"
        >
          {`{${name}}`}
        </button>
      ))}
    </div>
  )
}
