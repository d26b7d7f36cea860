import { startPostalCodeStandIn, type PostalCodeStandIn } from '@balcao/testkit/postal-code'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let standIn: PostalCodeStandIn

beforeAll(async () => {
  standIn = await startPostalCodeStandIn()
  server = await startTestServer({
    env: {
      BALCAO_ROLE: 'web',
      BALCAO_VIACEP_URL: standIn.viaCepUrl,
      BALCAO_BRASILAPI_URL: standIn.brasilApiUrl,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await standIn.stop()
})
beforeEach(() => {
  standIn.behave('viacep', 'answer')
  standIn.behave('brasilapi', 'answer')
})

const find = (cep: string) => call(server, `/ws/${cep}/json/`)

describe('the address of a postal code', () => {
  it('CALL-51 CALL-52 is found for anybody, with or without a mask, and asked for once', async () => {
    const before = standIn.asked('viacep').length
    const address = {
      cep: '69005-070',
      logradouro: 'Rua Barroso',
      complemento: '',
      bairro: 'Centro',
      localidade: 'Manaus',
      uf: 'AM',
    }
    for (const cep of ['69005070', '69005-070', '69005070']) {
      const answer = await find(cep)
      expect([answer.status, answer.body]).toEqual([200, address])
    }
    expect(standIn.asked('viacep').length - before).toBe(1)
  })

  it.each(['boolean', 'text'] as const)(
    'is unknown as `erro: true`, though ViaCEP says it as %s',
    async (spelling) => {
      standIn.spellUnknown(spelling)
      const cep = spelling === 'boolean' ? '00000001' : '00000002'
      const answer = await find(cep)
      expect([answer.status, answer.body]).toEqual([200, { erro: true }])
    },
  )

  it('of a town without streets keeps its town', async () => {
    expect((await find('69735000')).body).toMatchObject({
      logradouro: '',
      localidade: 'Presidente Figueiredo',
    })
  })

  it.each([
    ['fail', '01001000'],
    ['refuse', '01310100'],
    ['garbage', '20040002'],
  ] as const)('comes from BrasilAPI while ViaCEP does this: %s', async (fault, cep) => {
    standIn.behave('viacep', fault)
    const answer = await find(cep)
    expect([answer.status, Object.keys(answer.body)]).toEqual([
      200,
      ['cep', 'logradouro', 'complemento', 'bairro', 'localidade', 'uf'],
    ])
  })

  it('comes from BrasilAPI when ViaCEP never answers', async () => {
    standIn.behave('viacep', 'hang')
    expect((await find('30130010')).body).toMatchObject({ localidade: 'Belo Horizonte' })
  })

  it('is said to be out of reach when both are away, and found again when they are back', async () => {
    standIn.behave('viacep', 'drop')
    standIn.behave('brasilapi', 'fail')
    const away = await find('88010400')
    expect([away.status, away.body]).toMatchObject([503, { ok: false, code: 'UNAVAILABLE' }])
    standIn.behave('viacep', 'answer')
    expect((await find('88010400')).body).toMatchObject({ localidade: 'Florianópolis' })
  })

  it.each(['1234567', 'abcdefgh', '..%2f..%2fadmin', '69005070%3fx', '127.0.0.1'])(
    'is asked for with eight digits only: %s',
    async (cep) => {
      const before = standIn.asked().length
      expect((await find(cep)).status).toBe(400)
      expect(standIn.asked()).toHaveLength(before)
    },
  )
})
