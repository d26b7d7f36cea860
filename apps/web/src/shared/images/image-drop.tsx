import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode, isRefusal } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { checkImage, type ImageFault } from './check-image'
import { DropZone } from './drop-zone'
import { sendImage, type StoredImage } from './send-image'
import { imagesTexts } from './texts'
import { UploadProgress } from './upload-progress'

/** `again` is the file, when another try may help. */
type State =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  | { kind: 'bad'; problem: { fault: ImageFault } | { error: unknown }; again: File | null }

/** Uploads one picture as soon as it is chosen, dropped, pasted or taken, with its progress; a failed one is tried again. */
export function ImageDrop({ onStored }: { onStored: (image: StoredImage) => void }) {
  const t = useTexts(imagesTexts)
  const errorText = useErrorText()
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (file: File) => {
    const fault = await checkImage(file)
    if (fault) return setState({ kind: 'bad', problem: { fault }, again: null })
    sending.current?.abort()
    const mine = new AbortController()
    sending.current = mine
    setState({ kind: 'sending', part: 0 })
    try {
      const onProgress = (part: number) => !mine.signal.aborted && setState({ kind: 'sending', part })
      onStored(await sendImage(file, { onProgress, signal: mine.signal }))
      setState({ kind: 'waiting' })
    } catch (error) {
      if (mine.signal.aborted) return
      logFailure('a picture was not uploaded', error)
      setState({
        kind: 'bad',
        problem: { error },
        again: hasCode(error, 'IMAGE_REFUSED') ? null : file,
      })
    }
  }
  const problemText = (why: { fault: ImageFault } | { error: unknown }) => {
    if ('fault' in why) return t(`fault_${why.fault}`)
    return isRefusal(why.error) ? errorText(why.error, t('processFailed')) : t('uploadFailed')
  }
  const again = state.kind === 'bad' ? state.again : null

  return (
    <div className="grid gap-3">
      {state.kind === 'sending' ? (
        <UploadProgress part={state.part} />
      ) : (
        <DropZone onFile={(file) => void send(file)} />
      )}
      {state.kind === 'bad' && (
        <Callout
          kind="danger"
          live
          action={
            again && (
              <Button kind="secondary" className="justify-self-start" onClick={() => void send(again)}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {problemText(state.problem)}
        </Callout>
      )}
    </div>
  )
}
