import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PHONE_NUMBER_ID, startSubscribedApp, type SubscribedApp } from './subscribed-app'

const MARIA = '5592991112222'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
})
afterEach(() => app.stop())

const maria = () => app.standIn.phone(MARIA, { name: 'Maria' })

describe('receiving from the Cloud API stand-in', () => {
  it('shakes hands by the challenge, and answers what the endpoint answered', async () => {
    expect(await app.standIn.subscribe(app.hookUrl)).toMatchObject({ status: 200, isVerified: true })
    const refused = await app.standIn.subscribe(app.hookUrl, 'errado')
    expect(refused).toMatchObject({ status: 403, body: '', isVerified: false })
  })

  it('brings what the customer writes in the published envelope, signed over its bytes', async () => {
    const id = maria().says('quero um pão de queijo 🧀')
    await app.standIn.idle()
    const [body] = app.bodies()
    expect(body?.isSigned).toBe(true)
    expect(JSON.parse(body?.raw ?? '')).toEqual({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '5592988887777', phone_number_id: PHONE_NUMBER_ID },
                contacts: [{ profile: { name: 'Maria' }, wa_id: MARIA, user_id: maria().userId }],
                messages: [
                  {
                    from: MARIA,
                    from_user_id: maria().userId,
                    id,
                    timestamp: expect.stringMatching(/^\d{10}$/),
                    type: 'text',
                    text: { body: 'quero um pão de queijo 🧀' },
                  },
                ],
              },
            },
          ],
        },
      ],
    })
  })

  it('names who hides their number by user_id alone', async () => {
    const phone = app.standIn.phone(MARIA, { name: 'Maria', hidesNumber: true })
    phone.says('oi')
    phone.typesFromBusinessApp('oi, quem fala?')
    await app.standIn.idle()
    expect(app.bodies().map(({ raw }) => raw.includes(MARIA))).toEqual([false, false])
    expect(app.all('messages')).toMatchObject([{ from_user_id: phone.userId }])
    expect(phone.userId).toMatch(/^BR\.\d{16,}$/)
    expect(app.all('message_echoes')).toMatchObject([{ to_user_id: phone.userId }])
  })

  it('carries media by id, which lead to an address that needs the token and does not last', async () => {
    const phone = maria()
    phone.sends({ image: Buffer.from('foto'), caption: 'comprovante' })
    phone.sends({ audio: Buffer.from('voz') })
    phone.sends({ document: Buffer.from('pdf'), fileName: 'nota.pdf' })
    phone.sends({ sticker: Buffer.from('webp') })
    await app.standIn.idle()
    const [image, audio, document, sticker] = app.all('messages')
    expect(image).toMatchObject({ type: 'image', image: { caption: 'comprovante', mime_type: 'image/jpeg' } })
    expect(audio).toMatchObject({
      type: 'audio',
      audio: { voice: true, mime_type: 'audio/ogg; codecs=opus' },
    })
    expect(document).toMatchObject({ type: 'document', document: { filename: 'nota.pdf' } })
    expect(sticker).toMatchObject({ type: 'sticker', sticker: { mime_type: 'image/webp' } })
    const id = String((image?.image as { id: string } | undefined)?.id)
    const { body } = await app.call('GET', id)
    expect(body).toMatchObject({
      id,
      mime_type: 'image/jpeg',
      file_size: 4,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const get = (authorization: string) => fetch(String(body.url), { headers: { authorization } })
    expect((await get('')).status).toBe(401)
    expect(await (await get('Bearer token')).text()).toBe('foto')
    app.standIn.expireMediaAddresses()
    expect((await get('Bearer token')).status).toBe(404)
    const again = await app.call('GET', id)
    expect((await fetch(String(again.body.url), { headers: { authorization: 'Bearer token' } })).status).toBe(
      200,
    )
  })

  it('carries places, contacts, reactions, quotes, and what the platform cannot carry', async () => {
    const phone = maria()
    const id = phone.says('oi')
    phone.sends({ location: { latitude: -3.1, longitude: -60.02 } })
    phone.sends({ contact: { name: 'João', number: '5592993334444' } })
    phone.reacts('❤️', id)
    phone.reacts('', id)
    phone.says('isto', { quoting: id })
    phone.sendsUnsupported()
    await app.standIn.idle()
    expect(app.all('messages').slice(1)).toMatchObject([
      { type: 'location', location: { latitude: -3.1, longitude: -60.02 } },
      {
        type: 'contacts',
        contacts: [{ name: { formatted_name: 'João' }, phones: [{ wa_id: '5592993334444' }] }],
      },
      { type: 'reaction', reaction: { message_id: id, emoji: '❤️' } },
      { type: 'reaction', reaction: { message_id: id } },
      { type: 'text', context: { from: '5592988887777', id } },
      { type: 'unsupported', errors: [{ code: 131051 }] },
    ])
    expect(app.all('messages')[4]?.reaction).not.toHaveProperty('emoji')
  })

  it('echoes what the owner types in the Business app, under its own field', async () => {
    const id = maria().typesFromBusinessApp('deixa comigo')
    await app.standIn.idle()
    expect(app.bodies()[0]?.entry[0]?.changes).toMatchObject([
      {
        field: 'smb_message_echoes',
        value: {
          message_echoes: [
            { from: '5592988887777', to: MARIA, id, type: 'text', text: { body: 'deixa comigo' } },
          ],
        },
      },
    ])
    expect(maria().received()).toMatchObject([{ text: 'deixa comigo' }])
    expect(app.standIn.log()).toMatchObject([{ order: 1, id, via: 'business-app', fromMe: true }])
  })

  it.each([
    ['messages', 1, 2],
    ['changes', 1, 4],
    ['entries', 4, 4],
  ] as const)('puts what happens together into one body by %s', async (packing, entries, changes) => {
    const phone = maria()
    phone.says('oi')
    await app.send({ to: MARIA, type: 'text', text: { body: 'Olá' } })
    await app.standIn.idle()
    const before = app.bodies().length
    await app.standIn.inOneBody(packing, () => {
      phone.says('um')
      app.standIn.phone('5592993334444').says('dois')
      phone.says('três')
      phone.reads()
    })
    await app.standIn.idle()
    const bodies = app.bodies().slice(before)
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.isSigned).toBe(true)
    expect(bodies[0]?.entry).toHaveLength(entries)
    expect(bodies[0]?.entry.flatMap((entry) => entry.changes)).toHaveLength(changes)
    expect(app.all('messages').map((message) => (message.text as { body: string }).body)).toEqual([
      'oi',
      'um',
      'dois',
      'três',
    ])
    expect(app.all('statuses').at(-1)).toMatchObject({ status: 'read' })
  })

  it('tries again whatever is not answered 200, with the same bytes, and is overtaken meanwhile', async () => {
    app.answersWith(500, 403, 204)
    maria().says('insistente')
    await app.standIn.idle()
    expect(app.standIn.webhooks().map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 500],
      [2, 403],
      [3, 204],
      [4, 200],
    ])
    expect(new Set(app.bodies().map(({ raw }) => raw)).size).toBe(1)
    app.answersWith(500)
    maria().says('primeira')
    maria().says('segunda')
    await app.standIn.idle()
    const texts = app.all('messages').slice(4)
    expect(texts.map((message) => (message.text as { body: string }).body)).toEqual([
      'primeira',
      'segunda',
      'primeira',
    ])
  })
})
