import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { startVirtualPrinter, type VirtualPrinter } from '@balcao/testkit/printer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverTicket } from './deliver-ticket'
import { PrinterLink } from './printer-link'
import { askStatus } from './printer-status'
import { usualTimings } from './timings'
import { words } from './words'

const timings = { ...usualTimings, status: 200, stall: 400, acknowledge: 200, earlyClose: 100, accept: 300 }
/** ESC @, lines of text, feed and cut. */
const ticket = Buffer.from(`\x1b@${'Pedido 1\n'.repeat(30)}\x1bd\x04\x1dV\x01`, 'latin1')

/** What the agent does over one connection: ask, then deliver. */
async function deliver(address: { host: string; port: number }, bytes: Uint8Array = ticket) {
  const link = await PrinterLink.open(address, timings.connect)
  try {
    const status = await askStatus(link, timings.status)
    const result = await deliverTicket(link, bytes, { answersStatus: status.kind === 'ready', timings })
    return { status: status.kind, ...result }
  } finally {
    link.drop()
  }
}

describe('a ticket delivered to the virtual printer', () => {
  let printer: VirtualPrinter
  beforeEach(async () => {
    printer = await startVirtualPrinter()
  })
  afterEach(() => printer.stop())

  it.each([
    ['print', { status: 'ready', outcome: 'printed' }, 1],
    ['silent', { status: 'mute', outcome: 'printed' }, 1],
    ['hang', { status: 'mute', outcome: 'uncertain', detail: words.neverAccepted }, 0],
    ['close-early', { status: 'ready', outcome: 'uncertain', detail: words.closedWhileSending }, undefined],
  ] as const)('that behaves as %s', async (mode, result, tickets) => {
    printer.behave(mode)
    expect(await deliver(printer)).toEqual(result)
    if (tickets !== undefined) expect(printer.tickets()).toHaveLength(tickets)
  })

  it('without paper says so before anything is sent', async () => {
    printer.behave('paper-out')
    const link = await PrinterLink.open(printer, timings.connect)
    expect(await askStatus(link, timings.status)).toEqual({ kind: 'problem', detail: words.paperOut })
    link.drop()
    expect(printer.tickets()).toEqual([])
  })

  it('that refuses cannot be opened', async () => {
    printer.behave('refuse')
    await expect(PrinterLink.open(printer, timings.connect)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('a ticket delivered to a printer that', () => {
  let server: Server | undefined
  const sockets = new Set<Socket>()
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    server?.close()
  })

  async function givenPrinter(serve: (socket: Socket) => void) {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      serve(socket)
    })
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
  }

  it('reads slowly gets all of a long ticket', async () => {
    const long = Buffer.alloc(3_000_000, 'x')
    let received = 0
    const address = await givenPrinter((socket) => {
      socket.on('data', (data) => {
        received += data.length
        socket.pause()
        setImmediate(() => socket.resume())
      })
      socket.on('end', () => socket.end())
    })
    expect(await deliver(address, long)).toEqual({ status: 'mute', outcome: 'printed' })
    // The status request that got no answer comes before it.
    expect(received).toBe(3 + long.length)
  })

  it('stops reading in the middle of a long ticket is in doubt', async () => {
    const address = await givenPrinter((socket) => {
      socket.once('data', () => socket.pause())
    })
    expect(await deliver(address, Buffer.alloc(30_000_000, 'x'))).toEqual({
      status: 'mute',
      outcome: 'uncertain',
      detail: words.stoppedTaking,
    })
  })

  it('takes all and closes politely before the end was announced is in doubt', async () => {
    const address = await givenPrinter((socket) => {
      let received = 0
      socket.on('data', (data) => {
        received += data.length
        if (received > 100) socket.end()
      })
    })
    expect(await deliver(address)).toMatchObject({ outcome: 'uncertain', detail: words.closedWhileSending })
  })

  it('answers status requests but no paper request is taken at its closing', async () => {
    const address = await givenPrinter((socket) => {
      socket.on('data', (data) => {
        if (data[0] === 0x10) socket.write(Buffer.of(0x12))
      })
      socket.on('end', () => socket.end())
    })
    expect(await deliver(address)).toEqual({ status: 'ready', outcome: 'printed' })
  })

  it('runs out of paper on the way is in doubt', async () => {
    const address = await givenPrinter((socket) => {
      socket.on('data', (data) => {
        if (data[0] === 0x10) socket.write(Buffer.of(0x12))
        if (data.includes(Buffer.of(0x1d, 0x72))) socket.write(Buffer.of(0x0c))
      })
      socket.on('end', () => socket.end())
    })
    expect(await deliver(address)).toEqual({
      status: 'ready',
      outcome: 'uncertain',
      detail: words.paperRanOut,
    })
  })

  it.each([
    [4, 0x72, words.paperOut],
    [2, 0x16, words.coverOpen],
    [2, 0x32, words.paperOut],
    [2, 0x52, words.printerError],
  ])('answers DLE EOT %i with %i is not sent anything', async (n, answer, detail) => {
    const address = await givenPrinter((socket) => {
      socket.on('data', (data) => socket.write(Buffer.of(data[2] === n ? answer : 0x12)))
    })
    const link = await PrinterLink.open(address, timings.connect)
    expect(await askStatus(link, timings.status)).toEqual({ kind: 'problem', detail })
    link.drop()
  })
})
