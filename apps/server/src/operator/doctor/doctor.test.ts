import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOperator } from '../../backup/testing/operator-program'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let mail: MailStandIn
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-doctor-'))
  server = await startTestServer()
  mail = await startMailStandIn()
})
afterAll(async () => {
  await mail.stop()
  await server.stop()
  await rm(folder, { recursive: true })
})

const given = () => ({
  DATABASE_URL: server.database.ownerUrl,
  DATA_DIR: folder,
  BALCAO_PUBLIC_URL: server.url,
  SMTP_URL: mail.smtpUrl,
  WHATSAPP_CLOUD_URL: server.url,
  BALCAO_VIACEP_URL: server.url,
})

async function doctor(env: Record<string, string>) {
  const { code, lines } = await (await startOperator(['doctor'], { ...given(), ...env })).outcome()
  return { code, about: (name: string) => lines.find((line) => line.slice(2).startsWith(`${name}:`)), lines }
}

it('an installation that has what it needs is told so', async () => {
  const { code, lines, about } = await doctor({})
  expect([code, lines.filter((line) => line.startsWith('✗'))]).toEqual([0, []])
  for (const name of ['database', 'clock', 'schema', 'work', 'disk', 'files', 'address', 'mail'])
    expect(about(name), name).toMatch(/^✓/)
  expect(lines.at(-1)).toMatch(/^\d+ good, \d+ doubtful, 0 bad$/)
})

it('what is wrong is named each by itself with what to do, and no password is said', async () => {
  const wrong = new URL(server.database.ownerUrl)
  wrong.password = 'segredo'
  const { code, lines, about } = await doctor({
    DATABASE_URL: wrong.href,
    SMTP_URL: 'smtp://ana:segredo@127.0.0.1:9',
    BALCAO_PUBLIC_URL: 'http://nowhere.invalid',
    DATA_DIR: '/dev/null/balcao',
    EVOLUTION_URL: 'http://127.0.0.1:9',
    EVOLUTION_API_KEY: 'segredo',
  })
  expect(code).toBe(1)
  expect(about('database')).toMatch(/^✗ .*refuses the password of .*DATABASE_URL/)
  expect(about('mail')).toMatch(/^✗ .*127\.0\.0\.1:9.*SMTP_URL/)
  expect(about('address')).toMatch(/^✗ .*nowhere\.invalid is no name that DNS knows/)
  expect(about('disk')).toMatch(/^✗ .*DATA_DIR cannot be written/)
  expect(about('Evolution API')).toMatch(/^! .*127\.0\.0\.1:9 does not answer/)
  expect(lines.join('\n')).not.toContain('segredo')
})
