import { RotateCcw } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { LinkButton } from '../../ui/link-button'
import { Switch } from '../../ui/switch'
import { TextArea } from '../../ui/text-area'
import { schedulingTexts } from '../texts'
import { MAX_NEWS, withVariable, type NewsVariable } from './news-variables'

interface News {
  on: boolean
  text: string
}

interface NewsEditorProps {
  name: string
  purpose: string
  news: News
  standard: string
  variables: readonly NewsVariable[]
  preview: string
  error: string | undefined
  onChange: (news: News) => void
}

/** One text to customers: whether it is sent, its words with their variables, and how it reads. */
export function NewsEditor(props: NewsEditorProps) {
  const { name, purpose, news, standard, variables, preview, error, onChange } = props
  const t = useTexts(schedulingTexts)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const { on, text } = news
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const insert = (variable: NewsVariable) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    const next = withVariable(text, variable, { from: selectionStart, to: selectionEnd })
    if (!next) return
    caret.current = next.caret
    onChange({ on, text: next.text })
  }
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id={id} className="text-lg">
              {name}
            </h2>
            <p className="text-ink-soft">{purpose}</p>
          </div>
          <Switch label={t('send')} checked={on} onChange={(next) => onChange({ on: next, text })} />
        </div>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-2">
            <Field label={t('newsText')} error={error}>
              {(ids) => (
                <TextArea
                  {...ids}
                  ref={area}
                  aria-label={`${name}: ${t('newsText')}`}
                  rows={5}
                  maxLength={MAX_NEWS}
                  value={text}
                  onChange={(event) => onChange({ on, text: event.target.value })}
                />
              )}
            </Field>
            <div role="group" aria-label={t('variables')} className="flex flex-wrap items-center gap-1.5">
              {variables.map((variable) => (
                <button
                  key={variable}
                  type="button"
                  aria-label={t('insertVariable', { name: t(`var_${variable}`) })}
                  title={t(`var_${variable}`)}
                  onClick={() => insert(variable)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-3 font-mono text-sm hover:bg-accent-tint sm:min-h-9"
                >
                  {`{${variable}}`}
                </button>
              ))}
            </div>
            {text.trim() !== standard && (
              <LinkButton className="justify-self-start" onClick={() => onChange({ on, text: standard })}>
                <RotateCcw size={18} aria-hidden="true" />
                {t('backToStandard')}
              </LinkButton>
            )}
          </div>
          <figure className="grid content-start gap-1.5">
            <figcaption className="text-sm text-ink-soft">{t('preview')}</figcaption>
            {on ? (
              <p className="w-fit max-w-full rounded-lg rounded-tl-sm bg-sunken px-3.5 py-2.5 break-words whitespace-pre-line">
                {preview}
              </p>
            ) : (
              <p className="text-ink-soft italic">{t('newsOff')}</p>
            )}
          </figure>
        </div>
      </Card>
    </section>
  )
}
