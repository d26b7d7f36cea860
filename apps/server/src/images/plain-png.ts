/** What a PNG's pixels, colours and orientation stand in. Chunks of no other name reach the decoder. */
const needed = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'eXIf',
])

/**
 * A PNG without its notes: libpng unpacks each compressed one (zTXt, iTXt) to as much as 50 MB and more, and a small
 * file may hold hundreds. What follows the end goes too. Damage is left for the decoder to find.
 */
export function plainPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (needed.has(name)) parts.push(file.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return length === file.length ? file : Buffer.concat(parts)
}
