import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { MessageCard } from '../../shared/customer/message/message-card'
import { Badge } from '../../ui/values/badge'
import { Field } from '../../ui/fields/field'
import { LinkButton } from '../../ui/buttons/link-button'
import { Switch } from '../../ui/choices/switch'
import { TextArea } from '../../ui/fields/text-area'
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
  const area = useRef<HTMLTextAreaElement>(null)
  const isStandard = value.trim() === standard
  const isOn = sending?.on ?? true
  return (
    <MessageCard
      name={name}
      purpose={purpose}
      aside={
        sending ? (
          <Switch label={t('send')} checked={sending.on} onChange={sending.change} />
        ) : (
          <Badge tone={isStandard ? 'neutral' : 'accent'}>{t(isStandard ? 'isDefault' : 'isOwn')}</Badge>
        )
      }
      previewTitle={t('preview')}
      preview={
        <>
          {isOn && preview !== '' && (
            <p className="w-fit max-w-full rounded-lg rounded-tl-sm bg-sunken px-3.5 py-2.5">
              <ChatText text={preview} />
            </p>
          )}
          {!isOn && <p className="text-ink-soft italic">{t('noticeOff')}</p>}
        </>
      }
    >
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
    </MessageCard>
  )
}
