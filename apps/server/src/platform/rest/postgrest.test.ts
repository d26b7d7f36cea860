import { PostgrestClient } from '@supabase/postgrest-js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { OrderRow } from '@balcao/contract/orders'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { buildOrder } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'

interface Tables {
  public: {
    Tables: {
      orders: {
        Row: OrderRow
        Insert: Record<string, unknown>
        Update: Record<string, unknown>
        Relationships: []
      }
      employees: {
        Row: Record<string, unknown>
        Insert: Record<string, unknown>
        Update: Record<string, unknown>
        Relationships: []
      }
    }
    Views: Record<string, never>
    Functions: Record<string, never>
  }
}

let server: TestServer
let company: TestCompany
let client: PostgrestClient<Tables>
let orders: OrderRow[]

const names = ['Ana Lima', 'Bruno Sá', 'Célia Nunes', 'Davi 100%', 'Érica_Souza', 'Ana Paula']

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
  client = new PostgrestClient<Tables>(`${server.url}/rest/v1`, {
    headers: { Authorization: `Bearer ${company.apiKey}` },
  })
  const { data, error } = await client
    .from('orders')
    .insert(
      names.map((customer_name, index) =>
        buildOrder({
          customer_name,
          delivery_fee: index,
          payment_method: index % 2 ? 'pix' : 'cash',
          change_for: null,
          notes: index === 3 ? null : `nota ${index}`,
        }),
      ),
    )
    .select()
  expect(error).toBeNull()
  orders = data as unknown as OrderRow[]
  await server.app.db.owner.query(
    `insert into employees (company_id, id, nome, salary_cents, data_admissao, status)
     select $1, gen_random_uuid(), nome, 100000 + 50 * n, date '2024-01-31' + n::int, 'ativo'
     from unnest(array['Zé', 'Ávila', 'Bia']) with ordinality as e(nome, n)`,
    [company.id],
  )
})
afterAll(() => server.stop())

const table = () => client.from('orders')
const namesOf = (rows: unknown) =>
  (rows as { customer_name: string }[]).map(({ customer_name }) => customer_name)

describe('a real PostgREST client', () => {
  it('CALL-40 CALL-44 selects rows and columns', async () => {
    const all = await table().select('*').eq('id', orders[0]!.id)
    expect(all.data).toEqual([orders[0]])
    const some = await table().select('id,total').eq('id', orders[0]!.id)
    expect(some.data).toEqual([{ id: orders[0]!.id, total: 55.8 }])
  })

  it.each([
    ['eq', () => table().select().eq('customer_name', 'Bruno Sá'), ['Bruno Sá']],
    ['neq', () => table().select().neq('payment_method', 'cash'), ['Bruno Sá', 'Davi 100%', 'Ana Paula']],
    ['gt', () => table().select().gt('delivery_fee', 3), ['Érica_Souza', 'Ana Paula']],
    ['gte', () => table().select().gte('delivery_fee', 4), ['Érica_Souza', 'Ana Paula']],
    ['lt', () => table().select().lt('delivery_fee', 1), ['Ana Lima']],
    ['lte', () => table().select().lte('total', 56.8), ['Ana Lima', 'Bruno Sá']],
    [
      'in',
      () => table().select().in('customer_name', ['Ana Lima', 'Davi 100%', 'x,"y)']),
      ['Ana Lima', 'Davi 100%'],
    ],
    ['like', () => table().select().like('customer_name', 'Ana%'), ['Ana Lima', 'Ana Paula']],
    [
      'like of a literal percent sign',
      () => table().select().like('customer_name', '%100\\%'),
      ['Davi 100%'],
    ],
    ['ilike', () => table().select().ilike('customer_name', 'ana *'), ['Ana Lima', 'Ana Paula']],
    ['is null', () => table().select().is('notes', null), ['Davi 100%']],
    [
      'not is null',
      () => table().select().not('notes', 'is', null),
      names.filter((name) => name !== 'Davi 100%'),
    ],
    ['not eq', () => table().select().not('customer_name', 'eq', 'Ana Lima'), names.slice(1)],
    ['not in', () => table().select().not('customer_name', 'in', '("Ana Lima","Bruno Sá")'), names.slice(2)],
    [
      'two on one column',
      () => table().select().gt('delivery_fee', 1).lt('delivery_fee', 4),
      ['Célia Nunes', 'Davi 100%'],
    ],
    [
      'instants',
      () => table().select().gte('created_at', '2020-01-01').lt('created_at', '2999-12-31T23:59:59.5-03:00'),
      names,
    ],
  ])('filters by %s', async (_name, query, expected) => {
    const { data, error } = await query().order('number')
    expect(error).toBeNull()
    expect(namesOf(data)).toEqual(expected)
  })

  it('sorts names as a person does, and states in the order of work', async () => {
    const sorted = await table().select('customer_name').order('customer_name', { ascending: false })
    expect(namesOf(sorted.data)).toEqual([
      'Érica_Souza',
      'Davi 100%',
      'Célia Nunes',
      'Bruno Sá',
      'Ana Paula',
      'Ana Lima',
    ])
    const nulls = await table()
      .select('customer_name')
      .order('notes', { nullsFirst: true })
      .order('number')
      .limit(1)
    expect(namesOf(nulls.data)).toEqual(['Davi 100%'])
  })

  it('pages by limit and by range, and counts', async () => {
    const page = await table().select('number', { count: 'exact' }).order('number').range(2, 3)
    expect([page.data, page.count]).toEqual([[{ number: 3 }, { number: 4 }], 6])
    const head = await table().select('*', { count: 'exact', head: true }).eq('payment_method', 'pix')
    expect([head.data, head.count, head.status]).toEqual([null, 3, 200])
    const beyond = await table().select('number', { count: 'exact' }).range(50, 60)
    expect([beyond.data, beyond.count]).toEqual([[], 6])
    expect((await table().select().limit(0)).data).toEqual([])
  })

  it('takes one row, one or none, and says when there is not exactly one', async () => {
    expect((await table().select().eq('number', 1).single()).data?.customer_name).toBe('Ana Lima')
    expect((await table().select().eq('number', 999).maybeSingle()).data).toBeNull()
    const two = await table().select().single()
    expect(two.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 6 rows' })
    expect([two.status, typeof two.error?.hint]).toEqual([406, 'string'])
    const many = await table().select().lte('number', 2).maybeSingle()
    expect([many.data, many.error?.code]).toEqual([null, 'PGRST116'])
  })

  it('CALL-41 CALL-42 inserts one, moves it, and deletes it', async () => {
    const order = buildOrder({ customer_name: 'Passageiro' })
    const placed = await table().insert(order).select('id,status,number').single()
    expect(placed.data).toEqual({ id: order.id, status: 'analysis', number: 7 })
    const moved = await table().update({ status: 'production' }).eq('id', order.id!).select('status')
    expect(moved.data).toEqual([{ status: 'production' }])
    const gone = await table().delete().eq('id', order.id!)
    expect(gone.error).toBeNull()
    expect((await table().select().eq('id', order.id!)).data).toEqual([])
  })

  it.each([
    ['any of two', 'number.eq.1,number.eq.3', ['Ana Lima', 'Célia Nunes']],
    [
      'groups in each other',
      'number.eq.1,and(number.gt.3,or(delivery_fee.eq.3,delivery_fee.eq.5))',
      ['Ana Lima', 'Davi 100%', 'Ana Paula'],
    ],
    ['a negated group', 'not.or(number.eq.1,number.eq.2),number.eq.1', ['Ana Lima', ...names.slice(2)]],
    [
      'negated conditions',
      'and(number.not.in.(1,2,3),customer_name.not.like.Ana*)',
      ['Davi 100%', 'Érica_Souza'],
    ],
    [
      'a quoted comma',
      'customer_name.eq."Davi 100%",customer_name.in.("x,y","Bruno Sá")',
      ['Bruno Sá', 'Davi 100%'],
    ],
  ])('filters by %s', async (_name, filter, expected) => {
    const { data, error } = await table().select().or(filter).order('number')
    expect([error, namesOf(data)]).toEqual([null, expected])
  })

  it('a negated group stands beside other filters', async () => {
    const query = 'not.and=(number.gte.2,number.lte.5)&and=(number.lt.6)&select=number'
    const { body } = await call(server, `/rest/v1/orders?${query}`, { bearer: company.apiKey })
    expect(body).toEqual([{ number: 1 }])
  })

  it('calls columns what the caller calls them, in answers of reads and writes, and sorts by its own', async () => {
    const select = 'preço:total,total:number,"nome":customer_name' as '*'
    const read = await table().select(select).order('total').limit(1)
    expect(read.data).toEqual([{ preço: orders[0]!.total, total: 1, nome: 'Ana Lima' }])
    const moved = await table()
      .update({ status: 'analysis' })
      .eq('number', 1)
      .select('n:number' as '*')
    expect(moved.data).toEqual([{ n: 1 }])
  })

  it('answers comma-separated values, and guards what a spreadsheet would run', async () => {
    const placed = buildOrder({ customer_name: '=1+1, "x"', notes: null, customer_phone: '+5592991234567' })
    const { data: rows } = await table().insert(placed).select()
    const { data, error } = await table()
      .select('nome:customer_name,total,notes,customer_phone' as '*')
      .eq('id', placed.id!)
      .csv()
    await table().delete().eq('id', placed.id!)
    const { total, customer_phone } = (rows as unknown as OrderRow[])[0]!
    expect(error).toBeNull()
    expect(data).toBe(`nome,total,notes,customer_phone\n"'=1+1, ""x""",${total},,${customer_phone}\n`)
    const none = await table().select('id').eq('number', 999).csv()
    expect(none.data).toBe('id\n')
  })

  it('counts what a write touched, and answers as much as is preferred', async () => {
    const write = (prefer: string) =>
      call(server, '/rest/v1/orders', { bearer: company.apiKey, headers: { prefer }, body: buildOrder() })
    const minimal = await write('return=minimal,count=exact')
    expect([minimal.status, minimal.text, minimal.headers.get('content-range')]).toEqual([201, '', '*/1'])
    const headersOnly = await write('return=headers-only')
    expect([headersOnly.status, headersOnly.text]).toEqual([201, ''])
    const place = headersOnly.headers.get('location')!
    const placed = await call<OrderRow[]>(server, place, { bearer: company.apiKey })
    expect(placed.body).toHaveLength(1)
    const moved = await table().update({ status: 'production' }, { count: 'exact' }).gt('number', 6)
    expect(moved.count).toBe(2)
    const few = await call<{ message: string }>(server, '/rest/v1/orders?number=gt.6', {
      method: 'DELETE',
      bearer: company.apiKey,
      headers: { prefer: 'handling=strict,max-affected=1' },
    })
    expect([few.status, few.body.message]).toEqual([400, expect.stringContaining('max-affected=1')])
    expect((await table().delete({ count: 'exact' }).gt('number', 6)).count).toBe(2)
  })

  it('changes nothing when one row is asked for and the filter names more', async () => {
    const { error } = await table().update({ status: 'production' }).lte('number', 2).select().single()
    expect([error?.code, error?.details]).toEqual(['PGRST116', 'The result contains 2 rows'])
    const { data } = await table().select('status').lte('number', 2)
    expect(data).toEqual([{ status: 'analysis' }, { status: 'analysis' }])
  })

  it('CALL-43 CALL-44 reads employees, sorted without regard to accents', async () => {
    const { data } = await client
      .from('employees')
      .select('nome,salario,data_admissao')
      .gte('data_admissao', '2024-02-01')
    expect(data).toEqual([
      { nome: 'Ávila', salario: 1001, data_admissao: '2024-02-02' },
      { nome: 'Bia', salario: 1001.5, data_admissao: '2024-02-03' },
      { nome: 'Zé', salario: 1000.5, data_admissao: '2024-02-01' },
    ])
  })

  it.each(['t', 'v', 'whole', 'body', 'rows', 'json_agg'])(
    'takes %s for a name like any other',
    async (alias) => {
      const named = await table()
        .select(`${alias}:customer_name,number` as '*')
        .eq('id', orders[0]!.id)
      expect(named.data).toEqual([{ [alias]: 'Ana Lima', number: 1 }])
      const alone = await table()
        .select(`${alias}:customer_name` as '*')
        .order('number')
        .limit(2)
      expect(alone.data).toEqual([{ [alias]: 'Ana Lima' }, { [alias]: 'Bruno Sá' }])
    },
  )

  it('an id in capitals is the same order: placed once, found, moved and answered by any of its spellings', async () => {
    const order = buildOrder({ customer_name: 'Capitolina' })
    const loud = order.id!.toUpperCase()
    const first = await table()
      .upsert({ ...order, id: loud })
      .select()
    expect([first.status, first.data]).toMatchObject([201, [{ id: order.id }]])
    for (const id of [loud, order.id!]) {
      const again = await table()
        .upsert({ ...order, id })
        .select()
      expect([again.status, again.data]).toMatchObject([200, [{ id: order.id }]])
      for (const filter of [table().select('id').eq('id', id), table().select('id').in('id', [id])])
        expect((await filter).data).toEqual([{ id: order.id }])
    }
    const both = await table().insert([order, { ...order, id: loud }])
    expect(both.error).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const details = await call(server, `/api/orders/${loud}`, { cookie: company.cookie })
    expect(details.body).toMatchObject({ order: { id: order.id } })
    const moved = await table().update({ status: 'production' }).eq('id', loud).select('id,status')
    expect(moved.data).toEqual([{ id: order.id, status: 'production' }])
    const { rows } = await server.app.db.owner.query(
      `select from events where company_id = $1 and data::text like '%' || $2 || '%'`,
      [company.id, order.id],
    )
    expect(rows.length).toBeGreaterThan(1)
    await table().delete().eq('id', loud)
  })

  it.each([
    ['an embedded table', () => table().select('*,customers(*)' as '*'), 'customers(*)'],
    ['an alias of nothing', () => table().select('nome:cliente' as '*'), 'nome:cliente'],
    ['an alias that is none', () => table().select('"a b":total' as '*'), 'a b'],
    ['two columns of one name', () => table().select('x:total,x:number' as '*'), 'x is asked for twice'],
    ['the items twice', () => table().select('a:items,b:items' as '*'), 'items is asked for under two names'],
    ['a cast', () => table().select('total::text' as '*'), 'total::text'],
    ['a function', () => table().select('total.sum()' as '*'), 'total.sum()'],
    ['text search', () => table().select().textSearch('customer_name', 'ana'), 'fts'],
    ['a contained value', () => table().select().contains('items', ['x']), 'items'],
    ['a regular expression', () => table().select().filter('customer_name', 'match', '^A'), 'match'],
    [
      'an unknown column',
      () =>
        table()
          .select()
          .eq('company_id' as 'id', company.id),
      'company_id',
    ],
    ['a column of every object', () => table().select('constructor' as '*'), 'constructor'],
    ['an operator of every object', () => table().select().filter('id', 'constructor', 'x'), 'constructor'],
    [
      'an upsert by the name',
      () => table().upsert(buildOrder(), { onConflict: 'customer_name' }),
      'on_conflict',
    ],
    ['a rollback', () => table().update({ status: 'ready' }).eq('number', 1).rollback(), 'tx=rollback'],
    ['a plan', () => table().select().explain(), 'pgrst.plan'],
    ['a list that is not closed', () => table().select().or('number.eq.1,and(number.eq.2'), 'or='],
    ['an unknown column in a list', () => table().select().or('number.eq.1,senha.eq.2'), 'senha'],
    ['an update of everything', () => table().update({ status: 'production' }), 'quais pedidos'],
    ['a delete of everything', () => table().delete(), 'quais pedidos'],
    ['a pattern with a dangling escape', () => table().select().like('notes', 'x\\'), 'backslash'],
    ['an impossible day', () => table().select().gt('created_at', '2026-02-30'), 'created_at'],
  ])('refuses %s by its name', async (_what, query, named) => {
    const { error, status, data } = await query()
    expect([status, error?.code, data]).toEqual([400, 'UNSUPPORTED_FILTER', null])
    expect(error?.message).toContain(named)
  })

  it('an upsert places what is new, and leaves what is there as it stands', async () => {
    const first = buildOrder({ customer_name: 'Primeira' })
    const second = buildOrder({ customer_name: 'Segunda' })
    expect((await table().upsert(first).select('customer_name')).data).toEqual([
      { customer_name: 'Primeira' },
    ])
    await table().update({ status: 'production' }).eq('id', first.id!)
    const again = await table().upsert([first, second], { onConflict: 'id' }).select('customer_name,status')
    expect(again.data).toEqual([
      { customer_name: 'Primeira', status: 'production' },
      { customer_name: 'Segunda', status: 'analysis' },
    ])
    const other = { ...first, customer_name: 'Outra' }
    const refused = await table().upsert([other])
    expect([refused.status, refused.error?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(refused.error?.message).toContain(first.id)
    expect(refused.error?.hint).toContain('ignore-duplicates')
    const third = buildOrder({ customer_name: 'Terceira' })
    const ignoring = await table().upsert([other, third], { ignoreDuplicates: true }).select('customer_name')
    expect(ignoring.data).toEqual([{ customer_name: 'Terceira' }])
    const stands = await table().select('customer_name').eq('id', first.id!)
    expect(stands.data).toEqual([{ customer_name: 'Primeira' }])
    await table().delete().in('id', [first.id!, second.id!, third.id!])
  })

  it('says what is wrong with a row in the words of the contract', async () => {
    const { error, status } = await table().insert(buildOrder({ customer_name: '' }))
    expect([status, error?.code]).toEqual([400, 'INVALID_INPUT'])
    const unknown = await table().update({ total: 1 }).eq('id', orders[0]!.id)
    expect([unknown.status, unknown.error?.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

const poison = [
  `'; drop table orders; --`,
  `x' or '1'='1`,
  `1); delete from orders; --`,
  `"; select 1; --`,
  `$1`,
  `\\'`,
  `%00`,
  `id" from orders; --`,
  `/**/union/**/select/**/*`,
]

describe('text of a caller never becomes SQL', () => {
  const positions: ((text: string) => string)[] = [
    (text) => `select=${text}`,
    (text) => `order=${text}`,
    (text) => `order=id.${text}`,
    (text) => `limit=${text}`,
    (text) => `offset=${text}`,
    (text) => `${text}=eq.1`,
    (text) => `customer_name=${text}`,
    (text) => `customer_name=${text}.x`,
    (text) => `customer_name=eq.${text}`,
    (text) => `customer_name=ilike.${text}`,
    (text) => `customer_name=in.(${text})`,
    (text) => `customer_name=in.("${text}")`,
    (text) => `id=eq.${text}`,
    (text) => `number=gt.${text}`,
    (text) => `created_at=gt.${text}`,
    (text) => `notes=is.${text}`,
    (text) => `notes=not.${text}`,
  ]

  it.each(['GET', 'PATCH', 'DELETE'])('in any place of the query of a %s', async (method) => {
    for (const place of positions) {
      for (const text of poison) {
        const query = place(encodeURIComponent(text))
        const answer = await call<unknown>(server, `/rest/v1/orders?${query}`, {
          method,
          bearer: company.apiKey,
          ...(method === 'PATCH' ? { body: { status: 'analysis' } } : {}),
        })
        expect([query, [200, 400].includes(answer.status)]).toEqual([query, true])
        if (answer.status === 200 && !/^(notes|customer_name)=/.test(query))
          expect([query, answer.body]).toEqual([query, []])
      }
    }
    const { count } = await table().select('*', { count: 'exact', head: true })
    expect(count).toBe(6)
  })

  it('any query string is answered, and never with a failure of ours', async () => {
    const word = fc.constantFrom(
      'id',
      'status',
      'total',
      'number',
      'items',
      'created_at',
      'customer_name',
      'search',
      'toString',
      '__proto__',
      'select',
      'order',
      'limit',
      'offset',
      'or',
      'and',
      'eq',
      'in',
      'is',
      'not',
      'like',
      'desc',
      'nullsfirst',
      'null',
      'on_conflict',
    )
    const scrap = fc.oneof(
      word,
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(...poison),
      fc.nat().map(String),
    )
    const value = fc.array(fc.oneof(scrap, fc.constantFrom('.', ',', '(', ')', '"', '\\', '*', '%', ':')), {
      maxLength: 6,
    })
    const pair = fc.tuple(
      fc.oneof(word, scrap),
      value.map((parts) => parts.join('')),
    )
    const raw = fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => text.replace(/[\s#]/g, ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(pair, { maxLength: 4 }),
        raw,
        fc.boolean(),
        async (pairs, tail, employees) => {
          const query = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
          const path = `/rest/v1/${employees ? 'employees' : 'orders'}?${query}&${tail}`
          const answer = await call<unknown>(server, path, { bearer: company.apiKey })
          return [200, 400].includes(answer.status)
        },
      ),
      { numRuns: runs(250) },
    )
  })
})

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())
