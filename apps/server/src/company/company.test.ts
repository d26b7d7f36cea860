import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer()
  company = await givenCompany(server, {
    nome: 'Lanchonete da Praça',
    modules: ['mod_gerente'],
    licenceRenewedOn: '2020-02-29',
  })
})
afterAll(() => server.stop())

const read = (cnpj: string, options = {}) =>
  call(server, `/webhook/get-customer?cnpj=${encodeURIComponent(cnpj)}`, options)

describe('the company record', () => {
  it('CALL-04 CALL-06 is read by its own session and its own key, masked or bare', async () => {
    const masked = company.cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
    for (const [cnpj, credentials] of [
      [company.cnpj, { cookie: company.cookie }],
      [masked, { bearer: company.apiKey }],
    ] as const) {
      const { body } = await read(cnpj, credentials)
      expect(body).toMatchObject({
        success: true,
        data: {
          id: company.id,
          cnpj: company.cnpj,
          nome_empresa: 'Lanchonete da Praça',
          mod_gerente: true,
          mod_motoboy: false,
          dias_restantes: 0,
          ultima_renovacao: '2020-02-29',
        },
      })
    }
  })

  it('shows anybody else the public profile and no more', async () => {
    expect((await read(company.cnpj)).body).toEqual({
      success: true,
      data: { id: company.id, nome: 'Lanchonete da Praça' },
    })
  })

  it('CALL-56 of a company that does not exist is not found, and of another company is refused', async () => {
    expect(await read('11222333000181')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', mensagem: 'Cliente não encontrado' },
    })
    const neighbour = await givenCompany(server)
    expect(await read(neighbour.cnpj, { cookie: company.cookie })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
  })

  it('CALL-10 CALL-12 changes the automatic print and tells every open screen', async () => {
    const stream = await openStream(server, company)
    const change = (body: object) =>
      call(server, '/webhook/update-customer', { body, cookie: company.cookie })
    expect((await change({ cnpj: company.cnpj, imprime_auto: true })).body).toEqual({ ok: true })
    await stream.until((events) => events.some(({ name }) => name === 'COMPANY_CHANGED'))
    expect((await read(company.cnpj, { cookie: company.cookie })).body.data).toMatchObject({
      imprime_auto: true,
    })
    expect((await change({ cnpj: company.cnpj, mod_motoboy: true })).status).toBe(400)
    stream.close()
  })

  it('CALL-21 MODULE-20 MODULE-01 page-verify answers the flags, strictly true or false', async () => {
    const { body } = await call(server, '/webhook/page-verify', {
      body: { cnpj: company.cnpj },
      bearer: company.apiKey,
    })
    expect(body).toEqual({
      success: true,
      data: { mod_atendimento: false, mod_motoboy: false, mod_gerente: true, mod_agendamento: false },
    })
  })
})
