import type { Socket } from 'node:net'
import { UnknownEscPosByte, type EscPosCommand, type StatusRequest } from './esc-pos-command'
import { Paper, type DecodedTicket } from './paper'
import { automaticStatus, statusReply } from './printer-status'
import { EscPosReader } from './read-command'

/** How a printer treats those who connect to it; described at `VirtualPrinter.behave`. */
export type PrinterBehaviour = 'print' | 'hang' | 'close-early' | 'refuse' | 'silent' | 'paper-out'

/** A ticket that came out of the virtual printer. */
export interface PrintedTicket extends DecodedTicket {
  receivedAt: Date
  /** The bytes since the previous cut, its own cut included. */
  raw: Uint8Array
}

/** What a connection needs to know of, and tell to, the printer behind it. */
export interface PrinterBody {
  columns: number
  behaviour(): PrinterBehaviour
  eject(ticket: PrintedTicket): void
  openDrawer(): void
  complain(problem: UnknownEscPosByte): void
  forget(connection: PrinterConnection): void
}

/** How much a printer takes in before it hangs or closes early. */
const FIRST_BYTES = 100

/** One client of the virtual printer, from its first byte to its last. */
export class PrinterConnection {
  readonly #socket: Socket
  readonly #printer: PrinterBody
  readonly #reader = new EscPosReader()
  readonly #paper: Paper
  #raw: Uint8Array[] = []
  #held: Uint8Array[] = []
  #received = 0
  #isOver = false
  #isGarbled = false
  #wantsReports = false

  constructor(socket: Socket, printer: PrinterBody) {
    this.#socket = socket
    this.#printer = printer
    this.#paper = new Paper(printer.columns)
    socket.on('data', (chunk: Uint8Array) => this.#receive(chunk))
    socket.on('end', () => this.#finish())
    socket.on('close', () => this.#finish())
  }

  /** Goes on with what lay waiting while the printer hung, as a real one does when its cover is closed. */
  behaviourChanged(before: PrinterBehaviour): void {
    const now = this.#printer.behaviour()
    if (now === 'hang') return
    const paperChanged = (now === 'paper-out') !== (before === 'paper-out')
    if (paperChanged && this.#wantsReports) this.#answer(automaticStatus(now !== 'paper-out'))
    const held = now === 'refuse' ? [] : this.#held
    this.#held = []
    for (const chunk of held) this.#decode(chunk)
    this.#socket.resume()
    if (this.#isOver) this.#finish()
  }

  #receive(chunk: Uint8Array): void {
    const room = Math.max(0, FIRST_BYTES - this.#received)
    this.#received += chunk.length
    const isFull = chunk.length >= room
    switch (this.#printer.behaviour()) {
      case 'hang':
        this.#held.push(chunk)
        if (isFull) this.#socket.pause()
        return
      case 'close-early':
        this.#decode(chunk.subarray(0, room))
        if (isFull) this.#socket.resetAndDestroy()
        return
      default:
        this.#decode(chunk)
    }
  }

  #decode(chunk: Uint8Array): void {
    if (this.#isGarbled) return
    try {
      for (const { command, offset, bytes } of this.#reader.push(chunk)) this.#obey(command, offset, bytes)
    } catch (error) {
      if (!(error instanceof UnknownEscPosByte)) throw error
      this.#isGarbled = true
      this.#printer.complain(error)
    }
  }

  #obey(command: EscPosCommand, offset: number, bytes: Uint8Array): void {
    if (command.kind === 'status') return this.#report(command.request)
    if (this.#printer.behaviour() === 'paper-out') return
    if (command.kind === 'drawer-kick') this.#printer.openDrawer()
    this.#raw.push(bytes)
    this.#paper.apply(command, offset)
    this.#eject()
  }

  #report(request: StatusRequest): void {
    if (request.by === 'GS a') this.#wantsReports = request.n !== 0
    this.#answer(statusReply(request, this.#printer.behaviour() !== 'paper-out'))
  }

  #answer(reply: Uint8Array): void {
    if (this.#printer.behaviour() !== 'silent' && this.#socket.writable) this.#socket.write(reply)
  }

  #eject(): void {
    for (const ticket of this.#paper.tickets.splice(0)) {
      const raw = new Uint8Array(Buffer.concat(this.#raw))
      this.#raw = []
      this.#printer.eject({ ...ticket, receivedAt: new Date(), raw })
    }
  }

  #finish(): void {
    this.#isOver = true
    if (this.#printer.behaviour() === 'hang') return
    this.#paper.finish()
    this.#eject()
    this.#socket.end()
    this.#printer.forget(this)
  }
}
