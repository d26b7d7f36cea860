import { crc16 } from '../crc16'

/** A BR Code that does not follow the standard; the message names the tag. */
export class PixPayloadError extends Error {
  override name = 'PixPayloadError'
}

/** What a BR Code says. `key` is null when it is dynamic: then `url` leads to the charge. */
export interface ReadPixPayload {
  key: string | null
  url: string | null
  name: string
  city: string
  cents: number | null
  txid: string | null
  description: string | null
}

/**
 * Reads a PIX code strictly: every length must fit its value, no tag may come twice, the check sum must match.
 * @throws PixPayloadError.
 */
export function readPixPayload(text: string): ReadPixPayload {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new PixPayloadError('Not ASCII')
  if (text.slice(-8, -4) !== '6304') throw new PixPayloadError('63 is not the last tag')
  if (crc16(text.slice(0, -4)) !== text.slice(-4)) throw new PixPayloadError('63 does not match')
  const fields = readFields(text.slice(0, -8), '')
  if (fields.get('00') !== '01') throw new PixPayloadError('00 is not 01')
  if (require(fields, '53') !== '986') throw new PixPayloadError('53 is not the real')
  if (require(fields, '58') !== 'BR') throw new PixPayloadError('58 is not BR')
  require(fields, '52')
  const account = readFields(require(fields, '26'), '26-')
  if (account.get('00')?.toLowerCase() !== 'br.gov.bcb.pix') throw new PixPayloadError('26 is not PIX')
  const key = account.get('01') ?? null
  const url = account.get('25') ?? null
  if ((key === null) === (url === null)) throw new PixPayloadError('26 has no key')
  const txid = readFields(require(fields, '62'), '62-').get('05') ?? null
  return {
    key,
    url,
    name: require(fields, '59'),
    city: require(fields, '60'),
    cents: readAmount(fields.get('54')),
    txid: txid === '***' ? null : txid,
    description: account.get('02') ?? null,
  }
}

function readFields(text: string, path: string): Map<string, string> {
  const fields = new Map<string, string>()
  let place = 0
  while (place < text.length) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(place, place + 4))
    if (!head) throw new PixPayloadError(`${path}${text.slice(place, place + 4)} is no tag and length`)
    const [, tag = '', length = ''] = head
    const end = place + 4 + Number(length)
    if (end > text.length || length === '00') throw new PixPayloadError(`${path}${tag} has a wrong length`)
    if (fields.has(tag)) throw new PixPayloadError(`${path}${tag} comes twice`)
    fields.set(tag, text.slice(place + 4, end))
    place = end
  }
  return fields
}

function require(fields: Map<string, string>, tag: string): string {
  const value = fields.get(tag)
  if (value === undefined) throw new PixPayloadError(`${tag} is missing`)
  return value
}

function readAmount(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) throw new PixPayloadError('54 is no amount')
  return Math.round(Number(text) * 100)
}
