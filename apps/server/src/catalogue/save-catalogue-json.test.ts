import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '@balcao/contract/catalogue'
import { contentOf, type RowChange } from '@balcao/domain/catalogue'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { readRows, saveRows } from '../testing/catalogue'
import { rowsOf } from '../testing/company-rows'
import type { TestServer } from '../testing/server'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

interface Saved {
  ok: boolean
  versao?: number
  code?: string
  mensagem?: string
  fields?: { path: string; mensagem: string }[]
  current?: { version: number }
}

/** Saves a document as an automation does. */
const save = (company: TestCompany, cardapio_json: unknown, versao?: number) =>
  call<Saved>(server, '/webhook/update-customer', {
    bearer: company.apiKey,
    body: { cnpj: company.cnpj, cardapio_json, ...(versao === undefined ? {} : { versao }) },
  })

const read = async (company: TestCompany) => {
  const answer = await call<{ data: { cardapio_json: unknown } }>(
    server,
    `/webhook/get-customer?cnpj=${company.cnpj}`,
    { bearer: company.apiKey },
  )
  return answer.body.data.cardapio_json
}

const historyOf = async (company: TestCompany) => {
  const answer = await call<{ entries: HistoryEntry[] }>(server, '/api/catalogue/history', {
    cookie: company.cookie,
  })
  return answer.body.entries
}

const product = (id: string, preco: number, more = {}) => ({
  id,
  nome: id,
  descricao: '',
  preco,
  disponivel: true,
  ativo: true,
  ...more,
})
const menu = (produtos: unknown[]) => ({
  cardapio: {
    categorias: [{ id: 'lanches', nome: 'Lanches', ativo: true, tipos_preco: ['padrao'], produtos }],
  },
  servicos: {
    categorias: [
      {
        id: 'cortes',
        nome: 'Cortes',
        ativo: true,
        tipos_preco: ['padrao'],
        modalidade: 'tempo',
        produtos: [product('corte', 40, { duracao: 45 })],
      },
    ],
  },
})

describe('the catalogue as one document', () => {
  it('CALL-14 CATAL-86 CATAL-11 is saved, read back as it was, and is rows for everybody else', async () => {
    const company = await givenCompany(server)
    expect(await read(company)).toBeNull()
    const document = menu([product('x-bacon', 24.9), product('x-salada', 18.5)])
    expect((await save(company, document)).body).toMatchObject({ ok: true, versao: 1 })
    expect(await read(company)).toEqual(document)
    const { categories, items } = await readRows(server, company)
    expect(categories.map(({ id, section }) => [id, section])).toEqual([
      ['cortes', 'servicos'],
      ['lanches', 'cardapio'],
    ])
    expect(items.map(({ id, centavos }) => [id, centavos]).sort()).toEqual([
      ['corte', { padrao: 4000 }],
      ['x-bacon', { padrao: 2490 }],
      ['x-salada', { padrao: 1850 }],
    ])
  })

  it('writes only what differs, as one entry of the history; the same document again writes nothing', async () => {
    const company = await givenCompany(server)
    const document = menu([product('a', 1), product('b', 2), product('c', 3)])
    await save(company, document)
    expect((await save(company, JSON.stringify(document))).body.versao).toBe(1)
    expect((await save(company, await read(company))).body.versao).toBe(1)

    const changed = await save(company, menu([product('a', 1), product('novo', 9), product('b', 5)]))
    expect(changed.body.versao).toBe(2)
    const entries = await historyOf(company)
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({
      actor: 'api',
      summary: { added: 1, changed: 1, removed: 1, fields: ['centavos'] },
    })
    const { items } = await readRows(server, company)
    expect(
      items.filter(({ category_id }) => category_id === 'lanches').map(({ id, version }) => [id, version]),
    ).toEqual([
      ['a', 1],
      ['novo', 2],
      ['b', 2],
    ])
    const undone = await call(server, '/api/catalogue/undo', { cookie: company.cookie, body: { version: 2 } })
    expect(undone.status).toBe(200)
    expect(await read(company)).toEqual(document)
  })

  it('made from an older version it is refused with the current one, and nothing is written', async () => {
    const company = await givenCompany(server)
    await save(company, menu([product('a', 1)]), 0)
    const before = await rowsOf(server, company.id)
    const answer = await save(company, menu([product('a', 2)]), 0)
    expect([answer.status, answer.body.code, answer.body.current]).toEqual([
      409,
      'CATALOGUE_CHANGED',
      { version: 1 },
    ])
    expect(await rowsOf(server, company.id)).toEqual(before)
    expect((await save(company, menu([product('a', 2)]), 1)).body.versao).toBe(2)
  })

  it.each([
    [
      'CATAL-76 text that is not JSON',
      '{"cardapio": [',
      'cardapio_json',
      'Erro ao processar dados do cardápio',
    ],
    [
      'CATAL-75 categories that are no list',
      { cardapio: { categorias: 5 }, servicos: { categorias: [] } },
      'cardapio_json.cardapio.categorias',
      'Estrutura de categorias inválida',
    ],
    [
      'a price that is none',
      menu([product('a', 1), { ...product('b', 1), preco: 'grátis?' }]),
      'cardapio_json.cardapio.categorias[0].produtos[1].preco',
      'Erro ao processar dados do cardápio',
    ],
    [
      'a product that is a list, in an older document',
      [{ nome: 'Lanches', itens: [[]] }],
      'cardapio_json[0].itens[0]',
      'Erro ao processar dados do cardápio',
    ],
  ])('%s: the place is named and nothing is written', async (_title, document, path, mensagem) => {
    const company = await givenCompany(server)
    await save(company, menu([product('a', 1)]))
    const before = await rowsOf(server, company.id)
    const answer = await save(company, document)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { ok: false, code: 'CATALOGUE_INVALID', mensagem, fields: [{ path, mensagem }] },
    ])
    expect(await rowsOf(server, company.id)).toEqual(before)
  })

  it('text inside a JSON string that no database can store is refused, and nothing is written', async () => {
    const company = await givenCompany(server)
    for (const nome of ['a\0b', '\ud800']) {
      const answer = await save(company, JSON.stringify(menu([product('a', 1, { nome })])))
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([
        422,
        'cardapio_json.cardapio.categorias[0].produtos[0].nome',
      ])
    }
    expect((await readRows(server, company)).version).toBe(0)
  })

  it('a document in the spec’s shape does not erase what only we keep of a product', async () => {
    const company = await givenCompany(server)
    await save(company, menu([product('a', 1), product('b', 1)]))
    const image = randomUUID()
    await server.app.db.owner.query(
      'insert into images (company_id, id, bytes, width, height) values ($1, $2, 1, 1, 1)',
      [company.id, image],
    )
    const { items } = await readRows(server, company)
    const a = items.find(({ id }) => id === 'a')!
    const own = {
      codigo: 'A1',
      imagem: image,
      pausado_ate: '2027-01-01T03:00:00Z',
      opcoes: [
        {
          id: 'g',
          nome: 'Ponto',
          min: 1,
          max: 1,
          cobranca: 'soma' as const,
          opcoes: [{ id: 'o', nome: 'Mal passado', centavos: 0, ativo: true }],
        },
      ],
    }
    const change: RowChange = { kind: 'item', id: 'a', base: a.version, after: { ...contentOf(a), ...own } }
    expect((await saveRows(server, company, [change])).status).toBe(200)

    expect((await save(company, menu([product('a', 7), product('b', 1)]))).body.versao).toBe(3)
    const after = (await readRows(server, company)).items.find(({ id }) => id === 'a')!
    expect(after).toMatchObject({ ...own, centavos: { padrao: 700 } })
    // What we write of them reads back as well, and can be taken away on purpose.
    expect((await save(company, await read(company))).body.versao).toBe(3)
    await save(company, menu([product('a', 7, { opcoes: [], imagem: null }), product('b', 1)]))
    expect((await readRows(server, company)).items.find(({ id }) => id === 'a')).toMatchObject({
      opcoes: [],
      imagem: null,
      codigo: 'A1',
    })
  })

  it('CATAL-23 an older document without sections leaves the services alone', async () => {
    const company = await givenCompany(server)
    await save(company, menu([product('a', 1)]))
    expect((await save(company, [{ nome: 'Bebidas', itens: [{ nome: 'Água', preco: 3 }] }])).status).toBe(200)
    const { categories, items } = await readRows(server, company)
    expect(categories.map(({ nome }) => nome)).toContain('Cortes')
    expect(items.map(({ nome }) => nome).sort()).toEqual(['corte', 'Água'].sort())
    const version = (await readRows(server, company)).version
    expect((await save(company, await read(company))).body.versao).toBe(version)
  })

  it('a picture of somebody else is refused by the product’s name', async () => {
    const company = await givenCompany(server)
    const answer = await save(company, menu([product('x-tudo', 1, { imagem: randomUUID() })]))
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [{ path: 'cardapio_json', mensagem: 'x-tudo: Imagem não encontrada.' }],
    ])
  })

  it('10,000 products arrive as one document', async () => {
    const company = await givenCompany(server)
    const many = menu(Array.from({ length: 10_000 }, (_, n) => product(`p-${n}`, n / 100)))
    expect((await save(company, many)).body).toMatchObject({ ok: true, versao: 1 })
    expect(await read(company)).toEqual(many)
  }, 60_000)
})
