import { createSocket, type Socket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askNameServers } from './ask-name-servers'

/** Knows shop.example.com, denies nowhere.example.com, and never answers for another name. */
let server: Socket
let asked = 0
let ask: ReturnType<typeof askNameServers>

const kinds: Record<number, Buffer> = {
  1: Buffer.from([93, 184, 215, 14]),
  28: Buffer.from('2606280002 1fcb070000000000000001'.replace(' ', ''), 'hex'),
}

beforeAll(async () => {
  server = createSocket('udp4')
  server.on('message', (question, from) => {
    asked += 1
    const end = question.indexOf(0, 12) + 5
    const name = question.toString('latin1', 12, end)
    const address = name.includes('shop') ? kinds[question.readUInt16BE(end - 4)] : undefined
    if (address || name.includes('nowhere')) server.send(answerTo(question, end, address), from.port)
  })
  await new Promise<void>((bound) => server.bind(0, '127.0.0.1', bound))
  ask = askNameServers([`127.0.0.1:${server.address().port}`])
})
afterAll(() => server.close())

/** The question again, with its one answer or the word that there is no such name (RFC 1035, 4.1). */
function answerTo(question: Buffer, end: number, address: Buffer | undefined): Buffer {
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(address ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(address ? 1 : 0, 6)
  head.fill(0, 8)
  const record = Buffer.from([0xc0, 12, 0, 0, 0, 1, 0, 0, 0, 60, 0, address?.length ?? 0])
  question.copy(record, 2, end - 4, end - 2)
  return Buffer.concat([head, question.subarray(12, end), ...(address ? [record, address] : [])])
}

it('answers every address of a name, and none of a name that is not there', async () => {
  expect(await ask('shop.example.com')).toEqual([
    { address: '93.184.215.14' },
    { address: '2606:2800:21f:cb07::1' },
  ])
  expect(await ask('nowhere.example.com')).toEqual([])
})

it('names that nobody ever answers for hold up no other look-up of the process', async () => {
  const before = asked
  const silent = Array.from({ length: 12 }, (_, n) => ask(`silent-${n}.example.com`))
  await expect.poll(() => asked - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(24)
  expect((await lookup('localhost')).address).toMatch(/^(127\.0\.0\.1|::1)$/)
  expect(await ask('shop.example.com')).toHaveLength(2)
  await Promise.all(silent)
}, 30_000)
