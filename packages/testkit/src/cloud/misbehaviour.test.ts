import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PHONE_NUMBER_ID, startSubscribedApp, type SubscribedApp } from './subscribed-app'

const MARIA = '5592991112222'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
})
afterEach(() => app.stop())

function maria() {
  const phone = app.standIn.phone(MARIA)
  phone.says('oi')
  return phone
}
const sendText = (body = 'oi') => app.send({ to: MARIA, type: 'text', text: { body } })
const statuses = () => app.all('statuses').map(({ status }) => status)

describe('the misbehaving Cloud API stand-in', () => {
  it.each([
    ['busy', 429, 130429],
    ['pair-busy', 429, 131056],
    ['fail', 500, 131000],
  ] as const)('is %s where and as often as it was told to', async (how, status, code) => {
    const phone = maria()
    app.standIn.misbehave({ fault: { how, paths: /messages$/, times: 1 } })
    expect((await app.call('GET', PHONE_NUMBER_ID)).status).toBe(200)
    expect(await sendText()).toMatchObject({ status, body: { error: { code } } })
    expect(phone.received()).toEqual([])
    expect((await sendText()).status).toBe(200)
    expect(app.standIn.requests().filter((each) => each.endsWith('/messages'))).toHaveLength(2)
  })

  it('hangs, is slow, or loses the answer of a send that happened', async () => {
    const phone = maria()
    app.standIn.misbehave({ fault: { how: 'hang', times: 1 } })
    await expect(fetch(app.standIn.url, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
    app.standIn.misbehave({ fault: { how: 'lose', times: 1 } })
    await expect(sendText('chegou?')).rejects.toThrow()
    expect(phone.received()).toMatchObject([{ text: 'chegou?' }])
    app.standIn.misbehave({ slowMs: 60 })
    expect(await Promise.race([pause(50, 'nothing yet'), sendText()])).toBe('nothing yet')
  })

  it.each([
    ['in-order', ['sent', 'delivered', 'read']],
    ['reversed', ['read', 'delivered', 'sent']],
    ['without-delivered', ['sent', 'read']],
  ] as const)('tells statuses %s', async (statusOrder, order) => {
    const phone = maria()
    app.standIn.misbehave({ statusOrder, statusesByThemselves: 'read' })
    await sendText()
    await app.standIn.idle()
    expect(statuses()).toEqual(order)
    expect(phone.received()).toMatchObject([{ status: 'read' }])
  })

  it('moves statuses by call when they do not move by themselves, and fails when told to', async () => {
    const phone = maria()
    app.standIn.misbehave({ statusesByThemselves: 'none' })
    await sendText()
    expect(phone.received()).toEqual([])
    phone.moves('delivered')
    phone.moves('sent')
    phone.fails(131049)
    app.standIn.misbehave({ failSendsWith: 131048 })
    await sendText()
    await app.standIn.idle()
    expect(statuses()).toEqual(['sent', 'delivered', 'sent', 'failed', 'failed'])
    expect(app.all('statuses').at(-1)).toMatchObject({ errors: [{ code: 131048 }] })
    await expect(phone.receives(() => true, 10)).rejects.toThrow('No such message')
  })

  it('repeats webhooks, loses them, or signs them wrongly', async () => {
    app.standIn.misbehave({ duplicateWebhooks: true })
    maria()
    await app.standIn.idle()
    expect(new Set(app.bodies().map(({ raw }) => raw)).size).toBe(1)
    expect(app.bodies()).toHaveLength(2)
    app.standIn.behaveWell()
    app.standIn.misbehave({ dropWebhooks: true })
    maria()
    await app.standIn.idle()
    expect(app.bodies()).toHaveLength(2)
    app.standIn.behaveWell()
    app.standIn.misbehave({ badSignature: true })
    maria()
    await app.standIn.idle()
    expect(app.bodies().map(({ isSigned }) => isSigned)).toEqual([true, true, false])
  })
})
