import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Part } from './manifest'

const pieceBytes = 256 * 1024
const lineEnd = 0x0a

/** Writes lines into one compressed file of the backup, as they come, and answers what was written. */
export async function writePart(folder: string, file: string, lines: Readable): Promise<Part> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const read = countLines()
  const written = hashBytes()
  await pipeline(
    lines,
    read.stream,
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: pieceBytes }),
    written.stream,
    createWriteStream(path, { mode: 0o600 }),
  )
  return { file, rows: read.lines(), ...written.seen() }
}

/** Reads the file to its end and answers what is there. @throws when it cannot be read or decompressed */
export async function measurePart(folder: string, file: string): Promise<Part> {
  const read = hashBytes()
  const unpacked = countLines()
  const source = createReadStream(join(folder, file), { highWaterMark: pieceBytes })
  await pipeline(source, read.stream, createGunzip({ chunkSize: pieceBytes }), unpacked.stream.resume())
  return { file, rows: unpacked.lines(), ...read.seen() }
}

/** The lines of a part, decompressed. */
export function openPart(folder: string, { file }: Part): Readable {
  const source = createReadStream(join(folder, file), { highWaterMark: pieceBytes })
  const lines = createGunzip({ chunkSize: pieceBytes })
  source.on('error', (error) => lines.destroy(error))
  return source.pipe(lines)
}

function countLines() {
  let lines = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines++
      done(null, chunk)
    },
  })
  return { stream, lines: () => lines }
}

function hashBytes() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, seen: () => ({ bytes, sha256: hash.digest('hex') }) }
}
