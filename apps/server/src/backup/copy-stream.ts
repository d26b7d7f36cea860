import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** What of the driver's connection COPY needs; its types leave the COPY messages out. */
interface CopyConnection {
  readonly stream: { readonly writableNeedDrain: boolean; pause(): void; resume(): void; once: OnceDrained }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  sendCopyFail(reason: string): void
  endCopyFrom(): void
}
type OnceDrained = (event: 'drain', listener: () => void) => void

/** Rows travel one message each; they are handed on in pieces of this many bytes. */
const pieceBytes = 256 * 1024

/**
 * Runs `copy … to stdout` on a connection that nothing else uses meanwhile, and answers the bytes as PostgreSQL
 * writes them. A slow reader slows the database down; nothing is kept beyond a few pieces. The stream ends when the
 * command did, or fails with its error.
 */
export function copyOut(client: pg.Client, command: string): Readable {
  let connection: CopyConnection | undefined
  let piece = Buffer.allocUnsafe(pieceBytes)
  let filled = 0
  const rows = new Readable({
    highWaterMark: 2 * pieceBytes,
    read: () => connection?.stream.resume(),
    // What was left unread would be taken for the next command's answer.
    destroy(error, done) {
      connection?.stream.resume()
      done(error)
    },
  })
  const handOn = () => {
    if (filled === 0) return
    if (!rows.destroyed && !rows.push(piece.subarray(0, filled))) connection?.stream.pause()
    piece = Buffer.allocUnsafe(pieceBytes)
    filled = 0
  }
  const copying = {
    submit(given: unknown) {
      connection = given as CopyConnection
      connection.query(command)
    },
    // The driver writes over the bytes of a message with those of later ones.
    handleCopyData({ chunk }: { chunk: Buffer }) {
      for (let from = 0; from < chunk.length;) {
        const copied = chunk.copy(piece, filled, from)
        from += copied
        filled += copied
        if (filled === pieceBytes) handOn()
      }
    },
    handleError: (error: Error) => void rows.destroy(error),
    handleCommandComplete: handOn,
    handleReadyForQuery: () => void rows.push(null),
  }
  client.query(copying)
  return rows
}

/**
 * Runs `copy … from stdin` on a connection that nothing else uses meanwhile. What is written goes to PostgreSQL; the
 * stream finishes when the rows are in the table, and fails with the database's error. Destroyed half-way, the command
 * fails as a whole. `rowCount` is how many rows came, once it finished.
 */
export function copyIn(client: pg.Client, command: string): Writable & { rowCount: number } {
  let connection: CopyConnection
  let finished = false
  let begun: (error?: Error | null) => void = () => {}
  let ended: (error?: Error | null) => void = () => {}
  const rows = Object.assign(
    new Writable({
      highWaterMark: 2 * pieceBytes,
      construct(done) {
        begun = done
        client.query(copying)
      },
      write(chunk: Buffer, _encoding, done) {
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
        else done()
      },
      final(done) {
        ended = done
        connection.endCopyFrom()
      },
      destroy(error, done) {
        if (finished) return done(error)
        ended = () => done(error)
        connection.sendCopyFail('the source broke off')
      },
    }),
    { rowCount: 0 },
  )
  const copying = {
    submit(given: unknown) {
      connection = given as CopyConnection
      connection.query(command)
    },
    handleCopyInResponse: () => begun(),
    handleCommandComplete({ text }: { text: string }) {
      rows.rowCount = Number(text.split(' ')[1])
    },
    handleError(error: Error) {
      finished = true
      begun(error)
      ended(error)
      rows.destroy(error)
    },
    handleReadyForQuery() {
      finished = true
      ended()
    },
  }
  return rows
}
