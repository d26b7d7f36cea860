import { createHash } from 'node:crypto'
import type { Account } from './account'
import { invalidParameter, unknownObject } from './graph-refusal'

const MB = 1024 * 1024

/** What may be uploaded, and how large. */
const LIMITS: [RegExp, number][] = [
  [/^image\/(jpeg|png)$/, 5 * MB],
  [/^image\/webp$/, 500 * 1024],
  [/^video\/(mp4|3gpp)$/, 16 * MB],
  [/^audio\/(aac|mp4|mpeg|amr|ogg)(;|$)/, 16 * MB],
  [/^(text\/plain|application\/(pdf|msword|vnd\..*))$/, 100 * MB],
]

/** POST /{phone number}/media. @throws GraphRefusal */
export async function uploadMedia(account: Account, form: FormData | undefined): Promise<unknown> {
  const file = form?.get('file')
  if (form?.get('messaging_product') !== 'whatsapp')
    throw invalidParameter('The parameter messaging_product is required.')
  if (!(file instanceof File)) throw invalidParameter('The parameter file is required.')
  const given = form.get('type')
  const mimeType = typeof given === 'string' && given !== '' ? given : file.type
  const limit = LIMITS.find(([types]) => types.test(mimeType))?.[1]
  if (limit === undefined) throw invalidParameter(`Param file must not be of type ${mimeType}.`)
  if (file.size > limit) throw invalidParameter(`Param file must be at most ${limit} bytes.`)
  const bytes = Buffer.from(await file.arrayBuffer())
  return { id: account.keepMedia({ bytes, mimeType, fileName: file.name }).id }
}

/** GET /{media}: where it can be had for a short while, with the same token. @throws GraphRefusal */
export function mediaAddress(account: Account, id: string): unknown {
  const media = account.media.get(id)
  if (!media) throw unknownObject(id)
  const { bytes, mimeType } = media
  return {
    messaging_product: 'whatsapp',
    url: `${account.url}/whatsapp_business/attachments/?mid=${id}&ext=${account.mediaTicket}`,
    mime_type: mimeType,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file_size: bytes.length,
    id,
  }
}
