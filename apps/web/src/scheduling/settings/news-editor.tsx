import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { MessageCard } from '../../shared/customer/message/message-card'
import { VariableChips } from '../../shared/customer/message/variable-chips'
import { Field } from '../../ui/fields/field'
import { LinkButton } from '../../ui/buttons/link-button'
import { Switch } from '../../ui/choices/switch'
import { TextArea } from '../../ui/fields/text-area'
import { schedulingTexts } from '../texts'
import { MAX_NEWS, type NewsVariable } from './news-variables'

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
  const area = useRef<HTMLTextAreaElement>(null)
  const { on, text } = news
  return (
    <MessageCard
      name={name}
      purpose={purpose}
      aside={<Switch label={t('send')} checked={on} onChange={(next) => onChange({ on: next, text })} />}
      previewTitle={t('preview')}
      preview={
        on ? (
          <p className="w-fit max-w-full rounded-lg rounded-tl-sm bg-sunken px-3.5 py-2.5 break-words whitespace-pre-line">
            {preview}
          </p>
        ) : (
          <p className="text-ink-soft italic">{t('newsOff')}</p>
        )
      }
    >
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
      <VariableChips
        names={variables}
        words={{
          variables: t('variables'),
          titleOf: (variable) => t(`var_${variable}`),
          insert: (title) => t('insertVariable', { name: title }),
        }}
        value={text}
        max={MAX_NEWS}
        area={area}
        onChange={(next) => onChange({ on, text: next })}
      />
      {text.trim() !== standard && (
        <LinkButton className="justify-self-start" onClick={() => onChange({ on, text: standard })}>
          <RotateCcw size={18} aria-hidden="true" />
          {t('backToStandard')}
        </LinkButton>
      )}
    </MessageCard>
  )
}
