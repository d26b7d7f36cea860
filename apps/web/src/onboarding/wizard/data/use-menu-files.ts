import type { MenuFile } from '@balcao/contract/onboarding'
import { menuFileFault, menuFileTypeOf, type MenuFileFault } from '@balcao/domain/onboarding'
import { useRef, useState } from 'react'
import { hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { newId } from '../../../lib/new-id'
import { takeBackFile } from './onboarding-calls'
import { sendMenuFile } from './send-menu-file'

/** A menu file in the wizard. `part` is how far it is sent, 0 to 1; `failed` may be sent again. */
export type FileEntry = { key: string; name: string; bytes: number } & (
  | { state: 'waiting' | 'failed'; file: File }
  | { state: 'sending'; file: File; part: number }
  | { state: 'refused'; fault: MenuFileFault }
  | { state: 'sent'; id: string }
)

export interface MenuFiles {
  entries: readonly FileEntry[]
  /** Ids of what is on the server. */
  sentIds: readonly string[]
  isSending: boolean
  add(files: readonly File[]): void
  retry(key: string): void
  /** Answers false when the server could not take it back; it is then still there. */
  remove(key: string): Promise<boolean>
  /** What the server has already. */
  start(files: readonly MenuFile[]): void
}

/** The files of the onboarding: judged in the browser, then sent one after the other, each as soon as it is chosen. */
export function useMenuFiles(): MenuFiles {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const latest = useRef(entries)
  const sending = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())

  const change = (next: (now: readonly FileEntry[]) => readonly FileEntry[]) => {
    latest.current = next(latest.current)
    setEntries(latest.current)
  }
  const put = (entry: FileEntry) => change((now) => now.map((one) => (one.key === entry.key ? entry : one)))

  const send = async ({ key, name, bytes, file }: FileEntry & { file: File }) => {
    // Taken away while it waited for its turn.
    if (!latest.current.some((entry) => entry.key === key)) return
    const base = { key, name, bytes }
    const fault = await faultOf(file, latest.current)
    if (fault) return put({ ...base, state: 'refused', fault })
    const controller = new AbortController()
    sending.current.set(key, controller)
    put({ ...base, state: 'sending', file, part: 0 })
    try {
      const sent = await sendMenuFile(file, {
        signal: controller.signal,
        onProgress: (part) => put({ ...base, state: 'sending', file, part }),
      })
      const isThere = latest.current.some((entry) => entry.state === 'sent' && entry.id === sent.id)
      if (isThere) change((now) => now.filter((entry) => entry.key !== key))
      else put({ key, name: sent.fileName, bytes: sent.fileSize, state: 'sent', id: sent.id })
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('a menu file was not sent', error)
      if (hasCode(error, 'FILE_REFUSED')) put({ ...base, state: 'refused', fault: 'content' })
      else if (hasCode(error, 'FILE_QUOTA')) put({ ...base, state: 'refused', fault: 'too_many' })
      else if (hasCode(error, 'PAYLOAD_TOO_LARGE')) put({ ...base, state: 'refused', fault: 'too_large' })
      else put({ ...base, state: 'failed', file })
    } finally {
      sending.current.delete(key)
    }
  }
  const enqueue = (entry: FileEntry & { file: File }) => {
    queue.current = queue.current.then(() => send(entry))
  }

  return {
    entries,
    sentIds: entries.flatMap((entry) => (entry.state === 'sent' ? [entry.id] : [])),
    isSending: entries.some(({ state }) => state === 'waiting' || state === 'sending'),
    add(files) {
      const added = files.map((file) => ({
        key: newId(),
        name: file.name,
        bytes: file.size,
        state: 'waiting' as const,
        file,
      }))
      change((now) => [...now, ...added])
      added.forEach(enqueue)
    },
    retry(key) {
      const entry = latest.current.find((one) => one.key === key)
      if (entry?.state !== 'failed') return
      const waiting = { ...entry, state: 'waiting' as const }
      put(waiting)
      enqueue(waiting)
    },
    async remove(key) {
      const entry = latest.current.find((one) => one.key === key)
      sending.current.get(key)?.abort()
      if (entry?.state === 'sent') {
        try {
          await takeBackFile(entry.id)
        } catch (error) {
          logFailure('a menu file was not taken back', error)
          return false
        }
      }
      change((now) => now.filter((one) => one.key !== key))
      return true
    },
    start: (files) =>
      change(() =>
        files.map(({ id, fileName, fileSize }) => ({
          key: id,
          name: fileName,
          bytes: fileSize,
          state: 'sent',
          id,
        })),
      ),
  }
}

async function faultOf(file: File, entries: readonly FileEntry[]): Promise<MenuFileFault | null> {
  const sent = entries.filter(({ state }) => state === 'sent')
  const before = { count: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) }
  const told = { name: file.name, bytes: file.size }
  const fault = menuFileFault(told, before)
  if (fault) return fault
  const content = menuFileTypeOf(new Uint8Array(await file.arrayBuffer()))
  return menuFileFault({ ...told, content: content ?? 'other' }, before)
}
