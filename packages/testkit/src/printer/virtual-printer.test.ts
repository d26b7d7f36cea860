import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startVirtualPrinter, UnknownEscPosByte, type VirtualPrinter } from '.'

const ASK_PAPER = Uint8Array.of(0x10, 0x04, 4)
const CUT = '\x1dV\x00'

let printer: VirtualPrinter
let sockets: Socket[] = []

beforeEach(async () => {
  printer = await startVirtualPrinter({ columns: 32 })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await printer.stop()
})

test('a ticket is printed when it is cut, while the connection stays open', async () => {
  const socket = await dial()
  const before = Date.now()
  socket.write(`\x1b@Pedido 12\nX-tudo\n${CUT}`)

  const ticket = await printer.waitForTicket()
  expect(ticket.lines.map((line) => line.text)).toEqual(['Pedido 12', 'X-tudo'])
  expect(ticket.cut).toBe(true)
  expect(ticket.receivedAt.getTime()).toBeGreaterThanOrEqual(before)
  expect(Buffer.from(ticket.raw).toString('latin1')).toBe(`\x1b@Pedido 12\nX-tudo\n${CUT}`)
  expect(socket.closed).toBe(false)
})

test('two tickets on one connection, one on another, in the order of printing', async () => {
  await sendAll(`um\n${CUT}dois\n${CUT}`)
  await sendAll(`tr\x1b-\x01es\n${CUT}`)
  expect(printer.tickets().map((ticket) => ticket.lines[0]?.text)).toEqual(['um', 'dois', 'tres'])
  expect(printer.connections()).toBe(2)
})

test('what was printed without a cut is a ticket when the client leaves', async () => {
  await sendAll('sem corte\nperdido')
  expect(printer.tickets()).toMatchObject([{ lines: [{ text: 'sem corte' }], cut: false }])
})

test('waiting can pick a ticket, and says when none came', async () => {
  const second = printer.waitForTicket((ticket) => ticket.lines[0]?.text === 'b')
  await sendAll(`a\n${CUT}b\n${CUT}`)
  expect((await second).lines[0]?.text).toBe('b')
  await expect(printer.waitForTicket((ticket) => ticket.lines.length > 9, 20)).rejects.toThrow(
    'No matching ticket within 20 ms (2 received)',
  )
})

test('a byte it does not know fails those who wait and those who look', async () => {
  const waiting = expect(printer.waitForTicket()).rejects.toThrow(UnknownEscPosByte)
  await sendAll(`bom\n\x07ruim\n${CUT}`)
  await waiting
  expect(() => printer.tickets()).toThrow('Unknown ESC/POS byte 0x07 at offset 4')
  await expect(printer.waitForTicket()).rejects.toThrow(UnknownEscPosByte)
  expect(printer.problems()).toMatchObject([{ byte: 7, offset: 4 }])
  expect(await read('')).toContain('0x07, na posição 4')
})

test('the drawer kick is counted and puts nothing on paper', async () => {
  await sendAll('\x1bp\x00\x19\xfa')
  expect(printer.drawerKicks()).toBe(1)
  expect(printer.tickets()).toEqual([])
})

test.each([
  ['DLE EOT 1, printer', [0x10, 0x04, 1], [0x12], [0x1a]],
  ['DLE EOT 2, reason to be offline', [0x10, 0x04, 2], [0x12], [0x32]],
  ['DLE EOT 3, error', [0x10, 0x04, 3], [0x12], [0x12]],
  ['DLE EOT 4, paper', [0x10, 0x04, 4], [0x12], [0x72]],
  ['GS r 1, paper', [0x1d, 0x72, 1], [0x00], [0x0c]],
  ['GS r 2, drawer', [0x1d, 0x72, 2], [0x00], [0x00]],
  ['GS a, reports on', [0x1d, 0x61, 0xff], [0x10, 0, 0, 0], [0x18, 0, 0x0c, 0]],
])('%s is answered with paper and without', async (_name, request, withPaper, withoutPaper) => {
  expect([...(await ask(request))]).toEqual(withPaper)
  printer.behave('paper-out')
  expect([...(await ask(request))]).toEqual(withoutPaper)
})

test('a client that asked for reports hears when the paper ends and when it is back', async () => {
  const socket = await dial()
  socket.write(Uint8Array.of(0x1d, 0x61, 0xff))
  await once(socket, 'data')
  printer.behave('paper-out')
  expect(await once(socket, 'data')).toEqual([Buffer.from([0x18, 0, 0x0c, 0])])
  printer.behave('print')
  expect(await once(socket, 'data')).toEqual([Buffer.from([0x10, 0, 0, 0])])
})

test('without paper nothing is printed, not even later', async () => {
  printer.behave('paper-out')
  await sendAll(`perdido\n${CUT}`)
  printer.behave('print')
  await sendAll(`impresso\n${CUT}`)
  expect(printer.tickets().map((ticket) => ticket.lines[0]?.text)).toEqual(['impresso'])
})

test('a silent printer prints and does not answer', async () => {
  printer.behave('silent')
  const socket = await dial()
  const answers = collect(socket)
  socket.end(Buffer.concat([ASK_PAPER, Buffer.from(`oi\n${CUT}`), ASK_PAPER]))
  await once(socket, 'close')
  expect(printer.tickets()).toHaveLength(1)
  expect(answers()).toHaveLength(0)
})

test('a hanging printer stops reading, so that a large job cannot be delivered', async () => {
  printer.behave('hang')
  const socket = await dial()
  const answers = collect(socket)
  let delivered = false
  socket.write(Buffer.alloc(16 * 1024 * 1024, 0x20), () => {
    delivered = true
  })
  socket.write(ASK_PAPER)
  await sendToSelf(20)
  expect(delivered).toBe(false)
  expect(answers()).toHaveLength(0)
  expect(socket.closed).toBe(false)
  expect(printer.tickets()).toEqual([])
})

test('what a printer took in while it hung comes out when it recovers, although the client has left', async () => {
  printer.behave('hang')
  const socket = await dial()
  socket.end(`preso\n${CUT}`)
  await once(socket, 'finish')
  await sendToSelf(1)
  expect(printer.tickets()).toEqual([])

  printer.behave('print')
  expect((await printer.waitForTicket()).lines[0]?.text).toBe('preso')
})

test('a printer that closes early prints the beginning and resets', async () => {
  printer.behave('close-early')
  const socket = await dial()
  const failure = once(socket, 'error')
  socket.write(`${'x'.repeat(31)}\n`.repeat(40))
  expect(await failure).toMatchObject([{ code: expect.stringMatching(/ECONNRESET|EPIPE/) }])

  const ticket = await printer.waitForTicket()
  expect(ticket.lines.map((line) => line.text)).toEqual(['x'.repeat(31), 'x'.repeat(31), 'x'.repeat(31)])
  expect(ticket.cut).toBe(false)
})

test('a printer that is off resets who is connected and refuses who dials, and can be turned on again', async () => {
  const socket = await dial()
  const reset = once(socket, 'error')
  printer.behave('refuse')
  expect(await reset).toMatchObject([{ code: 'ECONNRESET' }])
  await expect(dial()).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  printer.behave('print')
  await sendAll(`de volta\n${CUT}`)
  expect(printer.tickets()).toHaveLength(1)
})

test('the page shows the newest paper first, with QR codes, and what the shop wrote stays text', async () => {
  const content = 'pix<b>&"1"'
  await sendAll(`primeiro <script>\n${CUT}`)
  await sendAll(
    `\x1bE\x01segundo\n\x1d(k\x0d\x001P0${content}\x1d(k\x03\x001Q0\x1dv0\x00\x01\x00\x02\x00\xff\xff${CUT}`,
  )
  expect(printer.tickets()[1]?.qrCodes).toEqual([content])

  const page = await read('')
  expect(page.indexOf('segundo')).toBeLessThan(page.indexOf('primeiro &lt;script&gt;'))
  expect(page).toContain('pix&lt;b&gt;&amp;&quot;1&quot;')
  expect(page).toContain('Imagem de 8 × 2 pontos')
  expect(page).not.toContain('<script')
})

test('other processes read the tickets as JSON', async () => {
  await sendAll(`Pedido 7\n\n1x Café\n${CUT}`.replace('é', '\x82'))
  expect(JSON.parse(await read('tickets'))).toMatchObject([
    { lines: ['Pedido 7', '', '1x Café'], qrCodes: [], cut: true },
  ])
})

async function dial(): Promise<Socket> {
  const socket = connect(printer.port, printer.host)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Sends each character as a byte, and returns when the printer has read everything and closed. */
async function sendAll(text: string): Promise<void> {
  const socket = await dial()
  socket.resume()
  socket.end(text, 'latin1')
  await once(socket, 'close')
}

async function ask(request: number[]): Promise<Buffer> {
  const socket = await dial()
  const answer = collect(socket)
  socket.end(Uint8Array.from(request))
  await once(socket, 'close')
  return answer()
}

function collect(socket: Socket): () => Buffer {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks)
}

/** Time for bytes on loopback to be read: as many round trips through this process's own sockets. */
async function sendToSelf(roundTrips: number): Promise<void> {
  for (let count = 0; count < roundTrips; count += 1) await read('tickets')
}

async function read(path: string): Promise<string> {
  const response = await fetch(printer.pageUrl + path)
  expect(response.status).toBe(200)
  return response.text()
}
