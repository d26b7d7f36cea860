import { expect, it } from 'vitest'
import { imageTypeOf } from './image-type'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['\x89PNG\r\n', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['%PDF-1.7', null],
  ['', null],
])('IMG-18 the first bytes %j are %s', (start, type) => {
  expect(imageTypeOf(bytes(start))).toBe(type)
})
