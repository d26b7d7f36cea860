import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf, type Item, type RowChange } from '@balcao/domain/catalogue'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, buildItem, buildMenu, givenCatalogue, readRows, saveRows } from '../testing/catalogue'
import { rowsOf } from '../testing/company-rows'
import { openStream } from '../testing/event-stream'
import type { TestServer } from '../testing/server'

interface Refusal {
  code: string
  fields?: { path: string; mensagem: string }[]
  current?: { version: number; rows: { kind: string; id: string; row: Item | null }[] }
}

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const reprice = (item: Item, centavos: number): RowChange => ({
  kind: 'item',
  id: item.id,
  base: item.version,
  after: { ...contentOf(item), centavos: { padrao: centavos } },
})

const imageOf = async (company: TestCompany) => {
  const id = randomUUID()
  await server.app.db.owner.query(
    'insert into images (company_id, id, bytes, width, height) values ($1, $2, 1, 1, 1)',
    [company.id, id],
  )
  return id
}

describe('saving rows', () => {
  it('CATAL-12 CATAL-15 keeps every field of categories and items, and reads them back in their order', async () => {
    const company = await givenCompany(server)
    expect(await readRows(server, company)).toEqual({ version: 0, categories: [], items: [] })

    const category = buildCategory({
      tipos_preco: ['Broto', 'Grande'],
      extras: { cor: 'azul', n: [1, null] },
    })
    const service = buildCategory({ section: 'servicos', nome: 'Cortes', modalidade: 'dia', position: 0.5 })
    const full = buildItem('c1', {
      centavos: { Broto: 3000, Grande: 4550 },
      disponivel: false,
      ingredientes: ['pão', 'carne'],
      alergenos: ['glúten'],
      modalidade: 'tempo',
      duracao: 480,
      imagem: await imageOf(company),
      pausado_ate: '2026-11-22T03:00:00Z',
      codigo: 'X1',
      extras: { de_fora: { a: 'b' } },
      opcoes: [
        {
          id: 'g',
          nome: 'Sabores',
          min: 1,
          max: 2,
          cobranca: 'maior',
          opcoes: [{ id: 'o', nome: 'Calabresa', centavos: 100, ativo: true }],
        },
      ],
    })
    const plain = buildItem('c2', { nome: 'Barba', position: 0 })
    const saved = await saveRows(server, company, [
      { kind: 'item', id: 'p1', base: null, after: full },
      { kind: 'item', id: 's1', base: null, after: plain },
      { kind: 'category', id: 'c1', base: null, after: category },
      { kind: 'category', id: 'c2', base: null, after: service },
    ])
    expect(saved.status).toBe(200)
    expect(saved.body.version).toBe(1)
    expect(await readRows(server, company)).toEqual({
      version: 1,
      categories: [
        { ...service, id: 'c2', version: 1 },
        { ...category, id: 'c1', version: 1 },
      ],
      items: [
        { ...plain, id: 's1', version: 1 },
        { ...full, id: 'p1', version: 1 },
      ],
    })
  })

  it('CATAL-29 CATAL-30 writes only the changed rows; the others keep their version', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, buildMenu(3))
    const before = await readRows(server, company)
    const sold = before.items[1]!
    const saved = await saveRows(server, company, [
      { kind: 'item', id: sold.id, base: 1, after: { ...contentOf(sold), disponivel: false } },
    ])
    expect(saved.body).toMatchObject({ version: 2, changes: [{ id: sold.id, after: { disponivel: false } }] })
    const after = await readRows(server, company)
    expect(after.items.map(({ version, disponivel }) => [version, disponivel])).toEqual([
      [1, true],
      [2, false],
      [1, true],
    ])
  })

  it('the same save sent 30 times at once is written once and answered alike; other content under its id is refused', async () => {
    const company = await givenCompany(server)
    const id = randomUUID()
    const changes = buildMenu(2)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => saveRows(server, company, changes, id)),
    )
    expect(
      new Set(answers.map(({ status, text }) => `${status} ${JSON.stringify(JSON.parse(text))}`)).size,
    ).toBe(1)
    expect(answers[0]!.body.version).toBe(1)

    await saveRows(server, company, [reprice((await readRows(server, company)).items[0]!, 100)])
    expect((await saveRows(server, company, changes, id.toUpperCase())).body).toEqual(answers[0]!.body)
    const other = await saveRows<Refusal>(server, company, buildMenu(1), id)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect((await readRows(server, company)).version).toBe(2)
  })

  it('CATAL-49 a row changed, removed or made by somebody else refuses the whole save and answers both sides', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, buildMenu(3))
    const [first, second, third] = (await readRows(server, company)).items as [Item, Item, Item]
    await saveRows(server, company, [
      reprice(first, 111),
      { kind: 'item', id: second.id, base: 1, after: null },
    ])

    const mine = [
      reprice(third, 333),
      reprice(first, 222),
      reprice(second, 222),
      { kind: 'item', id: third.id, base: null, after: contentOf(third) } as RowChange,
    ]
    const answer = await saveRows<Refusal>(server, company, mine)
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('CATALOGUE_CHANGED')
    expect(answer.body.current).toEqual({
      version: 2,
      rows: [
        { kind: 'item', id: third.id, row: third },
        { kind: 'item', id: first.id, row: { ...first, version: 2, centavos: { padrao: 111 } } },
        { kind: 'item', id: second.id, row: null },
        { kind: 'item', id: third.id, row: third },
      ],
    })
    const after = await readRows(server, company)
    expect(after.version).toBe(2)
    expect(after.items.map(({ centavos }) => centavos.padrao)).toEqual([111, 2490])
  })

  it('CATAL-45 CATAL-46 a save that breaks a rule writes nothing, says where and in the words of the spec', async () => {
    const company = await givenCompany(server)
    const { categoryId, itemId } = await givenCatalogue(server, company, 'X-Tudo')
    await saveRows(server, company, [
      { kind: 'category', id: 'outra', base: null, after: buildCategory({ nome: 'Bebidas' }) },
    ])
    const before = await rowsOf(server, company.id)
    const category = (id: string, after: Partial<ReturnType<typeof buildCategory>>): RowChange => ({
      kind: 'category',
      id,
      base: null,
      after: buildCategory(after),
    })
    const good = category('boa', { nome: 'Sobremesas' })
    const cases: [title: string, change: RowChange, path: string, mensagem: string][] = [
      ['CATAL-56', category('nova', { nome: 'LANCHES' }), 'nome', 'Já existe uma categoria com este nome'],
      [
        'CATAL-55',
        category('nova', { nome: 'Novas', tipos_preco: ['a', 'A'] }),
        'tipos_preco.1',
        'Já existe um tipo de preço com este nome',
      ],
      [
        'CATAL-69',
        { kind: 'item', id: 'novo', base: null, after: buildItem('nenhuma') },
        'category_id',
        'Categoria não encontrada',
      ],
      [
        'CATAL-67',
        { kind: 'category', id: categoryId, base: 1, after: null },
        'id',
        'A categoria ainda tem itens',
      ],
      ['CATAL-68', { kind: 'item', id: 'nada', base: null, after: null }, 'id', 'Produto não encontrado'],
      [
        'IMG',
        { kind: 'item', id: itemId, base: 1, after: buildItem(categoryId, { imagem: 'de-outro' }) },
        'imagem',
        'Imagem não encontrada.',
      ],
    ]
    for (const [title, change, field, mensagem] of cases) {
      const answer = await saveRows<Refusal>(server, company, [good, change])
      expect([title, answer.status, answer.body.code]).toEqual([title, 422, 'CATALOGUE_INVALID'])
      expect([title, answer.body.fields]).toEqual([title, [{ path: `changes.1.${field}`, mensagem }]])
    }
    expect(await rowsOf(server, company.id)).toEqual(before)
  })

  it('CATAL-83 a category goes with its items, or after they moved to another one', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, [...buildMenu(1, 'A'), ...buildMenu(1, 'B'), ...buildMenu(0, 'C')])
    const { categories, items } = await readRows(server, company)
    const idOf = (nome: string) => categories.find((category) => category.nome === nome)!.id
    const itemOf = (nome: string) => items.find((item) => item.category_id === idOf(nome))!
    const saved = await saveRows(server, company, [
      { kind: 'category', id: idOf('A'), base: 1, after: null },
      { kind: 'item', id: itemOf('A').id, base: 1, after: null },
      { kind: 'category', id: idOf('B'), base: 1, after: null },
      {
        kind: 'item',
        id: itemOf('B').id,
        base: 1,
        after: { ...contentOf(itemOf('B')), category_id: idOf('C') },
      },
    ])
    expect(saved.status).toBe(200)
    const after = await readRows(server, company)
    expect(after.categories.map(({ nome }) => nome)).toEqual(['C'])
    expect(after.items.map((item) => [item.id, item.category_id])).toEqual([[itemOf('B').id, idOf('C')]])
  })

  it('a saved change reaches every open screen with its rows; a large one says only that there is one', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    const id = randomUUID()
    const small = await saveRows(server, company, buildMenu(2), id)
    await saveRows(server, company, buildMenu(101, 'Muitos'))
    const long = buildItem('c', { descricao: 'é'.repeat(2000) })
    await saveRows(server, company, [
      { kind: 'category', id: 'c', base: null, after: buildCategory({ nome: 'Longos' }) },
      ...Array.from({ length: 60 }, (_, n): RowChange => ({
        kind: 'item',
        id: `l${n}`,
        base: null,
        after: long,
      })),
    ])
    await stream.until((events) => events.filter(({ name }) => name === 'CATALOGUE_CHANGED').length === 3)
    const received = stream.events.map(({ data }) => data)
    expect(received).toEqual([
      { version: 1, changes: small.body.changes, save_id: id },
      { version: 2, changes: null, save_id: expect.any(String) as string },
      { version: 3, changes: null, save_id: expect.any(String) as string },
    ])
    stream.close()
  })

  it('another company sees none of it, and cannot change, undo or learn of a row by its id', async () => {
    const company = await givenCompany(server)
    const other = await givenCompany(server)
    const { itemId } = await givenCatalogue(server, company, 'Segredo da Casa')
    await saveRows(server, company, [reprice((await readRows(server, company)).items[0]!, 5)])
    const picture = await imageOf(company)
    const before = await rowsOf(server, company.id)

    expect(await readRows(server, other)).toEqual({ version: 0, categories: [], items: [] })
    const theft = await saveRows<Refusal>(server, other, [{ kind: 'item', id: itemId, base: 1, after: null }])
    expect(theft.body.current).toEqual({ version: 0, rows: [{ kind: 'item', id: itemId, row: null }] })
    const undo = await call(server, '/api/catalogue/undo', { cookie: other.cookie, body: { version: 2 } })
    expect(undo.body.code).toBe('CATALOGUE_VERSION_NOT_FOUND')
    const history = await call(server, '/api/catalogue/history', { cookie: other.cookie })
    expect(history.body).toEqual({ entries: [], more: false })
    const borrowed = await saveRows<Refusal>(server, other, [
      { kind: 'category', id: 'c', base: null, after: buildCategory() },
      { kind: 'item', id: 'i', base: null, after: buildItem('c', { imagem: picture }) },
    ])
    expect(borrowed.body.fields).toEqual([{ path: 'changes.1.imagem', mensagem: 'Imagem não encontrada.' }])
    expect(await rowsOf(server, company.id)).toEqual(before)
  })

  it('10,000 items are saved in one go, read, and one price of them changed', async () => {
    const company = await givenCompany(server)
    const saved = await saveRows(server, company, buildMenu(9_999))
    expect(saved.status).toBe(200)
    const read = await readRows(server, company)
    expect(read.items).toHaveLength(9_999)
    const changed = await saveRows(server, company, [reprice(read.items[5000]!, 1)])
    expect(changed.body).toMatchObject({ version: 2, changes: [{ id: read.items[5000]!.id }] })
  }, 60_000)
})
