import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../../i18n/language'
import { botTexts } from '../texts'
import { insertVariable } from './insert-variable'
import type { VariableName } from './variables'

interface VariableChipsProps {
  names: readonly VariableName[]
  value: string
  max: number
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Variables to press; each goes where the caret stands, and the caret goes behind it. */
export function VariableChips({ names, value, max, area, onChange }: VariableChipsProps) {
  const t = useTexts(botTexts)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const insert = (name: VariableName) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const next = insertVariable(value, name, { from: selectionStart, to: selectionEnd }, max)
    caret.current = next.caret
    onChange(next.text)
  }

  return (
    <div role="group" aria-label={t('variables')} className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="mr-1 text-sm text-ink-soft">
        {t('variables')}
      </span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t('insert', { name: t(`var_${name}`) })}
          title={t(`var_${name}`)}
          onClick={() => insert(name)}
          className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-3 font-mono text-sm hover:bg-accent-tint sm:min-h-9"
        >
          {`{${name}}`}
        </button>
      ))}
    </div>
  )
}
