import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { checksum, oggOfOpus, samplesOf } from './ogg-opus'
import { opusOfWebm } from './opus-of-webm'
import { recordingType } from './recording-type'

const bytes = (...parts: (number | string | Uint8Array | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return [part]
      return typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part]
    }),
  )
const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const sized = (content: Uint8Array) =>
  bytes(0x08 | 0, [0, 0], [content.length >> 8, content.length & 255], content)
const element = (id: number[], content: Uint8Array) => bytes(id, sized(content))
const head = bytes('OpusHead', 1, 1, [0x38, 0x01], [0x80, 0xbb, 0, 0], [0, 0], 0)

/** A recording as browsers write it: sizes of segment and cluster unknown. */
function webm(packets: readonly Uint8Array[]) {
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x63, 0xa2], head)))
  const blocks = packets.map((packet) => element([0xa3], bytes(0x81, [0, 0], 0x80, packet)))
  return bytes(
    element([0x1a, 0x45, 0xdf, 0xa3], bytes('webm')),
    [0x18, 0x53, 0x80, 0x67],
    unknownSize,
    tracks,
    [0x1f, 0x43, 0xb6, 0x75],
    unknownSize,
    element([0xe7], bytes(0)),
    ...blocks,
  )
}

/** Reads an Ogg file back. */
function pagesOf(file: Uint8Array) {
  const view = new DataView(file.buffer)
  const pages = []
  for (let at = 0; at < file.length;) {
    const lacing = file.subarray(at + 27, at + 27 + file[at + 26]!)
    const body = lacing.reduce((sum, size) => sum + size, 0)
    const from = at + 27 + lacing.length
    const page = file.slice(at, from + body)
    const sum = view.getUint32(at + 22, true)
    new DataView(page.buffer).setUint32(22, 0, true)
    const packets: Uint8Array[] = []
    let begun = from
    let size = 0
    for (const segment of lacing) {
      size += segment
      if (segment === 255) continue
      packets.push(file.slice(begun, begun + size))
      begun += size
      size = 0
    }
    pages.push({
      flags: file[at + 5]!,
      granule: Number(view.getBigUint64(at + 6, true)),
      number: view.getUint32(at + 18, true),
      packets,
      isWhole: sum === checksum(page),
    })
    at = from + body
  }
  return pages
}

describe('CALL-48 a voice note recorded in the browser', () => {
  it('goes as Ogg with the very packets of the recording', () => {
    const packet = fc.uint8Array({ minLength: 1, maxLength: 700 }).map((content) => bytes(0x78, content))
    fc.assert(
      fc.property(fc.array(packet, { minLength: 1, maxLength: 120 }), (packets) => {
        const pages = pagesOf(oggOfOpus(opusOfWebm(webm(packets))!)!)
        expect(pages.every(({ isWhole }) => isWhole)).toBe(true)
        expect(pages.map(({ number }) => number)).toEqual(pages.map((_, place) => place))
        expect(pages[0]).toMatchObject({ flags: 2, packets: [head] })
        expect(new TextDecoder().decode(pages[1]!.packets[0]!.subarray(0, 8))).toBe('OpusTags')
        expect(pages.slice(2).flatMap((page) => page.packets)).toEqual(packets)
        expect(pages.at(-1)).toMatchObject({ flags: 4, granule: 0x138 + packets.length * 960 })
      }),
      { numRuns: runs(60) },
    )
  })

  it.each([
    [[0x78], 960],
    [[0xf8], 960],
    [[0x08], 960],
    [[0x18], 2880],
    [[0x79], 1920],
    [[0xe3, 0x04], 480],
  ])('a packet that begins with %j lasts %i samples', (packet, samples) => {
    expect(samplesOf(Uint8Array.from(packet))).toBe(samples)
  })

  it('what is no such recording is left as it is', () => {
    expect(opusOfWebm(new Uint8Array())).toBeNull()
    expect(opusOfWebm(bytes('RIFF....WAVE'))).toBeNull()
    const whole = webm([bytes(0x78, 1, 2, 3)])
    for (let length = 0; length < whole.length; length += 1) {
      expect(opusOfWebm(whole.subarray(0, length))).toBeNull()
    }
  })

  it('the sum is Ogg’s', () => {
    expect(checksum(bytes('123456789'))).toBe(0x89a1897f)
  })

  it('is recorded as what can be sent, where the browser can', () => {
    const only = (...types: string[]) => recordingType((type) => types.includes(type))
    expect(only('audio/webm;codecs=opus', 'audio/ogg;codecs=opus')).toBe('audio/ogg;codecs=opus')
    expect(only('audio/webm;codecs=opus', 'audio/mp4')).toBe('audio/webm;codecs=opus')
    expect(only('audio/mp4')).toBe('audio/mp4')
    expect(only()).toBeNull()
  })
})
