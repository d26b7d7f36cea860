/**
 * The first range of a `Range` header over `length` bytes, both ends included. Null where the whole file is meant: no
 * header, or one that is not of bytes or not understood; 'none' where it lies beyond the end (RFC 9110, 14.2).
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '')
    return to === '0' || length === 0 ? 'none' : { first: Math.max(0, length - Number(to)), last: length - 1 }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= length ? 'none' : { first, last }
}

/** The bytes of a range, both ends included, out of a stream of the whole. What follows is not read. */
export async function* sliceBytes(
  content: AsyncIterable<Buffer>,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of content) {
    const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
    if (part.length > 0) yield part
    at += chunk.length
    if (at > last) return
  }
}
