import { readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { ConnectionState, GatewayEvent, QrCode } from '../gateway-event'
import { maybe, wireId, wireText } from '../wire-values'
import type { Received } from './evolution-message'

const states: ReadonlyMap<string, ConnectionState> = new Map([
  ['open', 'open'],
  ['connecting', 'connecting'],
  ['close', 'closed'],
  ['refused', 'refused'],
])

/** The gateway's word for a connection in ours, null for words it does not have. */
export function connectionState(word: string): ConnectionState | null {
  return states.get(word) ?? null
}

const OK = '200'

/** Why a connection ended: WhatsApp's number as text, of which 401, 402, 403 and 406 need a new pairing. */
export function connectionReason(code: string | number | null | undefined): string | null {
  return code == null || String(code) === OK ? null : String(code).slice(0, 40)
}

const Update = z.object({
  state: z.string(),
  statusReason: maybe(z.union([z.string(), z.number()])),
  wuid: maybe(wireId),
})

/** `connection.update`. */
export function readConnectionUpdate(data: unknown): GatewayEvent[] {
  const read = Update.safeParse(data)
  const state = read.success ? connectionState(read.data.state) : null
  if (!read.success || state === null) return []
  const { statusReason, wuid } = read.data
  return [{ kind: 'connection', state, reason: connectionReason(statusReason), ownJid: ownJid(wuid) }]
}

/** The account's own address without its device. */
export function ownJid(wuid: string | null | undefined): string | null {
  const address = wuid ? readAddress(wuid) : null
  return address?.kind === 'phone' || address?.kind === 'lid' ? address.jid : null
}

const Code = z.object({
  code: z.string().min(1).max(2_000),
  base64: z.string().max(500_000).startsWith('data:image/'),
  pairingCode: maybe(wireText),
})

/** A QR code as REST answers and events carry it, null when there is none to scan. */
export function readQrCode(data: unknown, at: number): QrCode | null {
  const read = Code.safeParse(data)
  if (!read.success) return null
  const { code, base64: image, pairingCode } = read.data
  return { code, image, pairingCode: pairingCode || null, at }
}

const Shown = z.object({ qrcode: z.unknown() })
const GivenUp = z.object({ statusCode: z.number() })

/** `qrcode.updated`: a new code, or none any more after the 30th that nobody scanned. */
export function readQrUpdate(data: unknown, { at }: Pick<Received, 'at'>): GatewayEvent[] {
  const shown = Shown.safeParse(data)
  const code = shown.success ? readQrCode(shown.data.qrcode, at) : null
  if (code) return [{ kind: 'qr', code }]
  return GivenUp.safeParse(data).success ? [{ kind: 'qr', code: null }] : []
}
