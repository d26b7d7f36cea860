import { ANSWER_FILE_LIMITS, answerFileTypeOf } from '@balcao/domain/scheduling/questions'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasCode } from '../../../../lib/http/api-error'
import { sendFile } from '../../../../lib/http/send-file'
import { logFailure } from '../../../../lib/log'
import { SENDING } from '../answers-draft'
import type { FileTarget } from './file-target'

/** Why a file was not taken. `failed` and `busy` may be tried again as it is. */
export type FileFault = 'type' | 'large' | 'full' | 'asked' | 'late' | 'busy' | 'failed'

type Sending =
  | { status: 'still' }
  | { status: 'sending'; file: File; part: number }
  | { status: 'stopped'; file: File; fault: FileFault }

interface Options {
  /** What the draft says: `SENDING` is ours. */
  value: string
  target: FileTarget
  onChange: (answer: string) => void
}

/** One file that answers a question: judged here, sent, and handed to the draft once it is there. */
export function useFileAnswer({ value, target, onChange }: Options) {
  const [sending, setSending] = useState<Sending>({ status: 'still' })
  const under = useRef<AbortController | null>(null)
  const before = useRef('')
  // What is typed in other fields meanwhile is in the newest of them.
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    // Left by a page that was read again while it was sending.
    if (value === SENDING && !under.current) change.current('')
    return () => {
      if (!under.current) return
      under.current.abort()
      change.current(before.current)
    }
    // Only as it begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const stop = (next: Sending) => {
    under.current = null
    flushSync(() => {
      setSending(next)
      change.current(before.current)
    })
  }

  const send = async (file: File) => {
    if (under.current) return
    const controller = new AbortController()
    under.current = controller
    before.current = value === SENDING ? '' : value
    setSending({ status: 'sending', file, part: 0 })
    change.current(SENDING)
    try {
      const fault = await faultOf(file)
      if (controller.signal.aborted) return
      if (fault) return stop({ status: 'stopped', file, fault })
      const address = `${target.address}?${new URLSearchParams({ name: file.name.slice(-255) }).toString()}`
      const sent = await target.as((headers) =>
        sendFile(address, file, {
          headers,
          signal: controller.signal,
          onProgress: (part) => setSending({ status: 'sending', file, part }),
        }),
      )
      before.current = (sent as { answer: string }).answer
      stop({ status: 'still' })
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('a file of an answer was not sent', error)
      stop({ status: 'stopped', file, fault: faultIn(error) })
    }
  }

  return {
    sending,
    send: (file: File) => void send(file),
    retry() {
      if (sending.status === 'stopped') void send(sending.file)
    },
    cancel() {
      under.current?.abort()
      stop({ status: 'still' })
    },
    /** Takes the file away, and what was said of one that was not taken. */
    clear() {
      setSending({ status: 'still' })
      onChange('')
    },
  }
}

/** What can be known of a file before it is sent. */
async function faultOf(file: File): Promise<FileFault | null> {
  if (file.size > ANSWER_FILE_LIMITS.bytes) return 'large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  return answerFileTypeOf(bytes) === null ? 'type' : null
}

function faultIn(error: unknown): FileFault {
  if (hasCode(error, 'ANSWER_FILE_REFUSED', 'UNSUPPORTED_MEDIA_TYPE')) return 'type'
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return 'large'
  if (hasCode(error, 'ANSWER_FILES_FULL')) return 'full'
  if (hasCode(error, 'QUESTIONS_CHANGED')) return 'asked'
  if (hasCode(error, 'TOO_LATE_TO_CHANGE', 'APPOINTMENT_NOT_FOUND')) return 'late'
  return hasCode(error, 'TOO_MANY_REQUESTS', 'UNAVAILABLE') ? 'busy' : 'failed'
}
