import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostalCodeStandIn, type PostalCodeStandIn } from './postal-code-stand-in'

let standIn: PostalCodeStandIn

beforeAll(async () => {
  standIn = await startPostalCodeStandIn()
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.behave('viacep', 'answer')
  standIn.behave('brasilapi', 'answer')
})

const viaCep = (cep: string) => fetch(`${standIn.viaCepUrl}/ws/${cep}/json/`)
const brasilApi = (cep: string) => fetch(`${standIn.brasilApiUrl}/api/cep/v1/${cep}`)

describe('the postal code stand-in', () => {
  it('CALL-51 CALL-52 answers a known code as ViaCEP does, and as BrasilAPI does', async () => {
    expect(await (await viaCep('01001000')).json()).toMatchObject({
      cep: '01001-000',
      logradouro: 'Praça da Sé',
      complemento: 'lado ímpar',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    })
    expect(await (await brasilApi('01001000')).json()).toEqual({
      cep: '01001000',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Sé',
      street: 'Praça da Sé',
      service: 'open-cep',
    })
  })

  it('says of an unknown code `erro` in either spelling, and BrasilAPI 404', async () => {
    for (const [spelling, erro] of [
      ['boolean', true],
      ['text', 'true'],
    ] as const) {
      standIn.spellUnknown(spelling)
      const answer = await viaCep('00000000')
      expect([answer.status, await answer.json()]).toEqual([200, { erro }])
    }
    const answer = await brasilApi('00000000')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      type: 'service_error',
      errors: [{ message: 'CEP não encontrado na base do ViaCEP.' }, {}],
    })
  })

  it('refuses what has not eight digits with 400', async () => {
    expect((await viaCep('123')).status).toBe(400)
    expect(await (await brasilApi('123')).json()).toMatchObject({ type: 'validation_error' })
  })

  it('learns and forgets a code, and remembers what it was asked', async () => {
    standIn.know('12345678', { localidade: 'Vila Nova', uf: 'TO' })
    expect(await (await viaCep('12345678')).json()).toMatchObject({ localidade: 'Vila Nova', logradouro: '' })
    standIn.know('12345678', null)
    expect(await (await viaCep('12345678')).json()).toHaveProperty('erro')
    expect(standIn.asked('viacep').at(-1)).toBe('/ws/12345678/json/')
    expect(standIn.asked('brasilapi')).not.toContain('/ws/12345678/json/')
  })

  it('misbehaves one service at a time', async () => {
    standIn.behave('viacep', 'fail')
    expect((await viaCep('01001000')).status).toBe(500)
    expect((await brasilApi('01001000')).status).toBe(200)
    standIn.behave('viacep', 'drop')
    await expect(viaCep('01001000')).rejects.toThrow()
    standIn.behave('viacep', 'hang')
    await expect(
      fetch(`${standIn.viaCepUrl}/ws/01001000/json/`, { signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow()
    standIn.behave('viacep', 'garbage')
    await expect((await viaCep('01001000')).json()).rejects.toThrow()
    standIn.behave('brasilapi', 'sources-away')
    expect(await (await brasilApi('01001000')).json()).toMatchObject({
      errors: [{ message: 'Erro ao se conectar com o serviço ViaCEP.' }, {}],
    })
  })
})
