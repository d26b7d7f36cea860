import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { PHONE_NUMBER_ID, startSubscribedApp, type SubscribedApp } from './subscribed-app'

const MARIA = '5592991112222'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
})
afterEach(() => app.stop())

/** A customer who wrote just now, so that the window is open. */
function maria() {
  const phone = app.standIn.phone(MARIA, { name: 'Maria' })
  phone.says('oi')
  return phone
}
const text = (body: string) => ({ type: 'text', text: { body } })
const idOf = (body: Record<string, unknown>) => (body.messages as { id: string }[])[0]?.id

describe('sending through the Cloud API stand-in', () => {
  it('accepts a text, shows it on the phone, and tells sent, delivered and read with our own mark', async () => {
    const phone = maria()
    const { status, body } = await app.send({
      to: MARIA,
      ...text('Saiu para entrega'),
      biz_opaque_callback_data: 'outbox-1',
    })
    expect([status, body]).toMatchObject([
      200,
      {
        messaging_product: 'whatsapp',
        contacts: [{ input: MARIA, wa_id: MARIA }],
        messages: [{ id: expect.stringMatching(/^wamid\./) }],
      },
    ])
    expect(await phone.receives((message) => message.text === 'Saiu para entrega')).toMatchObject({
      status: 'delivered',
    })
    phone.reads()
    phone.reads()
    await app.standIn.idle()
    const statuses = app.all('statuses')
    expect(statuses.map((each) => each.status)).toEqual(['sent', 'delivered', 'read'])
    expect(statuses[0]).toMatchObject({
      id: idOf(body),
      recipient_id: MARIA,
      recipient_user_id: phone.userId,
      biz_opaque_callback_data: 'outbox-1',
      pricing: { category: 'service' },
      timestamp: expect.stringMatching(/^\d{10}$/),
    })
  })

  it('answers with the number that WhatsApp knows, which may lack the ninth digit', async () => {
    app.standIn.phone('559281112222').says('oi')
    const { body } = await app.send({ to: '+55 92 98111-2222', ...text('oi') })
    expect(body.contacts).toEqual([{ input: '+55 92 98111-2222', wa_id: '559281112222' }])
  })

  it('sends to a business-scoped id, and says no number of who hides it', async () => {
    const phone = app.standIn.phone(MARIA, { name: 'Maria', hidesNumber: true })
    phone.says('oi')
    const { body } = await app.send({ recipient: phone.userId, ...text('oi') })
    expect(body.contacts).toEqual([{ input: phone.userId, user_id: phone.userId }])
    await app.standIn.idle()
    expect(app.all('statuses')[0]).toMatchObject({ recipient_user_id: phone.userId })
    expect(app.all('statuses')[0]).not.toHaveProperty('recipient_id')
    expect(phone.received()).toMatchObject([{ text: 'oi' }])
    expect((await app.send({ recipient: 'maria', ...text('oi') })).status).toBe(400)
  })

  it('accepts and then fails: to nobody 131026, outside the window 131047, templates excepted', async () => {
    const phone = maria()
    expect((await app.send({ to: '5592000000000', ...text('oi') })).status).toBe(200)
    phone.leavesWindow()
    expect((await app.send({ to: MARIA, ...text('voltou?'), biz_opaque_callback_data: 'x' })).status).toBe(
      200,
    )
    const template = { name: 'pedido_pronto', language: { code: 'pt_BR' } }
    const sent = await app.send({ to: MARIA, type: 'template', template })
    expect(sent.body.messages).toMatchObject([{ message_status: 'accepted' }])
    phone.says('voltei')
    await app.send({ to: MARIA, ...text('que bom') })
    await app.standIn.idle()
    const failed = app.all('statuses').filter(({ status }) => status === 'failed')
    expect(failed).toMatchObject([
      { errors: [{ code: 131026, title: expect.any(String), error_data: { details: expect.any(String) } }] },
      { errors: [{ code: 131047 }], biz_opaque_callback_data: 'x' },
    ])
    expect(phone.received().map((message) => message.text)).toEqual(['pedido_pronto', 'que bom'])
  })

  it('opens no window to somebody who never wrote, nor to who wrote a day ago', async () => {
    app.standIn.phone(MARIA)
    await app.send({ to: MARIA, ...text('promoção!') })
    app.standIn.phone(MARIA).says('ontem', { at: new Date(Date.now() - 25 * 3_600_000) })
    await app.send({ to: MARIA, ...text('promoção!') })
    await app.standIn.idle()
    expect(app.all('statuses')).toMatchObject([
      { status: 'failed', errors: [{ code: 131047 }] },
      { status: 'failed', errors: [{ code: 131047 }] },
    ])
  })

  it('shows buttons and lists, and takes what is pressed back as interactive replies', async () => {
    const phone = maria()
    const buttons = [{ type: 'reply', reply: { id: 'sim', title: 'Sim, pode' } }]
    const asked = await app.send({
      to: MARIA,
      type: 'interactive',
      interactive: { type: 'button', body: { text: 'Confirma?' }, action: { buttons } },
    })
    expect(phone.received()).toMatchObject([{ text: 'Confirma?', choices: [{ id: 'sim' }] }])
    phone.presses('Sim, pode')
    const rows = [{ id: 'p1', title: 'Calabresa', description: 'R$ 42,00' }]
    const action = { button: 'Ver', sections: [{ title: 'Pizzas', rows }] }
    const interactive = { type: 'list', body: { text: 'Qual?' }, action }
    await app.send({ to: MARIA, type: 'interactive', interactive })
    phone.presses('p1')
    expect(() => phone.presses('nada')).toThrow('offers nada')
    await app.standIn.idle()
    expect(app.all('messages').slice(1)).toMatchObject([
      {
        type: 'interactive',
        context: { id: idOf(asked.body) },
        interactive: { type: 'button_reply', button_reply: { id: 'sim', title: 'Sim, pode' } },
      },
      { interactive: { type: 'list_reply', list_reply: { ...rows[0] } } },
    ])
  })

  it('sends media by id and by link; a link that does not answer fails with 131053', async () => {
    const phone = maria()
    const files = createServer(({ url }, response) =>
      response.writeHead(url === '/foto' ? 200 : 404, { 'content-type': 'image/png' }).end('foto'),
    ).listen(0, LOOPBACK)
    const base = `http://${LOOPBACK}:${await listeningPort(files)}`
    const form = new FormData()
    form.set('messaging_product', 'whatsapp')
    form.set('type', 'application/pdf')
    form.set('file', new File(['pdf'], 'nota.pdf', { type: 'application/pdf' }))
    const uploaded = await fetch(`${app.standIn.url}/v26.0/${PHONE_NUMBER_ID}/media`, {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: form,
    })
    const { id } = (await uploaded.json()) as { id: string }
    for (const [message, status] of [
      [{ type: 'document', document: { id, filename: 'nota.pdf', caption: 'A nota' } }, 200],
      [{ type: 'image', image: { link: `${base}/foto` } }, 200],
      [{ type: 'image', image: { link: `${base}/nada` } }, 200],
      [{ type: 'image', image: { id: '404' } }, 400],
      [{ type: 'image', image: {} }, 400],
      [{ type: 'audio', audio: { id, caption: 'não pode' } }, 400],
    ] as const)
      expect([message, (await app.send({ to: MARIA, ...message })).status]).toEqual([message, status])
    files.close()
    files.closeAllConnections()
    await app.standIn.idle()
    expect(phone.received()).toMatchObject([
      { type: 'document', text: 'A nota', media: { bytes: Buffer.from('pdf') } },
      { type: 'image', media: { bytes: Buffer.from('foto'), mimeType: 'image/png' } },
    ])
    expect(app.all('statuses').at(-1)).toMatchObject({ status: 'failed', errors: [{ code: 131053 }] })
  })

  it('sends locations, reactions, contacts and quotes', async () => {
    const phone = maria()
    const id = phone.said()[0]?.id ?? ''
    const location = { latitude: -3.1, longitude: -60.02, name: 'Loja' }
    const contacts = [{ name: { formatted_name: 'Loja' }, phones: [] }]
    for (const message of [
      { type: 'location', location },
      { type: 'reaction', reaction: { message_id: id, emoji: '👍' } },
      { type: 'contacts', contacts },
      { ...text('sim'), context: { message_id: id } },
    ])
      expect((await app.send({ to: MARIA, ...message })).status).toBe(200)
    expect(phone.received()).toMatchObject([
      { type: 'location', content: location },
      { type: 'reaction', text: '👍' },
      { type: 'contacts', content: { contacts } },
      { text: 'sim', quoting: id },
    ])
  })

  it('marks a message and those before it as read, and shows typing until the next message', async () => {
    const phone = maria()
    const id = phone.says('alguém?')
    phone.says('oi?')
    const read = await app.send({ status: 'read', message_id: id, typing_indicator: { type: 'text' } })
    expect([read.status, read.body]).toEqual([200, { success: true }])
    expect(phone.said().map((message) => message.read)).toEqual([true, true, false])
    expect(phone.seesTyping()).toBe(true)
    await app.send({ to: MARIA, ...text('oi!') })
    expect(phone.seesTyping()).toBe(false)
    expect((await app.send({ status: 'read', message_id: 'wamid.x' })).status).toBe(400)
  })

  it('tells about the number, all of it or the fields asked for', async () => {
    const { body } = await app.call('GET', PHONE_NUMBER_ID)
    expect(body).toMatchObject({
      id: PHONE_NUMBER_ID,
      display_phone_number: '+55 92 98888-7777',
      verified_name: 'Loja de teste',
      quality_rating: 'GREEN',
    })
    const some = await app.call('GET', `${PHONE_NUMBER_ID}?fields=verified_name`)
    expect(some.body).toEqual({ id: PHONE_NUMBER_ID, verified_name: 'Loja de teste' })
  })

  it('refuses a wrong token with 190, and what it does not know with 100', async () => {
    for (const token of ['errado', '']) {
      const { status, body } = await app.call('GET', PHONE_NUMBER_ID, undefined, token)
      expect([status, body]).toMatchObject([401, { error: { code: 190, type: 'OAuthException' } }])
    }
    for (const [method, path] of [
      ['POST', '1/messages'],
      ['POST', `${PHONE_NUMBER_ID}/poems`],
      ['GET', '404'],
    ] as const) {
      const { status, body } = await app.call(method, path, method === 'POST' ? {} : undefined)
      expect([path, status, body]).toMatchObject([path, 400, { error: { code: 100, error_subcode: 33 } }])
    }
  })
})
