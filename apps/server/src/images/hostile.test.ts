import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { startServerProcess, type ServerProcess } from '../testing/server-process'
import { startTestServer, type TestServer } from '../testing/server'
import { rules } from './refusal'
import type { HostileFile } from './testing/hostile-file'
import { hostileFiles } from './testing/hostile-files'
import { fetchImage, upload, type Uploaded } from './testing/image-shop'
import { pictureOf, webpChunks } from './testing/picture-files'

/** The most that the server's memory may grow, in MB. */
const MAX_GROWTH_MB = 150

// The server is a program of its own, so that what these files take to make is not counted as its memory.
let database: TestServer
let server: ServerProcess
let folder: string
let company: TestCompany
let before: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-hostile-'))
  database = await startTestServer({ env: { BALCAO_ROLE: 'web', DATA_DIR: folder } })
  company = await givenCompany(database)
  server = await startServerProcess(database.database, { DATA_DIR: folder })
  // What an ordinary photo takes is no growth: every shop's server has drawn one.
  const photo = await pictureOf('jpeg', { width: 4000, height: 3000 })
  expect((await upload(server, company, photo)).status).toBe(201)
  before = residentMb(server.pid(), 'VmRSS')
})
afterAll(async () => {
  await server.kill()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const send = async ({ bytes, base64, fileName }: HostileFile) => {
  const made = await bytes()
  return upload<Partial<Uploaded> & { code?: string; fields?: { mensagem: string }[] }>(
    server,
    company,
    base64?.(made) ?? made.toString('base64'),
    fileName,
  )
}

const storedFiles = async () => (await readdir(join(folder, 'files', company.id))).length

describe('IMG-18 IMG-19 W8 sixty hostile files and more', () => {
  const refused = hostileFiles.filter(({ outcome }) => outcome !== 'redrawn')
  const genuine = hostileFiles.filter(({ outcome }) => outcome === 'redrawn')

  it.each(refused)('$what is refused ($outcome), and nothing is kept', async (file) => {
    const filesBefore = await storedFiles()
    const { status, body } = await send(file)
    if (file.outcome === 'input') {
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    } else {
      expect([status, body.code]).toEqual([422, 'IMAGE_REFUSED'])
      expect(body.fields?.[0]?.mensagem).toBe(rules[file.outcome as keyof typeof rules])
    }
    expect(await storedFiles()).toBe(filesBefore)
  })

  it.each(genuine)('$what is a picture: redrawn, with nothing left of what it carried', async (file) => {
    const { status, body } = await send(file)
    expect(status).toBe(201)
    for (const path of [body.url!, body.thumb!]) {
      const { headers, bytes } = await fetchImage(server, path)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(['VP8 ', 'VP8L', 'VP8X', 'ALPH']).toEqual(expect.arrayContaining(webpChunks(bytes)))
      expect(bytes.includes('balcao-7431')).toBe(false)
    }
  })

  it('each was its own kind of trouble, and there are sixty at least', () => {
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length)
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60)
  })

  it(`the server’s memory grew by less than ${MAX_GROWTH_MB} MB at any time`, () => {
    expect(residentMb(server.pid(), 'VmHWM') - before).toBeLessThan(MAX_GROWTH_MB)
  })
})

/** Memory of a process now, or at its highest; outside of Linux the highest is not told, and now stands for it. */
function residentMb(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)![1]) / 1024
}
