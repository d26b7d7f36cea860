import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readByteRange, sliceBytes } from './byte-range'

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=99-', { first: 99, last: 99 }],
    ['bytes=50-1000', { first: 50, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['bytes=a-b', null],
    ['items=0-9', null],
  ])('%j over 100 bytes means %j', (header, range) => {
    expect(readByteRange(header, 100)).toEqual(range)
  })

  it('over no bytes means nothing that could be sent', () => {
    expect(['bytes=0-', 'bytes=-5', 'bytes=0-0'].map((header) => readByteRange(header, 0))).toEqual(
      Array(3).fill('none'),
    )
  })
})

it('the bytes of a range come whole, however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 20 }), { minLength: 1, maxLength: 8 }),
      fc.nat(120),
      fc.nat(120),
      async (chunks, first, length) => {
        const whole = Buffer.concat(chunks)
        const slice = sliceBytes(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
          first,
          last: first + length,
        })
        expect(await buffer(Readable.from(slice))).toEqual(whole.subarray(first, first + length + 1))
      },
    ),
  )
})
