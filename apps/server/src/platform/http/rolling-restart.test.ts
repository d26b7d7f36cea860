import { randomUUID } from 'node:crypto'
import { startBalancer, type Balancer } from '@balcao/testkit/balancer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { buildOrder } from '../../testing/orders'
import { startServerProcess, type ServerProcess } from '../../testing/server-process'
import { startTestServer, type TestServer } from '../../testing/server'

const callers = 4

let observer: TestServer
let webs: ServerProcess[]
let balancer: Balancer
let company: TestCompany

beforeAll(async () => {
  observer = await startTestServer()
  company = await givenCompany(observer)
  webs = await Promise.all(
    [1, 2].map(() =>
      startServerProcess(observer.database, { BALCAO_ROLE: 'web', BALCAO_DRAIN_SECONDS: '0.5' }),
    ),
  )
  balancer = await startBalancer(webs.map(({ url }) => url))
})
afterAll(async () => {
  await balancer.stop()
  await Promise.all(webs.map((web) => web.kill()))
  await observer.stop()
})

// Four starts of a whole server, which a busy machine gives its time.
it(
  'while two servers behind a proxy are restarted in turn, no request is lost',
  { timeout: 120_000 },
  async () => {
    const refused: unknown[] = []
    const placed = new Set<string>()
    let answers = 0
    let isOver = false
    const calling = Array.from({ length: callers }, async (_, caller) => {
      while (!isOver) {
        const id = randomUUID()
        const answer = await (
          caller % 2
            ? call(balancer, '/rest/v1/orders?limit=5', { bearer: company.apiKey })
            : call(balancer, '/rest/v1/orders', { bearer: company.apiKey, body: buildOrder({ id }) })
        ).catch((error: unknown) => ({ status: 0, text: String(error) }))
        answers += 1
        if (answer.status === 201) placed.add(id)
        else if (answer.status !== 200) refused.push([answer.status, answer.text])
      }
    })
    const moreAnswers = async () => {
      const before = answers
      await expect.poll(() => answers, { interval: 20 }).toBeGreaterThan(before + callers * 4)
    }
    await moreAnswers()
    for (const web of webs) {
      expect(await web.end()).toBe(0)
      await moreAnswers()
      await web.start()
      await moreAnswers()
    }
    isOver = true
    await Promise.all(calling)

    expect(refused).toEqual([])
    const { rows } = await observer.app.db.owner.query<{ id: string }>(
      'select id from orders where company_id = $1',
      [company.id],
    )
    expect(new Set(rows.map(({ id }) => id))).toEqual(placed)
  },
)
