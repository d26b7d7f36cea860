import { randomUUID } from 'node:crypto'
import type { MailStandIn } from '@balcao/testkit/mail'
import { freshCnpj } from '../../testing/builders'
import { call } from '../../testing/call'
import { codeIn } from '../../testing/sign-in'
import type { TestServer } from '../../testing/server'
import { hashToken, newToken } from '../../platform/secrets/secrets'

export interface TestLead {
  id: string
  cnpj: string
  empresa: string
  email: string
}

/** A lead as the form left it; `companyId` as an approval links it. */
export async function givenLead(
  server: Pick<TestServer, 'app'>,
  {
    companyId,
    state = 'new',
    daysAgo = 0,
    ...lead
  }: Partial<TestLead> & { companyId?: string; state?: string; daysAgo?: number } = {},
): Promise<TestLead> {
  const cnpj = lead.cnpj ?? freshCnpj()
  const id = randomUUID()
  const made = { id, cnpj, empresa: `Loja ${cnpj}`, email: `dona-${id.slice(0, 8)}@loja.example`, ...lead }
  await server.app.db.owner.query(
    `insert into leads (id, empresa, cnpj, email, responsavel, telefone, nicho, state, company_id, created_at)
     values ($1, $2, $3, $4, 'Maria', '92991234567', 'delivery', $5, $6, now() - make_interval(days => $7))`,
    [made.id, made.empresa, made.cnpj, made.email, state, companyId ?? null, daysAgo],
  )
  return made
}

/** The cookie that a lead gets for its code, without the mail. */
export async function givenLeadCookie(
  server: Pick<TestServer, 'app'>,
  lead: Pick<TestLead, 'id'>,
  lifeDays = 7,
): Promise<string> {
  const { token } = newToken()
  await server.app.db.owner.query(
    `insert into lead_tickets (lead_id, token_hash, expires_at) values ($1, $2, now() + make_interval(days => $3))`,
    [lead.id, hashToken(token), lifeDays],
  )
  return `balcao-cadastro=${token}`
}

/** Asks for a code and reads it out of the lead's mailbox. */
export async function receiveLeadCode(
  server: Pick<TestServer, 'url'>,
  mail: MailStandIn,
  lead: TestLead,
): Promise<string> {
  const before = mail.received().length
  await call(server, '/api/onboarding/code', { body: { cnpj: lead.cnpj } })
  const letter = await mail.waitForMail(
    (arrived) => arrived.to === lead.email && mail.received().indexOf(arrived) >= before,
  )
  return codeIn(letter)
}

/** Sends a file as the wizard does: its bytes alone, the name in the address. */
export async function sendFile(
  server: Pick<TestServer, 'url'>,
  cookie: string,
  name: string,
  bytes: Uint8Array | ReadableStream,
): Promise<{ status: number; body: Record<string, unknown> & { id?: string; code?: string } }> {
  const response = await fetch(`${server.url}/api/onboarding/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: bytes as ReadableStream,
    ...(bytes instanceof Uint8Array ? {} : { duplex: 'half' }),
  })
  return { status: response.status, body: (await response.json()) as never }
}
