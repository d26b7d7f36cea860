import type { CompanyRecord } from '@balcao/contract/company'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { rowsOf } from '../testing/company-rows'
import { openStream } from '../testing/event-stream'
import type { TestServer } from '../testing/server'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await givenCompany(server, { password: null })
})

const save = (delivery_data: object, more: object = {}, credentials: object = { cookie: company.cookie }) =>
  call(server, '/webhook/delivery-save', {
    body: { cnpj: company.cnpj, delivery_data, ...more },
    ...credentials,
  })
const update = (fields: object) =>
  call(server, '/webhook/update-customer', {
    body: { cnpj: company.cnpj, ...fields },
    cookie: company.cookie,
  })

async function settings() {
  const { body } = await call<{ data: CompanyRecord }>(server, `/webhook/get-customer?cnpj=${company.cnpj}`, {
    cookie: company.cookie,
  })
  const { tempo_entrega, taxa_entrega, bairros_taxas, versao } = body.data
  return { tempo_entrega, taxa_entrega, bairros_taxas, versao }
}

const groups = { '5.00': [{ bairro: 'Centro' }, { bairro: 'Aparecida' }], '8.50': [{ bairro: 'Flores' }] }

describe('delivery settings', () => {
  it('DELIV-29 DELIV-30 begin at nothing', async () => {
    expect(await settings()).toEqual({ tempo_entrega: 0, taxa_entrega: 0, bairros_taxas: {}, versao: 1 })
  })

  it('CALL-20 DELIV-12 DELIV-14 DELIV-17 are saved by delivery-save and read back in the spec’s shape', async () => {
    const stream = await openStream(server, company)
    const answer = await save({ tempo_entrega: 45, taxa_entrega: 5, bairros_taxas: groups })
    expect([answer.status, answer.body]).toEqual([200, { ok: true, versao: 2 }])
    expect(await settings()).toEqual({ tempo_entrega: 45, taxa_entrega: 5, bairros_taxas: groups, versao: 2 })
    await stream.until((events) => events.length === 1)
    expect(stream.events[0]).toMatchObject({
      name: 'COMPANY_CHANGED',
      data: { fields: ['tempo_entrega', 'taxa_entrega', 'bairros_taxas'] },
    })
    stream.close()
  })

  it('CALL-20 the spec’s whole delivery data is taken: the niche is kept, pictures as they were read change nothing', async () => {
    const imagem_cardapio = [{ url: 'https://loja.example/c.webp', fileName: 'c.png' }]
    const data = { tempo_entrega: 30, taxa_entrega: 4, bairros_taxas: groups }
    const answer = await save({ ...data, nicho_empresa: 'oficina', imagem_cardapio })
    expect([answer.status, answer.body]).toEqual([200, { ok: true, versao: 2 }])
    const { body } = await call<{ data: CompanyRecord }>(
      server,
      `/webhook/get-customer?cnpj=${company.cnpj}`,
      {
        cookie: company.cookie,
      },
    )
    expect(body.data).toMatchObject({ ...data, nicho_empresa: 'oficina', imagem_cardapio: [] })
  })

  it('CALL-15 and the same saved by update-customer changes nothing: it is one operation', async () => {
    await save({ taxa_entrega: 5, bairros_taxas: groups })
    expect((await update({ taxa_entrega: 5, bairros_taxas: groups })).body).toEqual({ ok: true, versao: 2 })
    expect((await update({ bairros_taxas: { '7.00': [{ bairro: 'Coroado' }] } })).body).toEqual({
      ok: true,
      versao: 3,
    })
    const stale = await save({ bairros_taxas: groups }, { versao: 2 })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        code: 'COMPANY_CHANGED',
        fields: [{ path: 'bairros_taxas' }],
        current: { bairros_taxas: { '7.00': [{ bairro: 'Coroado' }] }, versao: 3 },
      },
    ])
    expect((await save({ tempo_entrega: 30 }, { versao: 2 })).body).toEqual({ ok: true, versao: 4 })
  })

  it('DELIV-13 DELIV-25 DELIV-28 fee groups come as JSON too, with fees of any spelling, and empty groups go', async () => {
    const json = JSON.stringify({
      '8,5': [{ bairro: 'Flores' }, { bairro: ' flores ' }],
      5: [{ bairro: '  Centro ' }, { bairro: '' }],
      '12': [],
      '5.0': [{ bairro: 'Aparecida' }],
    })
    expect((await save({ bairros_taxas: json })).status).toBe(200)
    expect((await settings()).bairros_taxas).toEqual(groups)
    expect((await save({ bairros_taxas: '' })).status).toBe(200)
    expect((await settings()).bairros_taxas).toEqual({})
  })

  it.each([
    ['{"5.00":', 'bairros_taxas'],
    ['"Centro"', 'bairros_taxas'],
    ['{"cinco":[{"bairro":"Centro"}]}', 'bairros_taxas["cinco"]'],
    ['{"5.00":[{"bairro":7}]}', 'bairros_taxas["5.00"][0].bairro'],
    ['{"5.00":[{"bairro":"Centro"},{"nome":"Flores"}]}', 'bairros_taxas["5.00"][1].bairro'],
  ])(
    'JSON of another shape is refused by its path and nothing is written: %s',
    async (bairros_taxas, path) => {
      const before = await rowsOf(server, company.id)
      const answer = await save({ tempo_entrega: 99, bairros_taxas })
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_INPUT', fields: [{ path }] }])
      expect(await rowsOf(server, company.id)).toEqual(before)
    },
  )

  it.each([
    [{}, 'Nenhuma alteração foi detectada.', undefined],
    [{ tempo_entrega: -1 }, undefined, 'delivery_data.tempo_entrega'],
    [{ tempo_entrega: '45' }, undefined, 'delivery_data.tempo_entrega'],
    [{ taxa_entrega: -0.5 }, undefined, 'delivery_data.taxa_entrega'],
    [{ taxa_entrega: 1_000_000 }, undefined, 'delivery_data.taxa_entrega'],
    [{ taxa: 5 }, undefined, 'delivery_data.taxa'],
    [{ nicho_empresa: 'padaria' }, undefined, 'delivery_data.nicho_empresa'],
    [{ imagem_cardapio: [] }, 'Nenhuma alteração foi detectada.', undefined],
    [{ bairros_taxas: [] }, undefined, 'delivery_data.bairros_taxas'],
  ])('%j is refused', async (delivery_data, mensagem, path) => {
    const answer = await save(delivery_data)
    expect(answer.status).toBe(400)
    if (mensagem) expect(answer.body.mensagem).toBe(mensagem)
    if (path) expect(answer.body.fields).toMatchObject([{ path }])
    expect((await settings()).versao).toBe(1)
  })

  it('DELIV-01 need the delivery module by their own call, and a company’s key opens it too', async () => {
    const plain = await givenCompany(server, { password: null, modules: [] })
    const answer = await call(server, '/webhook/delivery-save', {
      body: { cnpj: plain.cnpj, delivery_data: { tempo_entrega: 1 } },
      cookie: plain.cookie,
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'MODULE_UNAVAILABLE'])
    expect((await save({ tempo_entrega: 10 }, {}, { bearer: company.apiKey })).status).toBe(200)
  })

  it('of another company cannot be saved', async () => {
    const neighbour = await givenCompany(server, { password: null })
    const before = await rowsOf(server, neighbour.id)
    const answer = await save({ tempo_entrega: 10 }, { cnpj: neighbour.cnpj })
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
    expect(await rowsOf(server, neighbour.id)).toEqual(before)
  })
})
