import { beforeEach, expect, it } from 'vitest'
import { buildChat, buildMessage } from '../../testing/build-chat'
import { numberOf, pendingMessage } from './draft-message'
import { LocalSends } from './local-sends'

const chat = buildChat()
const now = Date.UTC(2026, 10, 21, 15)
const pending = (id: string) =>
  pendingMessage(chat, { id, kind: 'text', text: 'Olá', quoted: null, media: null }, now)

let sends = new LocalSends()
beforeEach(() => {
  sends = new LocalSends()
})

it('CONV-17 a sent message is shown at once, pending, until the server has it', async () => {
  const received = sends.begin(pending('a'))
  expect(sends.of(chat.id)).toMatchObject([{ id: 'a', waMessageId: 'a', ack: 'pending', isFromMe: true }])
  const real = buildMessage({ id: 'a', waMessageId: '3A', isFromMe: true })
  expect(sends.confirm(real)).toBe(true)
  expect(await received).toBe(real)
  expect(sends.of(chat.id)).toEqual([])
})

it('CONV-17 whichever comes second, answer or event, changes nothing more', () => {
  void sends.begin(pending('a'))
  expect(sends.confirm(buildMessage({ id: 'a' }))).toBe(true)
  expect(sends.confirm(buildMessage({ id: 'a' }))).toBe(false)
})

it('CONV-30 a message that failed is shown no more', () => {
  void sends.begin(pending('a'))
  sends.fail('a')
  expect(sends.of(chat.id)).toEqual([])
})

it('CONV-30 the same text soon after a failure goes under the same id, so that it is sent once', () => {
  const id = sends.idFor(chat.id, 'Olá', now)
  void sends.begin(pending(id))
  sends.fail(id)
  expect(sends.idFor(chat.id, 'Olá', now + 60_000)).toBe(id)
  expect(sends.idFor(chat.id, 'Outra coisa', now + 60_000)).not.toBe(id)
})

it('the same text later, or after it was sent, is another message', () => {
  const id = sends.idFor(chat.id, 'Olá', now)
  expect(sends.idFor(chat.id, 'Olá', now + 120_000)).not.toBe(id)
  const second = sends.idFor(chat.id, 'Sim', now)
  void sends.begin(pending(second))
  sends.confirm(buildMessage({ id: second }))
  expect(sends.idFor(chat.id, 'Sim', now)).not.toBe(second)
})

it('each conversation has its own, the same list until something changes', () => {
  void sends.begin(pending('a'))
  expect(sends.of('another')).toEqual([])
  expect(sends.of(chat.id)).toBe(sends.of(chat.id))
  sends.move(chat.id, 'another')
  expect([sends.of(chat.id).length, sends.of('another').length]).toEqual([0, 1])
})

it.each([
  ['5592991234567@s.whatsapp.net', '5592991234567'],
  ['207165418082397@lid', '207165418082397'],
  ['BR.1502576394655843', 'BR.1502576394655843'],
])('CALL-47 the number of %s is %s', (jid, number) => {
  expect(numberOf(jid)).toBe(number)
})
