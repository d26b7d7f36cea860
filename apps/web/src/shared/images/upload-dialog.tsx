import type { ImageAction } from '@balcao/contract/company'
import { useEffect, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { isRefusal } from '../../lib/http/api-error'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { notify } from '../../ui/notices/notify'
import type { ImageFault } from './check-image'
import { DropZone } from './drop-zone'
import { readPicture } from './read-picture'
import { imagesTexts } from './texts'
import { UploadProgress } from './upload-progress'
import { useMenuImages } from './use-menu-images'

interface UploadDialogProps {
  /** Of the picture that the new one takes the place of. */
  replaces: string | null
  names: readonly string[]
  onClose: () => void
}

/** The picture cannot be taken, or the server could not or would not keep it. */
type Failure = { fault: ImageFault } | { error: unknown }

/** Uploads a picture with a name (IMG-02, IMG-16, IMG-17). A failed upload keeps the picture and can be tried again. */
export function UploadDialog({ replaces, names, onClose }: UploadDialogProps) {
  const t = useTexts(imagesTexts)
  const errorText = useErrorText()
  const { send } = useMenuImages()
  const [picture, setPicture] = useState<{ base64: string; preview: string } | null>(null)
  const [name, setName] = useState(replaces ?? '')
  const [tried, setTried] = useState(false)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => () => URL.revokeObjectURL(picture?.preview ?? ''), [picture])

  const trimmed = name.trim()
  const taken = trimmed !== replaces && names.includes(trimmed)
  const nameError = !trimmed ? t('nameMissing') : taken ? t('nameTaken') : undefined

  const failureText = (why: Failure) => {
    if ('fault' in why) return t(`fault_${why.fault}`)
    const { error } = why
    const reason = isRefusal(error) ? [errorText(error, ''), ...error.fields.map((f) => f.mensagem)] : []
    return reason.filter(Boolean).join(' ') || t('uploadFailed')
  }

  const take = async (file: File) => {
    setFailure(null)
    const read = await readPicture(file)
    if ('fault' in read) {
      setFailure(read)
      notify.error(t('processFailed'))
      return
    }
    setPicture(read)
    setName((typed) => (typed.trim() ? typed : file.name.slice(0, 120)))
  }

  const upload = async () => {
    setTried(true)
    if (!picture || nameError) return
    const action: ImageAction = replaces
      ? { action: 'replace', oldFileName: replaces, newFileName: trimmed, base64: picture.base64 }
      : { action: 'add', fileName: trimmed, base64: picture.base64 }
    setFailure(null)
    setPart(0)
    try {
      await send(action, setPart)
      notify.success(t('changed'))
      onClose()
    } catch (error) {
      logFailure('a picture was not uploaded', error)
      setFailure({ error })
      notify.error(t('uploadFailed'))
    } finally {
      setPart(null)
    }
  }

  return (
    <Dialog
      onClose={() => part === null && onClose()}
      title={replaces ? t('replaceTitle') : t('uploadTitle')}
      actions={
        <>
          <Button kind="secondary" disabled={part !== null} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={part !== null} disabled={!picture} onClick={() => void upload()}>
            {failure && picture ? t('tryAgain') : t('upload')}
          </Button>
        </>
      }
    >
      {picture && (
        <img
          src={picture.preview}
          alt={trimmed}
          className="max-h-56 w-full rounded-lg bg-sunken object-contain"
        />
      )}
      <DropZone onFile={(file) => void take(file)} disabled={part !== null} />
      <Field label={t('name')} error={tried ? nameError : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            maxLength={120}
            disabled={part !== null}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {failure && (
        <Callout kind="danger" live>
          {failureText(failure)}
        </Callout>
      )}
      {part !== null && <UploadProgress part={part} />}
    </Dialog>
  )
}
