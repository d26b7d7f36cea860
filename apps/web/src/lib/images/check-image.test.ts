import { MAX_IMAGE_BYTES } from '@balcao/domain/images'
import { expect, it } from 'vitest'
import { checkImage, imageTypeOf } from './check-image'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['%PDF-1.7', null],
  ['', null],
])('IMG-18 the first bytes %j are %s', (start, type) => {
  expect(imageTypeOf(bytes(start))).toBe(type)
})

it('IMG-18 IMG-19 what is too large or no picture is refused before anything is sent', async () => {
  expect(await checkImage(new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]))).toBe('too_large')
  expect(await checkImage(new Blob([bytes('<svg/>')], { type: 'image/png' }))).toBe('not_an_image')
})
