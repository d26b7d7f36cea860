import { useCallback, useEffect, useRef, useState } from 'react'
import { MOST_ATTACHED_BYTES } from '../check-attachment'
import { recordingType } from './recording-type'
import { voiceFile } from './voice-file'

type RecorderFault = 'denied' | 'missing' | 'too_large'

/** A voice note that was recorded and not sent yet. `seconds` long. */
export interface Recording {
  file: File
  seconds: number
}

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording'; since: number }
  | { kind: 'done'; recording: Recording }

/** Records one voice note at a time from the microphone; leaving lets go of it. */
export function useRecorder(onFault: (fault: RecorderFault) => void) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' })
  const recorder = useRef<MediaRecorder | null>(null)
  const wanted = useRef(0)

  const drop = useCallback(() => {
    wanted.current += 1
    const running = recorder.current
    recorder.current = null
    if (running && running.state !== 'inactive') running.stop()
    setState({ kind: 'idle' })
  }, [])
  useEffect(() => drop, [drop])

  const finish = (recording: Recording) => {
    const isTooLarge = recording.file.size > MOST_ATTACHED_BYTES
    if (isTooLarge) onFault('too_large')
    setState(isTooLarge ? { kind: 'idle' } : { kind: 'done', recording })
  }
  const start = async () => {
    const mine = (wanted.current += 1)
    setState({ kind: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (mine !== wanted.current) return release(stream)
      const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type))
      const made = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      const since = Date.now()
      const parts: Blob[] = []
      made.addEventListener('dataavailable', ({ data }) => parts.push(data))
      made.addEventListener('stop', () => {
        const seconds = (Date.now() - since) / 1000
        release(stream)
        recorder.current = null
        void voiceFile(parts, made.mimeType || mimeType || 'audio/webm').then((file) => {
          if (mine === wanted.current) finish({ file, seconds })
        })
      })
      recorder.current = made
      made.start()
      setState({ kind: 'recording', since })
    } catch (error) {
      if (mine !== wanted.current) return
      setState({ kind: 'idle' })
      onFault(error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'denied')
    }
  }
  const stop = () => recorder.current?.stop()

  return { state, start: () => void start(), stop, drop }
}

/** Whether this browser can record; pages without HTTPS cannot. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined
}

function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
