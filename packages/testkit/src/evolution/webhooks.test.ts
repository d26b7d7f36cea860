import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onlyMessages, startPairedShop, type PairedShop } from './phone/paired-shop'

const MARIA = '5592991112222'

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop({ retry: { attempts: 4, firstMs: 5, capMs: 20 } })
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA)
const texts = (paired: PairedShop) =>
  paired
    .webhooks('messages.upsert')
    .map(({ data }) => (data.message as { conversation: string }).conversation)

const attempts = ({ standIn }: PairedShop) =>
  standIn
    .webhooks()
    .filter(({ event }) => event === 'messages.upsert')
    .map(({ attempt, outcome }) => [attempt, outcome])

describe('webhooks of the Evolution stand-in', () => {
  it('arrive in order', async () => {
    const phone = maria()
    const said = Array.from({ length: 40 }, (_, at) => phone.says(`mensagem ${at}`))
    await shop.standIn.idle()
    expect(shop.webhooks('messages.upsert').map(({ data }) => (data.key as { id: string }).id)).toEqual(said)
  })

  it('are tried again after 5xx until they are taken', async () => {
    await onlyMessages(shop)
    shop.answersWith(500, 503)
    maria().says('insistente')
    await shop.standIn.idle()
    expect(attempts(shop)).toEqual([
      [1, 500],
      [2, 503],
      [3, 200],
    ])
  })

  it('that wait for another attempt are overtaken by later ones', async () => {
    const patient = await startPairedShop({ retry: { firstMs: 400 } })
    await onlyMessages(patient)
    patient.answersWith(500)
    const phone = patient.standIn.phone(MARIA)
    for (const text of ['primeira', 'segunda', 'terceira']) phone.says(text)
    await patient.standIn.idle()
    expect(texts(patient)).toEqual(['primeira', 'segunda', 'terceira', 'primeira'])
    await patient.stop()
  })

  it('are given up after the last attempt', async () => {
    await onlyMessages(shop)
    shop.answersWith(500, 500, 500, 500)
    maria().says('perdida')
    await shop.standIn.idle()
    expect(attempts(shop)).toEqual([
      [1, 500],
      [2, 500],
      [3, 500],
      [4, 500],
    ])
  })

  it.each([400, 401, 403, 404, 422])('are never tried again after %i', async (status) => {
    await onlyMessages(shop)
    shop.answersWith(status)
    maria().says('uma vez')
    await shop.standIn.idle()
    expect(attempts(shop)).toEqual([[1, status]])
  })

  it('are tried again when nobody listens', async () => {
    await shop.call('POST', '/webhook/set/loja', {
      webhook: { url: 'http://127.0.0.1:9/hook', events: ['MESSAGES_UPSERT'] },
    })
    maria().says('oi')
    await shop.standIn.idle()
    expect(
      shop.standIn
        .webhooks()
        .slice(-4)
        .map(({ outcome }) => outcome),
    ).toEqual(Array(4).fill('network'))
  })
})
