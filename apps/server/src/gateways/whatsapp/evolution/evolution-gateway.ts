import { readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import { GatewayUnavailable, MediaGone, MOST_MEDIA_BYTES, type WhatsAppGateway } from '../gateway'
import type { InboundMedia } from '../gateway-event'
import { maybe, wireText } from '../wire-values'
import { evolutionCalls, unavailable, type EvolutionCalls, type EvolutionOptions } from './evolution-calls'
import { findSentByEvolution, readEvolutionHistory } from './evolution-history'
import { evolutionPairing } from './evolution-pairing'
import { sendByEvolution, writableAddresses } from './send-by-evolution'

const TYPING_MS = 1_500

/** A WhatsApp account behind Evolution API v2. `url` and `apiKey` are the gateway's, `instance` names the account there. */
export function createEvolutionGateway(options: EvolutionOptions): WhatsAppGateway {
  const calls = evolutionCalls(options)
  return {
    features: {
      options: false,
      catalogue: false,
      window24h: false,
      findsSent: true,
      history: true,
      pairing: true,
    },
    send: (message) => sendByEvolution(calls, message),
    findSent: (message) => findSentByEvolution(calls, message),
    async markRead(ids, addresses) {
      // Read receipts under an @lid address are answered 'success' and dropped.
      const remoteJid = writableAddresses(addresses).find((jid) => readAddress(jid).kind !== 'lid')
      if (ids.length === 0 || remoteJid === undefined) return
      const readMessages = ids.map((id) => ({ id, remoteJid, fromMe: false }))
      await calls.need({ method: 'POST', name: 'chat/markMessageAsRead', body: { readMessages } })
    },
    async showTyping(to) {
      const [number] = writableAddresses([to])
      if (number === undefined) return
      // Answered when the time is over; whether it was shown makes no difference to anyone.
      await calls.ask({
        method: 'POST',
        name: 'chat/sendPresence',
        body: { number, presence: 'composing', delay: TYPING_MS },
      })
    },
    fetchMedia: (media, messageId) => fetchEvolutionMedia(calls, media, messageId),
    async groupSubject(jid) {
      const query = { groupJid: jid }
      const answer = await calls.ask({ method: 'GET', name: 'group/findGroupInfos', query })
      if (answer.kind === 'answer' && answer.status === 404) return null
      if (answer.kind !== 'answer' || !isGood(answer.status)) throw unavailable(answer)
      return Group.safeParse(answer.body).data?.subject?.trim() || null
    },
    readCatalogue: async () => ({ kind: 'unknown', words: 'Evolution API has no catalogue' }),
    readHistory: (asked) => readEvolutionHistory(calls, asked),
    ...evolutionPairing(calls, options),
  }
}

const Group = z.object({ subject: maybe(wireText) })

const Fetched = z.object({ base64: z.base64().min(1), mimetype: maybe(wireText), fileName: maybe(wireText) })

/** The gateway is always asked: an address in a message could lead anywhere. */
async function fetchEvolutionMedia(calls: EvolutionCalls, media: InboundMedia, messageId: string) {
  if ((media.bytes ?? 0) > MOST_MEDIA_BYTES) throw new MediaGone('The file is too large')
  const answer = await calls.ask({
    method: 'POST',
    name: 'chat/getBase64FromMediaMessage',
    body: { message: { key: { id: messageId } }, convertToMp4: false },
    slow: true,
  })
  if (answer.kind === 'too-large') throw new MediaGone('The file is too large')
  if (answer.kind === 'answer' && answer.status === 400) throw new MediaGone('The gateway has no such file')
  if (answer.kind !== 'answer' || answer.status >= 300) throw unavailable(answer)
  const read = Fetched.safeParse(answer.body)
  if (!read.success) throw new GatewayUnavailable('Evolution API answered no file')
  const bytes = Buffer.from(read.data.base64, 'base64')
  if (bytes.length > MOST_MEDIA_BYTES) throw new MediaGone('The file is too large')
  return { bytes, mime: read.data.mimetype || media.mime, fileName: read.data.fileName || media.fileName }
}
