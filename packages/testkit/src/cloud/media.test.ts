import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PHONE_NUMBER_ID, startSubscribedApp, type SubscribedApp } from './subscribed-app'

let app: SubscribedApp

beforeEach(async () => {
  app = await startSubscribedApp()
})
afterEach(() => app.stop())

async function upload(file: File | undefined, product = 'whatsapp') {
  const form = new FormData()
  form.set('messaging_product', product)
  if (file) form.set('file', file)
  const response = await fetch(`${app.standIn.url}/v26.0/${PHONE_NUMBER_ID}/media`, {
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('media of the Cloud API stand-in', () => {
  it('is uploaded as a form and answered with an id that can be asked about', async () => {
    const { status, body } = await upload(new File(['foto'], 'foto.png', { type: 'image/png' }))
    expect([status, body]).toEqual([200, { id: expect.stringMatching(/^\d{16}$/) }])
    expect((await app.call('GET', String(body.id))).body).toMatchObject({
      mime_type: 'image/png',
      file_size: 4,
    })
  })

  it.each([
    ['no file', undefined, 'whatsapp'],
    ['another product', new File(['x'], 'x.png', { type: 'image/png' }), 'pigeon'],
    ['a kind that is not carried', new File(['x'], 'x.gif', { type: 'image/gif' }), 'whatsapp'],
    [
      'a picture over 5 MB',
      new File([Buffer.alloc(5 * 1024 * 1024 + 1)], 'x.jpg', { type: 'image/jpeg' }),
      'whatsapp',
    ],
  ])('is refused with 100: %s', async (_, file, product) => {
    expect(await upload(file, product)).toMatchObject({ status: 400, body: { error: { code: 100 } } })
  })
})
