import type { OpusSound } from './opus-of-webm'

const sampleRate = 48_000
const mostSegments = 255
const longestPacket = 255 * 254
/** About a second of sound in each page, as players like it. */
const samplesPerPage = sampleRate
const begin = 2
const end = 4

/**
 * An Opus sound as an Ogg file (RFC 3533, RFC 7845): the only kind that WhatsApp takes as a voice note on all of its
 * channels. Nothing is encoded anew. Null where a packet is larger than a page.
 */
export function oggOfOpus({ head, packets }: OpusSound): Uint8Array<ArrayBuffer> | null {
  if (packets.some(({ length }) => length > longestPacket)) return null
  const pages: Uint8Array[] = [pageOf([head], { flags: begin, granule: 0, number: 0 })]
  pages.push(pageOf([tags()], { flags: 0, granule: 0, number: 1 }))
  const skipped = head[10]! | (head[11]! << 8)
  let held: Uint8Array[] = []
  let granule = skipped
  let samples = 0
  for (const [place, packet] of packets.entries()) {
    held.push(packet)
    samples += samplesOf(packet)
    const next = packets[place + 1]
    const isFull = segmentsOf([...held, next ?? packet]) > mostSegments || samples >= samplesPerPage
    if (next && !isFull) continue
    granule += samples
    pages.push(pageOf(held, { flags: next ? 0 : end, granule, number: pages.length }))
    held = []
    samples = 0
  }
  return joined(pages)
}

/** How many samples at 48 kHz a packet holds, by its first bytes (RFC 6716, 3.1). */
export function samplesOf(packet: Uint8Array): number {
  const kind = packet[0]!
  const config = kind >> 3
  const silk = [480, 960, 1920, 2880][config & 3]!
  const hybrid = config & 1 ? 960 : 480
  const celt = 120 << (config & 3)
  const each = config < 12 ? silk : config < 16 ? hybrid : celt
  const code = kind & 3
  return each * (code === 0 ? 1 : code === 3 ? packet[1]! & 0x3f : 2)
}

interface PageFacts {
  flags: number
  /** Samples up to the end of the page. */
  granule: number
  number: number
}

function pageOf(packets: readonly Uint8Array[], { flags, granule, number }: PageFacts): Uint8Array {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  const page = joined([new Uint8Array(27), Uint8Array.from(lacing), ...packets])
  const view = new DataView(page.buffer)
  page.set(new TextEncoder().encode('OggS'))
  page[5] = flags
  view.setBigUint64(6, BigInt(granule), true)
  view.setUint32(14, 1, true)
  view.setUint32(18, number, true)
  page[26] = lacing.length
  view.setUint32(22, checksum(page), true)
  return page
}

const segmentsOf = (packets: readonly Uint8Array[]) =>
  packets.reduce((sum, { length }) => sum + Math.floor(length / 255) + 1, 0)

function tags(): Uint8Array {
  const vendor = new TextEncoder().encode('Balcao')
  const bytes = joined([new TextEncoder().encode('OpusTags'), new Uint8Array(4), vendor, new Uint8Array(4)])
  new DataView(bytes.buffer).setUint32(8, vendor.length, true)
  return bytes
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum & 0x80000000 ? 0x04c11db7 : 0)
  return sum >>> 0
})

/** Ogg's own CRC-32: unlike others, nothing is turned round. */
export function checksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => ((sum << 8) ^ table[((sum >>> 24) ^ byte) & 0xff]!) >>> 0, 0)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
