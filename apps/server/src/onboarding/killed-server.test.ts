import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../testing/call'
import { startServerProcess, type ServerProcess } from '../testing/server-process'
import { startTestServer, type TestServer } from '../testing/server'
import { givenLead, receiveLeadCode, sendFile } from './testing/lead-visits'
import { pdf, png } from './testing/menu-documents'
import { payloadOf } from './testing/payload'

let database: TestServer
let server: ServerProcess
let mail: MailStandIn
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-onboarding-'))
  mail = await startMailStandIn()
  database = await startTestServer({ env: { BALCAO_ROLE: 'web', DATA_DIR: folder } })
  server = await startServerProcess(database.database, { DATA_DIR: folder, SMTP_URL: mail.smtpUrl })
})
afterAll(async () => {
  await server.kill()
  await database.stop()
  await mail.stop()
  await rm(folder, { recursive: true, force: true })
})

it('an onboarding goes on where it was when the server is killed between its steps', async () => {
  const lead = await givenLead(database)
  const code = await receiveLeadCode(server, mail, lead)
  await server.kill()
  await server.start()
  const { cookie } = await call(server, '/api/onboarding/verify', { body: { cnpj: lead.cnpj, code } })
  const first = await sendFile(server, cookie, 'cardapio.pdf', pdf)
  await server.kill()
  await server.start()
  const second = await sendFile(server, cookie, 'foto.png', png)
  const menuFiles = [{ id: first.body.id! }, { id: second.body.id! }]
  const submit = () =>
    call(server, '/webhook/onboarding', { cookie, body: payloadOf(lead.cnpj, { menuFiles }) })
  expect((await submit()).status).toBe(200)
  await server.kill()
  await server.start()
  expect((await submit()).status).toBe(200)
  const told = ({ to, subject }: { to: string; subject: string }) =>
    to === lead.email && subject.startsWith('Recebemos')
  // A worker that was killed leaves its job to the next one, which waits until it is surely dead.
  await mail.waitForMail(told, 30_000)
  const so = await call<{ files: { fileName: string }[] }>(server, '/api/onboarding', { cookie })
  expect(so.body.files.map(({ fileName }) => fileName)).toEqual(['cardapio.pdf', 'foto.png'])
  expect(mail.received().filter(told)).toHaveLength(1)
}, 90_000)
