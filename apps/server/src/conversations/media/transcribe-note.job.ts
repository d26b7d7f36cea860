import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { FilesUnavailable } from '../../gateways/files'
import { timeForCall, timeUntilNextTry } from '../../gateways/open-ai'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { SendingNeeds } from '../sending-needs'
import { announceMessages } from '../thread/announce'
import { lockConversationOf } from '../thread/lock-conversation-of'
import { claimSound, closeTranscript, MOST_NOTE_BYTES } from '../voice/transcripts.store'
import { mediaKey } from './media.store'

/** What is known now; null words where nobody will know. `counts`: the service was asked in vain. */
type Outcome =
  | { kind: 'words'; text: string | null }
  | { kind: 'later'; retryAfterMs: number | null; counts: boolean }

const nothing = { kind: 'words', text: null } as const

/**
 * Asks what a voice note says and writes it down. While the service is away it is tried again, as long as the bot waits:
 * a note is asked about three times at most, and one whose time is over already once.
 */
export function transcribeNoteJob(needs: SendingNeeds): JobDefinition<'transcribe-note'> {
  return {
    name: 'transcribe-note',
    work: 'customer',
    asks: 'transcription',
    async run({ companyId, messageId, tries = 0 }, { lastAttempt }) {
      const note = await findNote(needs, companyId, messageId)
      if (!note) return
      const outcome = await learnWords(needs, companyId, note).catch((error: unknown) => {
        if (!lastAttempt) throw error
        needs.log.warn({ reason: (error as Error).message }, 'a voice note could not be transcribed')
        return nothing
      })
      if (outcome.kind === 'later') {
        const again = { companyId, messageId, tries: tries + (outcome.counts ? 1 : 0) }
        const tried = { ...again, retryAfterMs: outcome.retryAfterMs, now: needs.clock() }
        const afterMs = timeUntilNextTry(note, tried)
        if (afterMs !== null)
          return needs.db.asCompany(companyId, (tx) => addJob(tx, 'transcribe-note', again, { afterMs }))
      }
      await writeWords(needs, companyId, messageId, outcome.kind === 'words' ? outcome.text : null)
    },
  }
}

interface Note {
  messageId: string
  mediaId: string
  mime: string
  waitUntil: Date
}

async function findNote(
  { db }: SendingNeeds,
  companyId: string,
  messageId: string,
): Promise<Note | undefined> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<Note>(sql`
      select t.message_id as "messageId", f.id as "mediaId", f.mime, t.wait_until as "waitUntil"
      from transcripts t
      join messages m on m.company_id = t.company_id and m.id = t.message_id and not m.deleted
      join media f on f.company_id = t.company_id and f.message_id = t.message_id
      where t.company_id = ${companyId} and t.message_id = ${messageId} and t.state = 'pending'`)
    return rows[0]
  })
}

async function learnWords(needs: SendingNeeds, companyId: string, note: Note): Promise<Outcome> {
  const { db, clock, log, transcription } = needs
  if (!transcription) return nothing
  const bytes = await readSound(needs, mediaKey(companyId, note.mediaId))
  if (bytes === 'away') return { kind: 'later', retryAfterMs: null, counts: true }
  if (bytes === null) return nothing
  const { monthlyNotes } = transcription
  const digest = createHash('sha256').update(bytes).digest()
  const claim = await db.asCompany(companyId, (tx) =>
    claimSound(tx, companyId, note.messageId, { digest, monthlyNotes, now: clock() }),
  )
  if (claim.kind === 'known') return { kind: 'words', text: claim.text }
  if (claim.kind === 'wait') return { kind: 'later', retryAfterMs: null, counts: false }
  if (claim.kind === 'over') {
    log.warn({ companyId, monthlyNotes }, 'no more voice notes are transcribed this month')
    return nothing
  }
  const { patienceMs } = transcription
  const timeoutMs = timeForCall({ patienceMs, waitUntil: note.waitUntil }, clock())
  const heard = await transcription.transcriber.transcribe({ bytes, mime: note.mime }, timeoutMs)
  if (heard.kind === 'heard') return { kind: 'words', text: heard.text || null }
  log.warn({ companyId, reason: heard.words }, 'a voice note was not transcribed')
  if (heard.kind === 'refused') return nothing
  return { kind: 'later', retryAfterMs: heard.retryAfterMs, counts: true }
}

/** Null when there is no such file, or it is too large. */
async function readSound({ files }: SendingNeeds, key: string): Promise<Buffer | 'away' | null> {
  try {
    const file = await files.get(key)
    if (file && file.length <= MOST_NOTE_BYTES) return await buffer(file.content)
    file?.content.destroy()
    return null
  } catch (error) {
    if (error instanceof FilesUnavailable) return 'away'
    throw error
  }
}

async function writeWords(
  { db }: SendingNeeds,
  companyId: string,
  messageId: string,
  text: string | null,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const conversation = await lockConversationOf(tx, companyId, messageId)
    if (!conversation) return
    if (await closeTranscript(tx, companyId, { messageId, conversationId: conversation.id }, text))
      await announceMessages(tx, companyId, [messageId])
  })
}
