/** The Opus sound inside a recording: its header, and its packets in their order. */
export interface OpusSound {
  /** 'OpusHead' and what follows it (RFC 7845, 5.1). */
  head: Uint8Array
  packets: Uint8Array[]
}

// EBML ids (RFC 8794, RFC 9559) of what is looked into, and of what is looked for.
const containers = new Set([0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
const codecPrivate = 0x63a2
const simpleBlock = 0xa3
const block = 0xa1

/**
 * Reads what a browser records as audio/webm with Opus: one track, blocks without lacing, and segments and clusters
 * whose size may be unknown. Null for anything else.
 */
export function opusOfWebm(bytes: Uint8Array): OpusSound | null {
  let head: Uint8Array | null = null
  const packets: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    const id = readId(bytes, at)
    const size = id && readSize(bytes, at + id.length)
    if (!id || !size) return null
    const from = at + id.length + size.length
    if (containers.has(id.value)) {
      at = from
      continue
    }
    if (size.value === null || from + size.value > bytes.length) return null
    const content = bytes.subarray(from, from + size.value)
    if (id.value === codecPrivate) head = content
    if (id.value === simpleBlock || id.value === block) {
      const packet = packetOf(content)
      if (!packet) return null
      packets.push(packet)
    }
    at = from + size.value
  }
  const isOpus = head !== null && new TextDecoder().decode(head.subarray(0, 8)) === 'OpusHead'
  return head && isOpus && head.length >= 19 && packets.length > 0 ? { head, packets } : null
}

/** A block is a track number, two bytes of time, flags, then the packet; laced ones hold several. */
function packetOf(content: Uint8Array): Uint8Array | null {
  const track = readSize(content, 0)
  const flags = content[(track?.length ?? 0) + 2]
  if (!track || flags === undefined || (flags & 0x06) !== 0) return null
  const packet = content.subarray(track.length + 3)
  return packet.length > 0 ? packet : null
}

function readId(bytes: Uint8Array, at: number): { value: number; length: number } | null {
  const length = lengthAt(bytes, at)
  if (length === null || length > 4 || at + length > bytes.length) return null
  return { value: bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0), length }
}

function readSize(bytes: Uint8Array, at: number): { value: number | null; length: number } | null {
  const length = lengthAt(bytes, at)
  if (length === null || at + length > bytes.length) return null
  const first = bytes[at]! & (0xff >> length)
  const rest = bytes.subarray(at + 1, at + length)
  const isUnknown = first === 0xff >> length && rest.every((byte) => byte === 0xff)
  return { value: isUnknown ? null : rest.reduce((sum, byte) => sum * 256 + byte, first), length }
}

function lengthAt(bytes: Uint8Array, at: number): number | null {
  const first = bytes[at]
  return first === undefined || first === 0 ? null : Math.clz32(first) - 23
}
