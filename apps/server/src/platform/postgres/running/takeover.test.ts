import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findRunningPostgres, startEmbeddedPostgres } from '../index'
import { findStartMark, readCommandLine } from './processes'
import { readPostmasterPid } from './server-process'
import { startInChild } from './start-in-child'
import { ask, makeSeededFolder, startForTest } from '../test-database'

test('after a kill -9 of Node the server it left is ended, and the next start has all rows', async () => {
  const dataDir = await makeSeededFolder()
  const child = await startInChild({ options: { dataDir } })
  if (!('pid' in child.answer)) throw new Error(child.answer.message)
  const { url, pid } = child.answer
  await ask(url, 'create table kept as select 7 as n')
  await child.kill()
  expect(await ask(url, 'select n from kept')).toEqual([{ n: 7 }])

  const next = await startForTest({ dataDir })
  expect(next.log.join('\n')).toContain(`an earlier run left behind (pid ${pid})`)
  expect(findStartMark(pid)).toBeUndefined()
  expect(next.pid()).not.toBe(pid)
  expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('when Node and its server were both killed, the next start recovers', async () => {
  const dataDir = await makeSeededFolder()
  const child = await startInChild({ options: { dataDir } })
  if (!('pid' in child.answer)) throw new Error(child.answer.message)
  await ask(child.answer.url, 'create table kept as select 7 as n')
  const killed = child.kill()
  process.kill(child.answer.pid, 'SIGKILL')
  await killed

  const next = await startForTest({ dataDir })
  expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('a second start on the same data is refused with the pid of the first, from any process', async () => {
  const dataDir = await makeSeededFolder()
  const first = await startForTest({ dataDir })

  const second = await startInChild({ options: { dataDir } })
  expect(second.answer).toMatchObject({ refused: 'already-running' })
  expect(second.answer).toHaveProperty('message', expect.stringContaining(`process ${process.pid}.`))
  await second.exited
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toMatchObject({
    code: 'already-running',
  })
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lock whose pid now belongs to another program does not stand in the way', async () => {
  const dataDir = await makeSeededFolder()
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, startMark: 'an earlier life' }))
  const postgres = await startForTest({ dataDir })
  expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  await postgres.stop()
  expect(() => readFileSync(join(dataDir, 'lock'))).toThrow('ENOENT')
})

test('a half-written lock does not stand in the way', async () => {
  const dataDir = await makeSeededFolder()
  writeFileSync(join(dataDir, 'lock'), '{"pid":')
  const postgres = await startForTest({ dataDir })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a pid file whose pid now belongs to another program neither stops the start nor harms that program', async () => {
  const bystander = await startForTest({ dataDir: await makeSeededFolder() })
  const dataDir = await makeSeededFolder()
  // The bystander is a PostgreSQL server too, under the same account, but on other data.
  await leavePidFile(dataDir, bystander.pid())

  const next = await startForTest({ dataDir })
  expect(readPostmasterPid(next.cluster)).toBe(next.pid())
  expect(await ask(bystander.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(process.platform !== 'win32')(
  'a dead server that nobody has reaped does not stop the start',
  async () => {
    // The shell turns into sleep, which never asks how its child ended; the child ends when it is told.
    const line = '(read word) <&3 & echo $!; exec sleep 600'
    const careless = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] })
    onTestFinished(() => void careless.kill('SIGKILL'))
    const zombie = Number(((await once(careless.stdout as Readable, 'data')) as [Buffer])[0].toString())
    await vi.waitFor(() => expect(readCommandLine(careless.pid ?? 0)).toBe('sleep 600'))
    expect(findStartMark(zombie)).toBeDefined()
    ;(careless.stdio[3] as Writable).end('go\n')
    await vi.waitFor(() => expect(findStartMark(zombie)).toBeUndefined())
    expect(process.kill(zombie, 0)).toBe(true)

    const dataDir = await makeSeededFolder()
    await leavePidFile(dataDir, zombie)
    const next = await startForTest({ dataDir })
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

/** Makes data that look as after a kill -9 of Node and server, with another pid in the server's pid file. */
async function leavePidFile(dataDir: string, pid: number): Promise<void> {
  const child = await startInChild({ options: { dataDir, durable: false } })
  if (!('pid' in child.answer)) throw new Error(child.answer.message)
  await child.kill()
  process.kill(child.answer.pid, 'SIGKILL')
  const file = join(dataDir, 'cluster', 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [pid, ...rest].join('\n'))
}

test('a command beside the server finds its database, and nothing once it has stopped', async () => {
  const dataDir = await makeSeededFolder()
  expect(findRunningPostgres(dataDir)).toBeUndefined()
  const server = await startForTest({ dataDir })
  expect(await ask(findRunningPostgres(dataDir)!, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(findRunningPostgres(dataDir)).toBeUndefined()
})
