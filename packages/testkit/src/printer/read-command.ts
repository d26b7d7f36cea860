import { NeedsMoreBytes, ByteCursor } from './byte-cursor'
import { isCodePageNumber } from './code-pages'
import { UnknownEscPosByte, type EscPosCommand } from './esc-pos-command'
import { readQrFunction } from './read-qr-function'

/** A command and where its bytes lie in the stream. */
export interface ReadCommand {
  command: EscPosCommand
  offset: number
  bytes: Uint8Array
}

/** Cuts a stream of ESC/POS bytes, arriving in pieces of any size, into commands. */
export class EscPosReader {
  #rest: Uint8Array = new Uint8Array()
  #offset = 0

  /** @throws UnknownEscPosByte when a command has begun and not ended. */
  end(): void {
    const [first] = this.#rest
    if (first !== undefined)
      throw new UnknownEscPosByte(first, this.#offset, 'the data ends inside a command')
  }

  /**
   * The commands that these bytes complete.
   * @throws UnknownEscPosByte after having given the commands before that byte.
   */
  *push(bytes: Uint8Array): Generator<ReadCommand> {
    this.#rest = Buffer.concat([this.#rest, bytes])
    for (;;) {
      const next = readCommand(this.#rest, this.#offset)
      if (!next) return
      this.#rest = this.#rest.subarray(next.bytes.length)
      this.#offset += next.bytes.length
      yield next
    }
  }
}

function readCommand(bytes: Uint8Array, offset: number): ReadCommand | undefined {
  if (bytes.length === 0) return undefined
  const cursor = new ByteCursor(bytes, offset)
  try {
    const command = readAny(cursor)
    return { command, offset, bytes: bytes.subarray(0, cursor.taken) }
  } catch (error) {
    if (error instanceof NeedsMoreBytes) return undefined
    throw error
  }
}

function readAny(cursor: ByteCursor): EscPosCommand {
  const byte = cursor.take()
  if (byte >= 0x20) return { kind: 'character', byte }
  switch (byte) {
    case 0x09:
      return { kind: 'tab' }
    case 0x0a:
      return { kind: 'line-feed' }
    // CR does nothing on a printer whose automatic line feed is off, which is how they leave the factory.
    case 0x0d:
      return { kind: 'ignored' }
    case 0x10:
      return readDle(cursor)
    case 0x1b:
      return readEsc(cursor)
    case 0x1c:
      return readFs(cursor)
    case 0x1d:
      return readGs(cursor)
    default:
      return cursor.refuse('no such control character')
  }
}

function readDle(cursor: ByteCursor): EscPosCommand {
  if (cursor.take() !== 0x04) return cursor.refuse('after DLE')
  const n = cursor.take()
  if (n < 1 || n > 4) return cursor.refuse('n of DLE EOT')
  return { kind: 'status', request: { by: 'DLE EOT', n } }
}

/** `FS .` leaves the Chinese character mode in which some printers wake up. */
function readFs(cursor: ByteCursor): EscPosCommand {
  return cursor.take() === 0x2e ? { kind: 'ignored' } : cursor.refuse('after FS')
}

function readEsc(cursor: ByteCursor): EscPosCommand {
  switch (String.fromCharCode(cursor.take())) {
    case '@':
      return { kind: 'initialize' }
    case 't': {
      const page = cursor.take()
      return isCodePageNumber(page) ? { kind: 'code-page', page } : cursor.refuse('code page of ESC t')
    }
    // Other national sets swap # $ @ [ ] and their like for letters; only the American one keeps ASCII.
    case 'R':
      return cursor.take() === 0 ? { kind: 'ignored' } : cursor.refuse('character set of ESC R')
    case 'M':
      return { kind: 'font', font: cursor.takeChoice(['A', 'B'] as const, 'font of ESC M') }
    case '!': {
      const mode = cursor.take()
      if (mode & 0b0100_0110) return cursor.refuse('mode of ESC !')
      return {
        kind: 'mode',
        font: mode & 0x01 ? 'B' : 'A',
        bold: (mode & 0x08) !== 0,
        tall: (mode & 0x10) !== 0,
        wide: (mode & 0x20) !== 0,
        underline: (mode & 0x80) !== 0,
      }
    }
    case 'E':
      return { kind: 'bold', on: (cursor.take() & 1) === 1 }
    case 'G':
      return { kind: 'double-strike', on: (cursor.take() & 1) === 1 }
    case '-':
      return { kind: 'underline', on: cursor.takeChoice([false, true, true], 'thickness of ESC -') }
    case 'a':
      return {
        kind: 'align',
        align: cursor.takeChoice(['left', 'center', 'right'] as const, 'alignment of ESC a'),
      }
    case 'd':
      return { kind: 'feed-lines', lines: cursor.take() }
    case 'J':
      cursor.take()
      return { kind: 'feed-dots' }
    case '2':
      return { kind: 'ignored' }
    case '3':
      cursor.take()
      return { kind: 'ignored' }
    case 'p':
      cursor.takeChoice([2, 5], 'pin of ESC p')
      cursor.takeMany(2)
      return { kind: 'drawer-kick' }
    default:
      return cursor.refuse('after ESC')
  }
}

function readGs(cursor: ByteCursor): EscPosCommand {
  switch (String.fromCharCode(cursor.take())) {
    case '!': {
      const size = cursor.take()
      if (size & 0x88) return cursor.refuse('size of GS !')
      return { kind: 'size', width: (size >> 4) + 1, height: (size & 0x0f) + 1 }
    }
    case 'B':
      return { kind: 'invert', on: (cursor.take() & 1) === 1 }
    case 'V':
      return readCut(cursor)
    case 'v':
      return readRaster(cursor)
    case '(':
      return cursor.take() === 0x6b ? readQrFunction(cursor) : cursor.refuse('after GS (')
    case 'r': {
      const n = cursor.takeChoice([0, 1, 2], 'n of GS r')
      return n === 0 ? cursor.refuse('n of GS r') : { kind: 'status', request: { by: 'GS r', n } }
    }
    case 'a':
      return { kind: 'status', request: { by: 'GS a', n: cursor.take() } }
    default:
      return cursor.refuse('after GS')
  }
}

/** `GS V m` cuts; the forms 65/66 feed first, 97/98 set a cutting position, 103/104 feed there and back. */
function readCut(cursor: ByteCursor): EscPosCommand {
  const m = cursor.take()
  if ([65, 66, 97, 98, 103, 104].includes(m)) cursor.take()
  else if (![0, 1, 48, 49].includes(m)) return cursor.refuse('form of GS V')
  return { kind: 'cut' }
}

function readRaster(cursor: ByteCursor): EscPosCommand {
  if (cursor.take() !== 0x30) return cursor.refuse('after GS v')
  const scale = cursor.takeChoice(
    [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const,
    'mode of GS v 0',
  )
  const bytesPerRow = cursor.takeNumber()
  const rows = cursor.takeNumber()
  cursor.takeMany(bytesPerRow * rows)
  return { kind: 'image', width: bytesPerRow * 8 * scale[0], height: rows * scale[1] }
}
