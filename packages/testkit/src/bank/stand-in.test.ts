import { request } from 'node:https'
import { afterEach, describe, expect, it } from 'vitest'
import { startBankStandIn, type BankOptions, type BankStandIn } from './index'

let bank: BankStandIn
afterEach(() => bank.stop())

const txid = '7978c0c97ea847e78e8849634473c1f1'
const money = { calendario: { expiracao: 600 }, valor: { original: '12.34' }, chave: 'loja1@exemplo.com.br' }

/** A bank with one account, and how its program asks. */
async function open(options: BankOptions = {}) {
  bank = await startBankStandIn({ accounts: [{}], ...options })
  const form = {
    grant_type: 'client_credentials',
    client_id: 'Client_Id_1',
    client_secret: 'Client_Secret_1',
  }
  const token = async () => {
    const response = await fetch(`${bank.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const bearer = await token()
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${bank.url}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: (text === '' ? null : JSON.parse(text)) as Record<string, never> | null,
    }
  }
}

const window = (from: number, until: number) =>
  `inicio=${new Date(from).toISOString()}&fim=${new Date(until).toISOString()}`

describe('a bank that speaks API Pix', () => {
  it('makes a charge, is paid by its code, lists it, and gives it back in parts, all as published', async () => {
    const ask = await open()
    const made = await ask('PUT', `/cob/${txid}`, money)
    expect(made).toMatchObject({ status: 201, body: { status: 'ATIVA', revisao: 0, txid } })
    const code = String(made.body?.['pixCopiaECola'])
    expect(code).toContain('br.gov.bcb.pix')
    const { endToEndId } = bank.payer.pays(code)
    expect(() => bank.payer.pays(code)).toThrow('not-payable')
    expect(await ask('GET', `/cob/${txid}`)).toMatchObject({
      body: { status: 'CONCLUIDA', pix: [{ endToEndId, valor: '12.34' }] },
    })
    const list = await ask('GET', `/pix?${window(Date.now() - 60_000, Date.now() + 60_000)}`)
    expect(list.body?.['pix']).toHaveLength(1)
    const back = (id: string, valor: string) => ask('PUT', `/pix/${endToEndId}/devolucao/${id}`, { valor })
    expect(await back('um', '10.00')).toMatchObject({ status: 201, body: { status: 'DEVOLVIDO' } })
    expect(await back('dois', '2.35')).toMatchObject({ status: 400 })
    expect(await back('um', '1.00')).toMatchObject({ status: 400 })
    expect(bank.violations()).toEqual([])
  })

  it('an open charge is written anew by the same txid, a paid one stands, a removed one is not paid', async () => {
    const ask = await open()
    await ask('PUT', `/cob/${txid}`, money)
    const dearer = { ...money, valor: { original: '20.00' } }
    expect(await ask('PUT', `/cob/${txid}`, dearer)).toMatchObject({ body: { revisao: 1 } })
    expect(await ask('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })).toMatchObject({
      status: 200,
    })
    expect(() => bank.payer.paysCharge(txid)).toThrow('not-payable')
    expect(await ask('PUT', `/cob/${txid}`, money)).toMatchObject({ status: 400 })
    expect(bank.violations()).toEqual([])
  })

  it('says what is wrong with a request as the contract has it, and notices one that is not as published', async () => {
    const ask = await open()
    expect(await ask('PUT', '/cob/short', money)).toMatchObject({
      status: 400,
      body: { type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida' },
    })
    expect(await ask('PUT', `/cob/${txid}`, { ...money, valor: { original: '0.00' } })).toMatchObject({
      status: 400,
    })
    expect(await ask('PUT', `/cob/${txid}`, { ...money, chave: 'outra@loja.com' })).toMatchObject({
      status: 400,
    })
    expect(await ask('GET', `/cob/${txid}`)).toMatchObject({ status: 404 })
    expect(bank.violations()).toEqual([])
    await ask('GET', '/pix')
    expect(bank.violations()).toEqual(['GET /pix lacks inicio', 'GET /pix lacks fim'])
  })

  it('asks for the certificate of the account, for tokens and for calls', async () => {
    bank = await startBankStandIn({ secure: true })
    const own = bank.authority!.sign('LOJA TESTE')
    const ended = bank.authority!.sign('LOJA TESTE', new Date(Date.now() - 1000))
    bank.account({ certificate: own.fingerprint })
    const statusWith = (shown: { certificate: string; key: string } | null) =>
      new Promise<number | undefined>((resolve, reject) => {
        const form = 'grant_type=client_credentials&client_id=Client_Id_1&client_secret=Client_Secret_1'
        const tls = {
          ca: bank.authority!.certificate,
          ...(shown ? { cert: shown.certificate, key: shown.key } : {}),
        }
        const call = request(`${bank.url}/oauth/token`, { method: 'POST', ...tls }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        call.on('error', reject)
        call.end(form)
      })
    expect(await statusWith(own)).toBe(200)
    expect(await statusWith(null)).toBe(403)
    expect(await statusWith(ended)).toBe(403)
  })
})
