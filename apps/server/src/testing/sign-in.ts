import type { MailStandIn, ReceivedMail } from '@balcao/testkit/mail'
import { call, type Answer } from './call'
import type { TestCompany } from './builders'
import type { TestServer } from './server'

/** Where the mails of a test company go. */
export const mailboxOf = (company: Pick<TestCompany, 'cnpj'>) =>
  `contato@${company.cnpj.toLowerCase()}.example`

/** Asks for a code and waits for the mail that brings it. */
export async function receiveCode(
  server: TestServer,
  mail: MailStandIn,
  company: TestCompany,
): Promise<string> {
  const before = mail.received().length
  await call(server, '/webhook/auth/gerate-code', { body: { cnpj: company.cnpj } })
  const letter = await mail.waitForMail(
    (arrived) =>
      arrived.to === mailboxOf(company) &&
      /^\d{6} /.test(arrived.subject) &&
      mail.received().indexOf(arrived) >= before,
  )
  return codeIn(letter)
}

export const codeIn = (letter: ReceivedMail) => /\d{6}/.exec(letter.subject)![0]

/** Another code than the one given. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The ticket cookie of a company that entered its mailed code. */
export async function receiveTicket(
  server: TestServer,
  mail: MailStandIn,
  company: TestCompany,
): Promise<string> {
  const code = await receiveCode(server, mail, company)
  const accepted = await call(server, '/webhook/auth/verification-code', {
    body: { cnpj: company.cnpj, code },
  })
  return accepted.cookie
}

/** What its sessions may do for the next five minutes, as if their password had been asked again. */
export async function confirmSessions(server: TestServer, { id }: Pick<TestCompany, 'id'>): Promise<void> {
  await server.app.db.owner.query(
    `update sessions set confirmed_until = now() + interval '5 minutes' where company_id = $1`,
    [id],
  )
}

/** Signs in as a browser does. */
export function signIn(
  server: TestServer,
  company: Pick<TestCompany, 'cnpj' | 'password'>,
  options: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Answer<Record<string, unknown>>> {
  return call(server, '/webhook/auth/verify-password', {
    body: { cnpj: company.cnpj, password: company.password },
    ...options,
  })
}
