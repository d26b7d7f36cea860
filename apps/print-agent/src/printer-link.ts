import { connect, type Socket } from 'node:net'

export interface PrinterAddress {
  host: string
  port: number
}

/** One connection to a printer's raw port, with what came back over it. Nothing on it throws after it is open. */
export class PrinterLink {
  readonly #socket: Socket
  readonly #replies: number[] = []
  readonly #watchers = new Set<() => void>()
  #hasEnded = false
  #isBroken = false

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (data: Buffer) => this.#happened(() => this.#replies.push(...data)))
    socket.on('end', () => this.#happened(() => (this.#hasEnded = true)))
    socket.on('error', () => this.#happened(() => (this.#isBroken = true)))
    socket.on('close', () => this.#happened(() => (this.#hasEnded = true)))
  }

  /** @throws the socket's error; ETIMEDOUT after `timeoutMs` */
  static open({ host, port }: PrinterAddress, timeoutMs: number): Promise<PrinterLink> {
    return new Promise((resolve, reject) => {
      // Half-open, so that the printer's end of the connection is seen apart from ours.
      const socket = connect({ host, port, allowHalfOpen: true })
      const timer = setTimeout(
        () => socket.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      )
      socket.once('error', reject)
      socket.once('connect', () => {
        clearTimeout(timer)
        socket.off('error', reject)
        resolve(new PrinterLink(socket))
      })
      socket.once('close', () => clearTimeout(timer))
    })
  }

  /** The printer has closed its side, or the connection broke. */
  get isOver(): boolean {
    return this.#hasEnded || this.#isBroken
  }

  get isBroken(): boolean {
    return this.#isBroken
  }

  /** Sends bytes; true once the printer's side has taken them, false when it does not in time or is gone. */
  async send(bytes: Uint8Array, timeoutMs: number): Promise<boolean> {
    if (this.isOver) return false
    let taken = false
    this.#socket.write(bytes, (error) => this.#happened(() => (taken = !error)))
    await this.#until(() => taken || this.isOver, timeoutMs)
    return taken && !this.isOver
  }

  /** Asks and answers the first byte that comes back; undefined when none does in time. */
  async ask(bytes: Uint8Array, timeoutMs: number): Promise<number | undefined> {
    this.#replies.length = 0
    if (this.isOver) return undefined
    this.#socket.write(bytes)
    await this.#until(() => this.#replies.length > 0 || this.isOver, timeoutMs)
    return this.#replies[0]
  }

  /** Waits for the printer to close; answers whether it did. */
  async closes(timeoutMs: number): Promise<boolean> {
    await this.#until(() => this.isOver, timeoutMs)
    return this.isOver
  }

  /** Announces the end of the data and waits for the printer to close its side too; answers whether it did. */
  async finish(timeoutMs: number): Promise<boolean> {
    if (!this.isOver) this.#socket.end()
    const closed = await this.closes(timeoutMs)
    this.#socket.destroy()
    return closed && !this.#isBroken
  }

  drop(): void {
    this.#socket.destroy()
  }

  #happened(change: () => void): void {
    change()
    for (const watcher of this.#watchers) watcher()
  }

  #until(holds: () => boolean, timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#watchers.delete(look)
        resolve()
      }
      const look = () => {
        if (holds()) done()
      }
      const timer = setTimeout(done, timeoutMs)
      this.#watchers.add(look)
      look()
    })
  }
}
