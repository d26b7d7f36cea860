import { megabytes } from '@balcao/domain/onboarding'
import type { PutQuestion } from '@balcao/contract/scheduling'
import { answerFileTypes, readFileAnswer } from '@balcao/domain/scheduling/questions'
import { CircleCheck, FileText, FileUp, Image, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLanguage, useTexts } from '../../../../i18n/language'
import { Button } from '../../../../ui/buttons/button'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { LinkButton } from '../../../../ui/buttons/link-button'
import { DropArea } from '../../../../ui/choices/drop-area'
import { FieldError } from '../../../../ui/fields/field-error'
import type { FileTarget } from './file-target'
import { answerFilesTexts } from './texts'
import { useFileAnswer } from './use-file-answer'

export interface FileAnswerFieldProps {
  question: PutQuestion
  /** By which it is found and focused. */
  name: string
  label: string
  value: string
  target: FileTarget
  error?: string | undefined
  onChange: (answer: string) => void
  onBlur?: (() => void) | undefined
}

/** A question that is answered by a photo or a PDF: chosen, taken with the camera or dropped, sent at once. */
export function FileAnswerField({
  question,
  name,
  label,
  value,
  target,
  error,
  onChange,
}: FileAnswerFieldProps) {
  const t = useTexts(answerFilesTexts)
  const { locale } = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { sending, send, retry, cancel, clear } = useFileAnswer({ value, target, onChange })
  const { status } = sending
  const file = readFileAnswer(value)
  const state = `${status} ${file?.id ?? ''}`
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // What was pressed is gone with the state that it stood in.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [state])
  const fault = sending.status === 'stopped' ? t(`fault_${sending.fault}`) : undefined
  const complaint = fault ?? (status === 'still' ? error : undefined)
  const described = [`${id}-hint`, complaint ? `${id}-error` : ''].filter(Boolean).join(' ')
  const choose = () => input.current?.click()
  const take = (files: FileList | null) => {
    if (files?.[0]) send(files[0])
  }
  const canRetry = sending.status === 'stopped' && (sending.fault === 'failed' || sending.fault === 'busy')
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      className="grid min-w-0 gap-1.5"
    >
      <span id={`${id}-label`} className="font-semibold break-words">
        {label}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={answerFileTypes.join(',')}
        aria-label={label}
        onChange={({ target: chosen }) => {
          take(chosen.files)
          chosen.value = ''
        }}
      />
      {sending.status === 'sending' ? (
        <div className="grid gap-2 rounded-md border border-line py-2 pr-2 pl-3.5">
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{sending.file.name}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                {t('sending', { percent: Math.floor(sending.part * 100) })}
              </span>
            </p>
            <LinkButton name={name} aria-label={t('cancelOf', { name: sending.file.name })} onClick={cancel}>
              {t('cancel')}
            </LinkButton>
          </div>
          <progress
            aria-label={sending.file.name}
            value={sending.part}
            max={1}
            className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
          />
        </div>
      ) : file ? (
        <div className="flex flex-wrap items-center gap-x-3 rounded-md border border-line py-1.5 pr-1.5 pl-3.5">
          {file.type === 'pdf' ? (
            <FileText size={22} aria-hidden="true" className="shrink-0 text-ink-soft" />
          ) : (
            <Image size={22} aria-hidden="true" className="shrink-0 text-ink-soft" />
          )}
          <p className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{file.name}</span>
            <span className="flex items-center gap-1 text-sm text-ink-soft tabular-nums">
              <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-ready-ink" />
              {megabytes(file.bytes, locale)}
            </span>
          </p>
          <LinkButton name={name} aria-label={t('changeOf', { name: file.name })} onClick={choose}>
            {t('change')}
          </LinkButton>
          <IconButton
            label={t('remove', { name: file.name })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={clear}
          />
        </div>
      ) : (
        <DropArea onFiles={take}>
          <Button
            kind="secondary"
            name={name}
            aria-label={t('chooseFor', { label: question.label })}
            aria-describedby={described}
            icon={<FileUp size={20} aria-hidden="true" />}
            onClick={choose}
          >
            {t('choose')}
          </Button>
          <p className="hidden text-sm text-ink-soft pointer-fine:block">{t('drop')}</p>
        </DropArea>
      )}
      <output className="sr-only">
        {status === 'sending' ? t('sendingNow') : file ? t('sent', { name: file.name }) : ''}
      </output>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {question.hint && <span className="block">{question.hint}</span>}
        {t('hint')}
      </p>
      <FieldError id={`${id}-error`} error={complaint} />
      {canRetry && (
        <LinkButton className="justify-self-start text-left" onClick={retry}>
          {t('retry', { name: sending.file.name })}
        </LinkButton>
      )}
    </div>
  )
}
