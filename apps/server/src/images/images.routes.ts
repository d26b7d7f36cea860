import { Readable } from 'node:stream'
import { readImage, uploadImage } from '@balcao/contract/company'
import { imageAddress } from '@balcao/domain/images'
import { FilesUnavailable } from '../gateways/files'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { hasAlready } from '../platform/http/kept-answer'
import { Problem } from '../platform/http/problems'
import { fileKey } from './image-files'
import type { ImageNeeds } from './images-needs'
import { requireShowableName } from './showable-name'
import { storePicture } from './store-picture'

/** Uploads of product pictures, and every stored picture to whoever has its address. */
export function registerImages(router: Router, needs: ImageNeeds): void {
  implement(router, uploadImage, async ({ caller, body }) => {
    const companyId = companyOf(caller)
    requireShowableName(body.fileName, 'fileName')
    const picture = await needs.pictures.draw(companyId, { base64: body.base64, path: 'base64' })
    const id = await storePicture(needs, companyId, picture)
    return { id, ...imageAddress(companyId, id) }
  })

  implement(router, readImage, async ({ params, request, reply }) => {
    const file = await getFile(needs, fileKey(params.companyId, params.file))
    const etag = `"${params.file.replace('.webp', '')}"`
    void reply.headers({ ...lasting, etag })
    if (request.method === 'GET' && !hasAlready(request, etag)) {
      void reply.header('content-length', file.length)
      return file.content
    }
    file.content.destroy()
    if (request.method === 'GET') {
      await reply.status(304).send()
      return undefined
    }
    void reply.header('content-length', file.length)
    return Readable.from([])
  })
}

/** A name is never used for another picture. Should a browser open one by itself, nothing in it may run. */
const lasting = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

async function getFile({ files, log }: ImageNeeds, key: string) {
  const file = await files.get(key).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store gave no picture')
    throw new Problem('UNAVAILABLE')
  })
  if (!file) throw new Problem('IMAGE_NOT_FOUND')
  return file
}
