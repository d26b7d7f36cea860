import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const MODULES = 29
const QUIET = 4
const SCALE = 8

/** A picture that looks like a QR code and differs by code, as a PNG data URL. No camera can read it. */
export function qrPicture(code: string): string {
  const side = (MODULES + 2 * QUIET) * SCALE
  const dots = dotsOf(code)
  const rows: Buffer[] = []
  for (let y = 0; y < side; y += 1) {
    // A row begins with its filter, none.
    const row = Buffer.alloc(1 + side, 0xff)
    row[0] = 0
    for (let x = 0; x < side; x += 1) {
      if (dots(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET)) row[1 + x] = 0
    }
    rows.push(row)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits of grey.
  header[8] = 8
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Whether the module at this column and row is dark: three finder squares, the rest from the code's hash. */
function dotsOf(code: string): (x: number, y: number) => boolean {
  const bits = Buffer.concat(
    [0, 1, 2, 3].map((part) => createHash('sha256').update(`${part}${code}`).digest()),
  )
  return (x, y) => {
    if (x < 0 || y < 0 || x >= MODULES || y >= MODULES) return false
    for (const [left, top] of [
      [0, 0],
      [MODULES - 7, 0],
      [0, MODULES - 7],
    ] as const) {
      const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3))
      if (ring <= 4) return ring === 3 || ring <= 1
    }
    const at = y * MODULES + x
    return ((bits[(at >> 3) % bits.length] ?? 0) >> (at & 7)) % 2 === 1
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
