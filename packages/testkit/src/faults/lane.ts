import type { Socket } from 'node:net'

/** What the lanes of a proxy must do now. */
export interface LaneFaults {
  delayMs: number
  isBlackhole: boolean
}

const MOST_WAITING_BYTES = 4 * 1024 * 1024

/** How many of some bytes may pass, and whether the connection is cut after them. */
export interface Admission {
  count: number
  thenCut: boolean
}

/** One direction of a proxied connection. Bytes keep their order and their number; the end travels like a byte. */
export class Lane {
  readonly #source: Socket
  readonly #sink: Socket
  readonly #faults: LaneFaults
  readonly #admit: (count: number) => Admission
  readonly #cut: () => void
  #waiting: { chunk: Buffer | 'end'; due: number }[] = []
  #waitingBytes = 0
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(
    ends: { source: Socket; sink: Socket },
    faults: LaneFaults,
    guard: { admit: (count: number) => Admission; cut: () => void },
  ) {
    this.#source = ends.source
    this.#sink = ends.sink
    this.#faults = faults
    this.#admit = guard.admit
    this.#cut = guard.cut
    this.#source.on('data', (chunk: Buffer) => this.#queue(chunk))
    this.#source.on('end', () => this.#queue('end'))
    this.#sink.on('drain', () => this.flow())
    this.flow()
  }

  /** Goes on after the faults changed: holds the source in a blackhole, passes what is due otherwise. */
  flow(): void {
    if (this.#isOver) return
    this.#pass()
    if (this.#faults.isBlackhole || this.#waitingBytes > MOST_WAITING_BYTES) this.#source.pause()
    else this.#source.resume()
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #queue(chunk: Buffer | 'end'): void {
    this.#waiting.push({ chunk, due: performance.now() + this.#faults.delayMs })
    if (chunk !== 'end') this.#waitingBytes += chunk.length
    this.flow()
  }

  #pass(): void {
    clearTimeout(this.#timer)
    while (!this.#isOver && !this.#faults.isBlackhole && !this.#sink.writableNeedDrain) {
      const [next] = this.#waiting
      if (!next) return
      const wait = next.due - performance.now()
      if (wait > 0) {
        this.#timer = setTimeout(() => this.flow(), Math.ceil(wait))
        return
      }
      this.#waiting.shift()
      this.#deliver(next.chunk)
    }
  }

  #deliver(chunk: Buffer | 'end'): void {
    if (chunk === 'end') {
      this.#sink.end()
      return
    }
    this.#waitingBytes -= chunk.length
    const { count, thenCut } = this.#admit(chunk.length)
    this.#sink.write(chunk.subarray(0, count), () => {
      if (thenCut) this.#cut()
    })
  }
}
