import type { ByteCursor } from './byte-cursor'
import type { EscPosCommand } from './esc-pos-command'

const QR = 49

/** What follows `GS ( k`: length, symbol, function and its parameters. Only QR codes are known. */
export function readQrFunction(cursor: ByteCursor): EscPosCommand {
  const length = cursor.takeNumber()
  if (length < 2) return cursor.refuse('length of GS ( k')
  if (cursor.take() !== QR) return cursor.refuse('symbol of GS ( k')
  const name = cursor.take()
  switch (name) {
    // Model, dot size and error correction change how it looks, not what it says.
    case 65:
    case 67:
    case 69:
      cursor.takeMany(length - 2)
      return { kind: 'ignored' }
    case 80: {
      if (cursor.take() !== 48) return cursor.refuse('m of the QR store function')
      const content = Buffer.from(cursor.takeMany(length - 3)).toString('utf8')
      return { kind: 'qr-store', content }
    }
    case 81:
      return cursor.take() === 48 ? { kind: 'qr-print' } : cursor.refuse('m of the QR print function')
    default:
      return cursor.refuse('QR function of GS ( k')
  }
}
