import { afterEach, expect, it } from 'vitest'
import { borrowTestServer } from './borrowed-server'
import { givenCompany } from './builders'
import { call } from './call'
import { failures } from './run/failures'
import type { TestServer } from './server'

const borrowed: TestServer[] = []
const borrow = async (...how: Parameters<typeof borrowTestServer>) => {
  const server = await borrowTestServer(...how)
  borrowed.push(server)
  return server
}
afterEach(async () => {
  for (const server of borrowed.splice(0)) await server.stop()
})
const giveBack = (server: TestServer) => {
  borrowed.splice(borrowed.indexOf(server), 1)
  return server.stop()
}

it('who comes next has the same server, by a clock of their own', async () => {
  const first = await borrow({ clock: () => new Date('2031-02-03T12:00:00Z') })
  await givenCompany(first)
  await giveBack(first)
  const second = await borrow()
  expect(second.url).toBe(first.url)
  const company = await givenCompany(second)
  expect((await call(second, '/api/session', { cookie: company.cookie })).status).toBe(200)
})

it.each([
  ['a trigger that is off', 'alter table orders disable trigger count_orders'],
  ['a table', 'create table left_behind (n int)'],
  [
    'a setting',
    `do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$`,
  ],
])('whoever leaves %s behind fails by it, and nobody has their server again', async (_what, statement) => {
  const server = await borrow()
  await server.app.db.owner.query(statement)
  await expect(giveBack(server)).rejects.toThrow('start your own')
  expect((await borrow()).url).not.toBe(server.url)
})

it('so does whoever leaves somebody listening', async () => {
  const server = await borrow()
  server.app.db.app.on('acquire', () => {})
  await expect(giveBack(server)).rejects.toThrow('start your own')
})

it('a file of which a test has failed, which may still be at work, gives nothing back', async () => {
  const server = await borrow()
  failures.ofThisFile = true
  await giveBack(server)
  failures.ofThisFile = false
  expect((await borrow()).url).not.toBe(server.url)
})
