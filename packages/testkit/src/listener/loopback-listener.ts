import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { listeningPort, LOOPBACK } from './listening-port'

/** A TCP port on loopback that can be shut and opened again, and that knows its sockets. */
export class LoopbackListener {
  readonly sockets = new Set<Socket>()
  accepted = 0
  port: number
  readonly #onSocket: (socket: Socket) => void
  #server: Server | undefined

  private constructor(port: number, onSocket: (socket: Socket) => void) {
    this.port = port
    this.#onSocket = onSocket
  }

  /**
   * Sockets are half-open: whoever takes one must answer its end.
   * @param port 0 takes a free one, which is kept across `shut` and `open`.
   */
  static async start(port: number, onSocket: (socket: Socket) => void): Promise<LoopbackListener> {
    const listener = new LoopbackListener(port, onSocket)
    await listener.open()
    return listener
  }

  /** Listens (again). Nothing to do when it already does. */
  async open(): Promise<void> {
    if (this.#server) return
    const server = createServer({ allowHalfOpen: true }, (socket) => this.#take(socket))
    this.#server = server
    server.listen(this.port, LOOPBACK)
    this.port = await listeningPort(server)
  }

  /** Refuses new connections from now on; the open ones stay. */
  shut(): void {
    this.#server?.close()
    this.#server = undefined
  }

  resetAll(): void {
    for (const socket of this.sockets) socket.resetAndDestroy()
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    const closed = server && once(server, 'close')
    server?.close()
    for (const socket of this.sockets) socket.destroy()
    await closed
  }

  #take(socket: Socket): void {
    this.accepted += 1
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    // A reset by the other side is an ordinary event here, and 'close' follows it.
    socket.on('error', () => {})
    this.#onSocket(socket)
  }
}
