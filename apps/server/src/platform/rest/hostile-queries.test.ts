import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { givenManyOrders } from '../../testing/orders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { someAtOnce } from './some-at-once'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
  await givenManyOrders(server, company, { orders: 30, people: 3 })
})
afterAll(() => server.stop())

interface Refusal {
  code: string
  message: string
}

const read = (query: string, who = company) =>
  call<Refusal>(server, `/rest/v1/orders?${query}`, { bearer: who.apiKey })

const deep = (times: number) => `${'or('.repeat(times)}number.eq.1${')'.repeat(times)}`
const many = (times: number, one: string) => Array.from({ length: times }, () => one).join(',')

describe('a query that is put together to hurt', () => {
  it.each([
    ['groups in groups', `or=(${deep(5)})`, 'groups lie more than 5 deep'],
    ['a tower of groups', `or=(${deep(2000)})`, 'groups lie more than 5 deep'],
    ['conditions without end', `or=(${many(101, 'number.eq.1')})`, 'at most 100 conditions'],
    ['a name again and again', many(101, 'number=gt.0').replaceAll(',', '&'), 'at most 100 conditions'],
    ['a list of values', `number=in.(${many(501, '1')})`, 'at most 500 values'],
    ['a pattern of wildcards', `notes=like.${'*a'.repeat(11)}`, 'at most 10 signs'],
    [
      'columns without end',
      `select=${Array.from({ length: 61 }, (_, n) => `c${n}:id`).join(',')}`,
      'at most 60',
    ],
    ['sorts without end', `order=${many(11, 'number')}`, 'at most 10 columns'],
  ])('%s is refused by name', async (_what, query, named) => {
    const { status, body } = await read(query)
    expect([status, body.code, body.message]).toEqual([
      400,
      'UNSUPPORTED_FILTER',
      expect.stringContaining(named) as string,
    ])
  })

  it('what is as large as it may be is answered', async () => {
    expect((await read(`or=(${deep(4)})`)).status).toBe(200)
    expect((await read(`number=in.(${many(500, '1')})`)).status).toBe(200)
    expect((await read(`or=(${many(100, 'customer_name.like.%a%a%a%a%a%a%a%a%a')})`)).status).toBe(200)
  })

  it('an address of 100 kB is called too long, and 10,000 values are one', async () => {
    for (const query of [`customer_name=eq.${'x'.repeat(100_000)}`, `number=in.(${many(10_000, '1')})`]) {
      const { status, body } = await read(query)
      expect([status, body.code, body.message]).toEqual([
        431,
        'ADDRESS_TOO_LONG',
        expect.stringContaining('16 kB') as string,
      ])
    }
  })

  it('a page that would be too heavy is refused, and fewer rows of it are not', async () => {
    const heavy = await givenCompany(server)
    await givenManyOrders(server, heavy, { orders: 30, people: 3 })
    await server.app.db.owner.query(`update orders set notes = repeat('x', 300000) where company_id = $1`, [
      heavy.id,
    ])
    const { status, body } = await read('select=notes', heavy)
    expect([status, body.message]).toEqual([400, expect.stringContaining('8 MB')])
    expect((await read('select=notes&limit=20', heavy)).status).toBe(200)
    expect((await read('select=number', heavy)).status).toBe(200)
  })

  it('a statement that takes too long is cut, says so, and keeps nobody else waiting', async () => {
    const lock = await server.app.db.owner.connect()
    try {
      await lock.query('begin; lock table orders in access exclusive mode')
      const slow = read('select=id')
      const other = await givenCompany(server)
      const meanwhile = await call(server, '/rest/v1/employees', { bearer: other.apiKey })
      expect(meanwhile.status).toBe(200)
      const { status, body } = await slow
      expect([status, body.code, body.message]).toEqual([504, '57014', expect.stringContaining('demorou')])
    } finally {
      await lock.query('rollback')
      lock.release()
    }
    expect((await read('select=id')).status).toBe(200)
  })

  it('of one company a few are read at a time, of others as well, and those that wait have an end', async () => {
    const inLane = someAtOnce(2, 3)
    const began: string[] = []
    let running = 0
    const work = (name: string) =>
      inLane('one', async () => {
        began.push(name)
        expect(++running).toBeLessThanOrEqual(2)
        await setImmediate()
        running--
      })
    const works = ['a', 'b', 'c', 'd', 'e'].map(work)
    const turnedAway = work('f')
    works.push(inLane('other', async () => void began.push('x')))
    await expect(turnedAway).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await Promise.all(works)
    expect(began).toEqual(['a', 'b', 'x', 'c', 'd', 'e'])
  })
})
