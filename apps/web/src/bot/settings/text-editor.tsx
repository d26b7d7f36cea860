import { RotateCcw } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { LinkButton } from '../../ui/link-button'
import { Switch } from '../../ui/switch'
import { TextArea } from '../../ui/text-area'
import { ChatText } from '../chat-text'
import { botTexts } from '../texts'
import { MAX_TEXT } from './settings-draft'
import { VariableChips } from './variable-chips'
import type { VariableName } from './variables'

interface TextEditorProps {
  name: string
  purpose: string
  value: string
  standard: string
  variables: readonly VariableName[]
  preview: string
  error?: string | undefined
  /** Only where it can be switched off. */
  sending?: { on: boolean; change: (on: boolean) => void }
  onChange: (text: string) => void
}

/** One text: what it is for, the text with its variables, and how the customer sees it. */
export function TextEditor(props: TextEditorProps) {
  const { name, purpose, value, standard, variables, preview, error, sending, onChange } = props
  const t = useTexts(botTexts)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const isStandard = value.trim() === standard
  const isOn = sending?.on ?? true
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
          {sending ? (
            <Switch label={t('send')} checked={sending.on} onChange={sending.change} />
          ) : (
            <Badge tone={isStandard ? 'neutral' : 'accent'}>{t(isStandard ? 'isDefault' : 'isOwn')}</Badge>
          )}
        </div>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-2">
            <Field
              label={t('replyText')}
              error={error}
              hint={value.trim() === '' && !sending ? t('blankText') : undefined}
              aside={
                <span className="text-sm text-ink-soft tabular-nums">
                  {t('length', { count: value.length, max: MAX_TEXT })}
                </span>
              }
            >
              {(ids) => (
                <TextArea
                  {...ids}
                  ref={area}
                  aria-label={`${name}: ${t('replyText')}`}
                  rows={4}
                  maxLength={MAX_TEXT}
                  value={value}
                  onChange={(event) => onChange(event.target.value)}
                />
              )}
            </Field>
            <VariableChips names={variables} value={value} max={MAX_TEXT} area={area} onChange={onChange} />
            {!isStandard && (
              <div className="grid gap-1 border-l-4 border-line pl-3">
                <p className="text-sm text-ink-soft">
                  <span className="font-semibold">{t('standard')}: </span>
                  <span className="break-words whitespace-pre-line">{standard}</span>
                </p>
                <LinkButton
                  aria-label={t('backToDefaultOf', { name })}
                  className="justify-self-start"
                  onClick={() => onChange(standard)}
                >
                  <RotateCcw size={18} aria-hidden="true" />
                  {t('backToDefault')}
                </LinkButton>
              </div>
            )}
          </div>
          <figure className="grid content-start gap-1.5">
            <figcaption className="text-sm text-ink-soft">{t('preview')}</figcaption>
            {isOn && preview !== '' && (
              <p className="w-fit max-w-full rounded-lg rounded-tl-sm bg-sunken px-3.5 py-2.5">
                <ChatText text={preview} />
              </p>
            )}
            {!isOn && <p className="text-ink-soft italic">{t('noticeOff')}</p>}
          </figure>
        </div>
      </Card>
    </section>
  )
}
