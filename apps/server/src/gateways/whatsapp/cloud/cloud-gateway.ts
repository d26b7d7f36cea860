import { readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import {
  GatewayUnavailable,
  MediaGone,
  MOST_MEDIA_BYTES,
  type ConnectionSeen,
  type WhatsAppGateway,
} from '../gateway'
import type { InboundMedia } from '../gateway-event'
import { maybe, wireCount, wireId, wireText } from '../wire-values'
import { cloudCalls, unavailable, type CloudCalls, type CloudOptions } from './cloud-calls'
import { readCloudCatalogue } from './read-cloud-catalogue'
import { sendByCloud } from './send-by-cloud'

/**
 * A WhatsApp account at Meta's own Cloud API. There is nothing to pair and no history to read: the webhook is set in
 * Meta's console, and what it could not deliver it delivers later. A send whose answer was lost cannot be looked up;
 * its status names our `clientId` when it comes.
 */
export function createCloudGateway(options: CloudOptions): WhatsAppGateway {
  const calls = cloudCalls(options)
  return {
    features: {
      options: true,
      catalogue: true,
      window24h: true,
      findsSent: false,
      history: false,
      pairing: false,
    },
    send: (message) => sendByCloud(calls, message),
    findSent: async () => null,
    async markRead(ids) {
      // Reading one reads all before it, and the newest is at one end or the other.
      const ends = new Set([ids.at(0), ids.at(-1)])
      for (const id of ends) if (id !== undefined) await calls.need(readCall(calls, id))
    },
    async showTyping(_to, lastInboundId) {
      if (lastInboundId === null) return
      // There is no other way to show it than to read what it answers.
      await calls.ask(readCall(calls, lastInboundId, { typing_indicator: { type: 'text' } }))
    },
    fetchMedia: (media) => fetchCloudMedia(calls, media),
    readHistory: async () => [],
    groupSubject: async () => null,
    readCatalogue: (id, most) => readCloudCatalogue(calls, id, most),
    look: () => look(calls),
    connect: () => look(calls),
    disconnect: async () => {},
    version: async () => null,
  }
}

function readCall({ phoneNumberId }: CloudCalls, id: string, more: Record<string, unknown> = {}) {
  const body = { messaging_product: 'whatsapp', status: 'read', message_id: id, ...more }
  return { method: 'POST', path: `${phoneNumberId}/messages`, body } as const
}

const Account = z.object({ id: wireId, display_phone_number: maybe(wireText) })

/** The account is open as long as Meta lets us see it. */
async function look(calls: CloudCalls): Promise<ConnectionSeen> {
  const query = { fields: 'id,display_phone_number,verified_name' }
  const answer = await calls.ask({ method: 'GET', path: calls.phoneNumberId, query })
  const nothing = { ownJid: null, qr: null }
  if (answer.kind === 'answer' && isGood(answer.status)) {
    const seen = Account.safeParse(answer.body)
    if (!seen.success) throw new GatewayUnavailable('The Cloud API answered no phone number')
    const { kind, jid } = readAddress((seen.data.display_phone_number ?? '').replaceAll(/\D/g, ''))
    return { ...nothing, state: 'open', ownJid: kind === 'phone' ? jid : null, reason: null }
  }
  const failure = unavailable(answer)
  if (!failure.final) throw failure
  return { ...nothing, state: 'refused', reason: failure.message }
}

const Handle = z.object({ mediaId: wireId })
const Found = z.object({ url: z.url(), mime_type: maybe(wireText), file_size: maybe(wireCount) })

/** Asks where the file is, then for the file: its address is good for minutes only. */
async function fetchCloudMedia(calls: CloudCalls, media: InboundMedia) {
  const handle = Handle.safeParse(media.handle)
  if (!handle.success) throw new MediaGone('Not a file of the Cloud API')
  const answer = await calls.ask({
    method: 'GET',
    path: encodeURIComponent(handle.data.mediaId),
    query: { phone_number_id: calls.phoneNumberId },
  })
  if (answer.kind !== 'answer' || !isGood(answer.status)) throw goneOr(answer)
  const found = Found.safeParse(answer.body)
  if (!found.success) throw new GatewayUnavailable('The Cloud API answered no file')
  if ((found.data.file_size ?? 0) > MOST_MEDIA_BYTES) throw new MediaGone('The file is too large')
  const file = await calls.download(found.data.url)
  if (file.kind === 'too-large') throw new MediaGone('The file is too large')
  if (file.kind !== 'answer' || !isGood(file.status)) throw goneOr(file)
  return { bytes: file.body, mime: found.data.mime_type || media.mime, fileName: media.fileName }
}

/** Files are kept for some days. A refused token answers 400 as well, and says so. */
function goneOr(answer: Parameters<typeof unavailable>[0]): GatewayUnavailable {
  const failure = unavailable(answer)
  const isGone = answer.kind === 'answer' && (answer.status === 400 || answer.status === 404)
  return isGone && !failure.final ? new MediaGone('The Cloud API has no such file') : failure
}
