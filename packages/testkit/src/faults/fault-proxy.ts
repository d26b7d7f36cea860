import { connect, type Socket } from 'node:net'
import { LOOPBACK } from '../listener/listening-port'
import { LoopbackListener } from '../listener/loopback-listener'
import { Lane, type Admission, type LaneFaults } from './lane'

export interface FaultProxy {
  host: string
  port: number
  /** `http://host:port` of the proxy. */
  httpUrl: string
  /** The same address by way of the proxy: `postgres://user:secret@db:5432/name` keeps all but host and port. */
  through(url: string): string
  /** Resets every connection and refuses new ones (ECONNREFUSED) until `restore`. */
  cut(): void
  /** Ends every fault. Connections that were only held or delayed go on with all of their bytes. */
  restore(): Promise<void>
  /** Each byte, in either direction, arrives this much later. The throughput stays. */
  delay(ms: number): void
  /** Connections open and stay open, and nothing comes through in either direction. */
  blackhole(): void
  /**
   * Lets `bytes` more through on each connection, then resets both of its sides.
   * @param options.from whose bytes count: the target's to lose an answer, the client's to lose a request;
   * both together unless given.
   * @param options.times how many connections are cut before all is well again; without it, each one until `restore`.
   */
  cutAfterBytes(bytes: number, options?: { from?: Sender; times?: number }): void
  /** Connections accepted since the start. */
  connections(): number
  /** Connections open now. */
  openConnections(): number
  stop(): Promise<void>
}

export type Sender = 'client' | 'target' | 'either'

interface Limit {
  bytes: number
  from: Sender
  timesLeft: number
}

interface Faults extends LaneFaults {
  limit: Limit | undefined
}

/**
 * A TCP proxy on loopback that can fail on demand. It passes bytes on unchanged until told otherwise.
 * @param options.port a free one unless given.
 */
export async function startFaultProxy(options: {
  target: { host: string; port: number }
  port?: number
}): Promise<FaultProxy> {
  const faults: Faults = { delayMs: 0, isBlackhole: false, limit: undefined }
  const passages = new Set<Passage>()
  const listener = await LoopbackListener.start(options.port ?? 0, (client) => {
    const target = connect({ ...options.target, allowHalfOpen: true })
    passages.add(new Passage(client, target, faults, (passage) => passages.delete(passage)))
  })
  const flow = () => {
    for (const passage of passages) passage.flow()
  }

  return {
    host: LOOPBACK,
    port: listener.port,
    httpUrl: `http://${LOOPBACK}:${listener.port}`,
    through: (url) => {
      const proxied = new URL(url)
      proxied.hostname = LOOPBACK
      proxied.port = String(listener.port)
      return proxied.href
    },
    cut: () => {
      listener.shut()
      for (const passage of passages) passage.reset()
    },
    restore: async () => {
      faults.delayMs = 0
      faults.isBlackhole = false
      faults.limit = undefined
      flow()
      await listener.open()
    },
    delay: (ms) => {
      faults.delayMs = ms
    },
    blackhole: () => {
      faults.isBlackhole = true
      flow()
    },
    cutAfterBytes: (bytes, { from = 'either', times = Infinity } = {}) => {
      faults.limit = { bytes, from, timesLeft: times }
      for (const passage of passages) passage.countFromHere()
    },
    connections: () => listener.accepted,
    openConnections: () => listener.sockets.size,
    async stop() {
      for (const passage of passages) passage.reset()
      await listener.stop()
    },
  }
}

/**
 * A reset that arrives together with bytes hides them, or passes for an ordinary end; so the last bytes get this
 * long to be read.
 */
const RESET_AFTER_MS = 20

/** A client's connection and its continuation to the target. */
class Passage {
  readonly #client: Socket
  readonly #target: Socket
  readonly #faults: Faults
  readonly #lanes: Lane[]
  #passed = { client: 0, target: 0 }
  #resetTimer: NodeJS.Timeout | undefined

  constructor(client: Socket, target: Socket, faults: Faults, onOver: (passage: Passage) => void) {
    this.#client = client
    this.#target = target
    this.#faults = faults
    const cut = () => {
      this.#resetTimer = setTimeout(() => this.reset(), RESET_AFTER_MS)
    }
    this.#lanes = [
      new Lane({ source: client, sink: target }, faults, { admit: (n) => this.#admit('client', n), cut }),
      new Lane({ source: target, sink: client }, faults, { admit: (n) => this.#admit('target', n), cut }),
    ]
    for (const socket of [client, target]) {
      socket.on('error', () => this.reset())
      // After an orderly end the other side may still have delayed bytes to get.
      socket.on('close', () => {
        if (client.destroyed && target.destroyed) onOver(this)
      })
    }
  }

  flow(): void {
    for (const lane of this.#lanes) lane.flow()
  }

  countFromHere(): void {
    this.#passed = { client: 0, target: 0 }
  }

  reset(): void {
    clearTimeout(this.#resetTimer)
    this.#stopLanes()
    this.#client.resetAndDestroy()
    if (this.#target.connecting) this.#target.destroy()
    else this.#target.resetAndDestroy()
  }

  #stopLanes(): void {
    for (const lane of this.#lanes) lane.stop()
  }

  #admit(sender: 'client' | 'target', count: number): Admission {
    const { limit } = this.#faults
    if (!limit || (limit.from !== 'either' && limit.from !== sender)) return { count, thenCut: false }
    const before = limit.from === 'either' ? this.#passed.client + this.#passed.target : this.#passed[sender]
    this.#passed[sender] += count
    if (before + count < limit.bytes) return { count, thenCut: false }
    this.#stopLanes()
    limit.timesLeft -= 1
    if (limit.timesLeft === 0) this.#faults.limit = undefined
    return { count: Math.max(0, limit.bytes - before), thenCut: true }
  }
}
