import { MAX_IMAGE_BYTES } from '@balcao/domain/images'
import { expect, it } from 'vitest'
import { checkImage } from './check-image'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it('IMG-18 IMG-19 what is too large or no picture is refused before anything is sent', async () => {
  expect(await checkImage(new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]))).toBe('too_large')
  expect(await checkImage(new Blob([bytes('<svg/>')], { type: 'image/png' }))).toBe('not_an_image')
})
