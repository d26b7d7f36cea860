import { FileText, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useLanguage, useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Field } from '../../../ui/fields/field'
import { IconButton } from '../../../ui/buttons/icon-button'
import { TextArea } from '../../../ui/fields/text-area'
import { sizeWords } from '../content/media-words'
import { chatPaneTexts } from '../texts'
import { attachmentFault, mediaTypeOf } from './check-attachment'

const longestCaption = 1024

interface AttachDialogProps {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  /** Sends one; answers whether it worked. */
  onSend: (file: File, caption: string) => Promise<boolean>
  /** Why the latest one was not sent. */
  error: unknown
  onClose: () => void
}

/** Shows what is about to be sent, with its caption. What was not sent stays, to be tried again. */
export function AttachDialog({ files, onFiles, onSend, error, onClose }: AttachDialogProps) {
  const t = useTexts(chatPaneTexts)
  const errorText = useErrorText()
  const [caption, setCaption] = useState('')
  const [sending, setSending] = useState<{ place: number; count: number } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const captionBox = useRef<HTMLTextAreaElement>(null)
  // Not the first button of the dialog, which takes a file away.
  useEffect(() => {
    const frame = requestAnimationFrame(() => captionBox.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const good = files.filter((file) => !attachmentFault(file))
  const bad = files.filter((file) => attachmentFault(file))

  const sendAll = async () => {
    if (sending || good.length === 0) return
    setFailed(null)
    let left = good
    for (const [place, file] of good.entries()) {
      setSending({ place: place + 1, count: good.length })
      if (!(await onSend(file, place === 0 ? caption.trim() : ''))) {
        setSending(null)
        setFailed(file.name || t('unnamedFile'))
        onFiles(left)
        if (place > 0) setCaption('')
        return
      }
      left = left.slice(1)
    }
    onClose()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void sendAll()
  }
  return (
    <Dialog
      onClose={() => !sending && onClose()}
      title={t('attachTitle', { count: good.length || files.length })}
      actions={
        <>
          <Button kind="secondary" disabled={sending !== null} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={sending !== null} disabled={good.length === 0} onClick={() => void sendAll()}>
            {t('send')}
          </Button>
        </>
      }
    >
      {bad.map((file, place) => (
        <Callout key={`${file.name} ${place}`} kind="warning" live>
          {t(`attach_${attachmentFault(file) ?? 'empty'}`, { name: file.name || t('unnamedFile') })}
        </Callout>
      ))}
      <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto p-1 empty:hidden">
        {good.map((file, place) => (
          <li key={`${file.name} ${place}`}>
            <Preview
              file={file}
              isLarge={good.length === 1}
              onRemove={sending ? null : () => onFiles(files.filter((each) => each !== file))}
            />
          </li>
        ))}
      </ul>
      {good.length > 0 && (
        <Field label={t(good.length > 1 ? 'captionFirst' : 'caption')}>
          {(ids) => (
            <TextArea
              {...ids}
              ref={captionBox}
              maxLength={longestCaption}
              value={caption}
              readOnly={sending !== null}
              onChange={(event) => setCaption(event.target.value)}
              onKeyDown={sendOnEnter}
            />
          )}
        </Field>
      )}
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {failed ? `${t('attachFailed', { name: failed })} ${errorText(error, '')}` : ''}
      </p>
      {sending && sending.count > 1 && <p role="status">{t('attachSending', sending)}</p>}
    </Dialog>
  )
}

interface PreviewProps {
  file: File
  isLarge: boolean
  onRemove: (() => void) | null
}

function Preview({ file, isLarge, onRemove }: PreviewProps) {
  const t = useTexts(chatPaneTexts)
  const { locale } = useLanguage()
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const kind = mediaTypeOf(file)
  const name = file.name || t('unnamedFile')
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        {kind === 'image' && (
          <img
            src={address}
            alt={name}
            className={isLarge ? 'mx-auto max-h-[35dvh] rounded-md' : 'size-20 rounded-md object-cover'}
          />
        )}
        {kind === 'video' && (
          // What was just chosen brings no captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            src={address}
            controls
            aria-label={name}
            className={isLarge ? 'mx-auto max-h-[35dvh] rounded-md' : 'h-20 rounded-md'}
          />
        )}
        {(kind === 'document' || kind === 'audio') && (
          <p className="flex items-center gap-3 rounded-md bg-sunken p-3">
            <FileText size={26} aria-hidden="true" className="shrink-0 text-accent-ink" />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold break-words">{name}</span>
              <span className="text-sm text-ink-soft">{sizeWords(file.size, locale)}</span>
            </span>
          </p>
        )}
      </div>
      {onRemove && !isLarge && (
        <IconButton
          label={t('attachRemove', { name })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
