import { Readable } from 'node:stream'
import { readMedia } from '@balcao/contract/conversations'
import { FilesUnavailable, type StoredFile } from '../../gateways/files'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import type { SendingNeeds } from '../sending-needs'
import { readByteRange, sliceBytes } from './byte-range'
import { findMedia, mediaKey } from './media.store'
import { isPlayed, servedAs } from './served-as'

/** The files of conversations, to the company's own sessions. */
export function registerMedia(router: Router, needs: Pick<SendingNeeds, 'db' | 'files' | 'log'>): void {
  implement(router, readMedia, async ({ caller, params, request, reply }) => {
    const companyId = companyOf(caller)
    const media = await needs.db.asCompany(companyId, (tx) => findMedia(tx, companyId, params.mediaId))
    if (media?.state !== 'ready') throw new Problem('MEDIA_NOT_FOUND')
    const file = await getFile(needs, mediaKey(companyId, media.id))
    const range = isPlayed(media) ? readByteRange(request.headers.range, file.length) : null
    void reply.headers(servedAs(media))
    if (isPlayed(media)) void reply.header('accept-ranges', 'bytes')
    if (range === 'none') {
      file.content.destroy()
      await reply.status(416).header('content-range', `bytes */${file.length}`).send()
      return undefined
    }
    const { first, last } = range ?? { first: 0, last: file.length - 1 }
    void reply.header('content-length', last - first + 1)
    if (request.method === 'HEAD') {
      file.content.destroy()
      return Readable.from([])
    }
    if (range === null) return file.content
    const part = Readable.from(sliceBytes(file.content, range))
    const whole = { 'content-range': `bytes ${first}-${last}/${file.length}` }
    await reply.status(206).headers(whole).send(part)
    return undefined
  })
}

async function getFile(
  { files, log }: Pick<SendingNeeds, 'files' | 'log'>,
  key: string,
): Promise<StoredFile> {
  const file = await files.get(key).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store gave no file of a conversation')
    throw new Problem('UNAVAILABLE')
  })
  if (!file) throw new Problem('MEDIA_NOT_FOUND')
  return file
}
