import { SendHorizontal, Square, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../../i18n/language'
import { Button } from '../../../../ui/buttons/button'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { Spinner } from '../../../../ui/waiting/spinner'
import { AudioPlayer } from '../../content/audio-player'
import { durationWords } from '../../../../shared/words/duration-words'
import { sound } from '../../content/sound'
import { chatPaneTexts } from '../../texts'
import type { Recording, RecorderState } from './use-recorder'

interface RecorderBarProps {
  state: Exclude<RecorderState, { kind: 'idle' }>
  isSending: boolean
  onStop: () => void
  onDrop: () => void
  onSend: (recording: Recording) => void
}

/** Stands in the place of the box while a voice note is recorded, heard once more, and sent. */
export function RecorderBar({ state, isSending, onStop, onDrop, onSend }: RecorderBarProps) {
  const t = useTexts(chatPaneTexts)
  return (
    <div role="group" aria-label={t('voiceNote')} className="flex min-h-12 min-w-0 flex-1 items-center gap-1">
      <IconButton
        label={t('recordDrop')}
        icon={<Trash2 size={22} aria-hidden="true" />}
        disabled={isSending}
        onClick={onDrop}
      />
      {state.kind === 'asking' && <Spinner label={t('record')} className="flex-1" />}
      {state.kind === 'recording' && (
        <>
          <RecordingTime since={state.since} />
          <Button
            kind="danger"
            ref={focusOnArrival}
            icon={<Square size={18} aria-hidden="true" fill="currentColor" />}
            onClick={onStop}
          >
            {t('recordStop')}
          </Button>
        </>
      )}
      {state.kind === 'done' && (
        <>
          <Preview recording={state.recording} />
          <Button
            ref={focusOnArrival}
            aria-label={t('send')}
            busy={isSending}
            icon={<SendHorizontal size={22} aria-hidden="true" />}
            onClick={() => onSend(state.recording)}
          />
        </>
      )}
    </div>
  )
}

/** What was pressed is gone; the next step takes its focus. */
const focusOnArrival = (button: HTMLButtonElement | null) => button?.focus()

function RecordingTime({ since }: { since: number }) {
  const t = useTexts(chatPaneTexts)
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="flex flex-1 items-center gap-2 font-semibold tabular-nums">
      <span aria-hidden="true" className="size-3 animate-breathe rounded-full bg-danger-solid" />
      {t('recording', { time: durationWords((now - since) / 1000) })}
    </p>
  )
}

function Preview({ recording: { file, seconds } }: { recording: Recording }) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(
    () => () => {
      sound.stop()
      URL.revokeObjectURL(address)
    },
    [address],
  )
  return (
    <div className="min-w-0 flex-1">
      <AudioPlayer media={{ id: address, seconds, voice: true }} address={address} />
    </div>
  )
}
