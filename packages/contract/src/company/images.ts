import * as z from 'zod/mini'
import { defineCall } from '../call'
import { uuid } from '../call/shapes'
import { managers } from '../roles'

export const MenuImage = z.object({ url: z.string(), fileName: z.string() })
export type MenuImage = z.output<typeof MenuImage>

/** Base64 of at most 10 MB, with or without a `data:` prefix. */
const base64 = z.string().check(z.minLength(1), z.maxLength(14_200_000))

/** As it came: a name with characters that cannot be shown is refused, not repaired. */
const imageName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** The spec's image payload: adds, replaces or deletes a menu image by its name (IMG-20 to IMG-22). */
export const ImageAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), fileName: imageName, base64 }),
  z.strictObject({ action: z.literal('replace'), oldFileName: imageName, newFileName: imageName, base64 }),
  z.strictObject({ action: z.literal('delete'), fileName: imageName }),
])
export type ImageAction = z.output<typeof ImageAction>

export const uploadImage = defineCall({
  id: 'images.upload',
  method: 'POST',
  path: '/api/images',
  summary: 'Stores a picture for a product and answers its id; put the id into the product to show it',
  access: ['session', 'apiKey:company'],
  roles: managers,
  limit: 'write',
  bodyLimit: 15 * 1024 * 1024,
  body: z.strictObject({ fileName: imageName, base64 }),
  status: 201,
  answer: z.object({ id: z.string(), url: z.string(), thumb: z.string() }),
  errors: ['IMAGE_REFUSED', 'IMAGE_QUOTA', 'UNAVAILABLE'],
  example: { body: { fileName: 'x-bacon.jpg', base64: 'aGVsbG8=' } },
})

export const readImage = defineCall({
  id: 'images.read',
  method: 'GET',
  path: '/api/images/:companyId/:file',
  summary:
    'A stored picture: `{image}.webp`, or `{image}-p.webp` for its thumbnail; never changes under its name',
  access: ['public'],
  params: z.object({
    companyId: uuid,
    file: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,80}\.webp$/)),
  }),
  answer: z.unknown(),
  errors: ['IMAGE_NOT_FOUND', 'UNAVAILABLE'],
})
