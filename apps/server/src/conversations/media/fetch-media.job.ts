import { imageTypeOf } from '@balcao/domain/images'
import { GatewayUnavailable, MediaGone } from '../../gateways/whatsapp'
import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { announceMessages } from '../thread/announce'
import { lockConversationOf } from '../thread/lock-conversation-of'
import type { SendingNeeds } from '../sending-needs'
import { askForWords, closeTranscript } from '../voice/transcripts.store'
import { mostInboundBytes } from './media-limits'
import { findMedia, mediaKey, recordMedia, type MediaRow } from './media.store'

/** Fetches the bytes of a file that a customer sent. It is tried until the job gives up, a day long while the gateway is away; then the file is gone. */
export function fetchMediaJob(needs: SendingNeeds): JobDefinition<'fetch-media'> {
  return {
    name: 'fetch-media',
    work: 'customer',
    asks: 'whatsapp',
    async run({ companyId, mediaId }, { lastAttempt }) {
      const wanted = await findWanted(needs, companyId, mediaId)
      if (!wanted) return
      try {
        await recordOutcome(needs, companyId, wanted.media, await fetchFile(needs, companyId, wanted))
      } catch (error) {
        if (!lastAttempt) throw error
        needs.log.warn({ reason: (error as Error).message }, 'a file of a conversation could not be fetched')
        await recordOutcome(needs, companyId, wanted.media, null)
      }
    },
  }
}

interface WantedMedia {
  media: MediaRow
  waId: string
}

function findWanted({ db }: SendingNeeds, companyId: string, mediaId: string): Promise<WantedMedia | null> {
  return db.asCompany(companyId, async (tx) => {
    const media = await findMedia(tx, companyId, mediaId)
    if (media?.state !== 'fetching') return null
    const { rows } = await tx.execute<{ wa_id: string | null }>(
      sql`select wa_id from messages where company_id = ${companyId} and id = ${media.message_id}`,
    )
    const waId = rows[0]?.wa_id
    return waId ? { media, waId } : null
  })
}

type FetchedFile = { mime: string; fileName: string | null; bytes: number } | null

/** Brings a file into the store. Null when it can never be had. @throws GatewayUnavailable, FilesUnavailable */
async function fetchFile(
  { gatewayOf, files }: SendingNeeds,
  companyId: string,
  { media, waId }: WantedMedia,
): Promise<FetchedFile> {
  const { type, mime, file_name: fileName, bytes: told, seconds, voice, handle } = media
  const most = mostInboundBytes(type)
  if ((told ?? 0) > most) return null
  const connected = await gatewayOf(companyId)
  if (connected === null) throw new GatewayUnavailable('The company has no channel', true)
  const received = { type, mime, fileName, bytes: told, seconds, voice, handle: handle ?? {} }
  const fetched = await connected.gateway.fetchMedia(received, waId).catch((error: unknown) => {
    if (error instanceof MediaGone) return null
    throw error
  })
  if (fetched === null || fetched.bytes.length === 0 || fetched.bytes.length > most) return null
  const known = knownMime(media, fetched)
  await files.put(mediaKey(companyId, media.id), fetched.bytes, known)
  return { mime: known, fileName: fetched.fileName ?? fileName, bytes: fetched.bytes.length }
}

/** Pictures are what their bytes say; what only calls itself a picture is never shown as one. */
function knownMime({ type }: MediaRow, { mime, bytes }: { mime: string; bytes: Buffer }): string {
  if (type !== 'image' && type !== 'sticker') return mime
  return imageTypeOf(bytes) ?? 'application/octet-stream'
}

async function recordOutcome(
  { db }: SendingNeeds,
  companyId: string,
  media: MediaRow,
  found: FetchedFile,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const { message_id: messageId } = media
    const conversation = await lockConversationOf(tx, companyId, messageId)
    if (!conversation || !(await recordMedia(tx, companyId, media.id, found))) return
    if (found) await askForWords(tx, companyId, messageId)
    else await closeTranscript(tx, companyId, { messageId, conversationId: conversation.id }, null)
    await announceMessages(tx, companyId, [messageId])
  })
}
