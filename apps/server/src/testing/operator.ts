import { randomUUID } from 'node:crypto'
import { addOperator } from '../operator/sign-in/accounts'
import { runCommand } from '../operator/commands'
import { openContext, type CommandContext } from '../operator/command-context'
import { stepAt, totpCode } from '../operator/sign-in/totp'
import { readSettings } from '../settings'
import { call, type Answer, type CallOptions } from './call'
import { testRootSecret } from './database'
import type { TestServer } from './server'

export interface TestOperator {
  user: string
  password: string
  /** The secret of their authenticator. */
  totp: Buffer
  /** Ready for a Cookie header; '' until they sign in. */
  cookie: string
  /** A call with their cookie. @throws never: whatever came back is answered */
  ask<Body = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<Body>>
}

/** The command line's context on a server under test. */
export function contextOf(server: TestServer, env: Record<string, string> = {}): CommandContext {
  return {
    ...openContext(server.app.db, testRootSecret, readSettings({ NODE_ENV: 'test', ...env })),
    by: { kind: 'operator', name: 'cli:tests' },
  }
}

/** Runs one command of the operator's command line. */
export async function runOperator(
  server: TestServer,
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runCommand(contextOf(server), args, (line) => lines.push(line))
  return { code, lines }
}

/** An operator with an account of their own, signed in unless told otherwise. `now` is the server's time. */
export async function givenOperator(
  server: TestServer,
  { signedIn = true, now = new Date() }: { signedIn?: boolean; now?: Date } = {},
): Promise<TestOperator> {
  const user = `op-${randomUUID().slice(0, 8)}`
  const context = contextOf(server)
  const { password, otpauth } = await addOperator(context, context.by, user)
  const operator: TestOperator = {
    user,
    password,
    totp: fromBase32(new URL(otpauth).searchParams.get('secret')!),
    cookie: '',
    ask: (path, options) => call(server, path, { cookie: operator.cookie, ...options }),
  }
  if (signedIn) {
    const answer = await signInOperator(server, operator, { now })
    if (answer.status !== 200) throw new Error(`the operator was not let in: ${answer.text}`)
    operator.cookie = answer.cookie
  }
  return operator
}

/** Signs in as the page does; `off` steps before or after the server's time. */
export function signInOperator(
  server: Pick<TestServer, 'url'>,
  operator: Pick<TestOperator, 'user' | 'password' | 'totp'>,
  { now = new Date(), off = 0, ...options }: { now?: Date; off?: number } & CallOptions = {},
): Promise<Answer<Record<string, unknown>>> {
  const code = totpCode(operator.totp, stepAt(now.getTime()) + off)
  const { user, password } = operator
  return call(server, '/api/operator/sign-in', { body: { user, password, code }, ...options })
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** What was done to a company, the oldest first. */
export async function actsOf(server: TestServer, companyId: string) {
  const { rows } = await server.app.db.owner.query<{
    act: string
    actor_kind: string
    actor: string | null
    detail: Record<string, unknown>
  }>('select act, actor_kind, actor, detail from audit_entries where company_id = $1 order by at, id', [
    companyId,
  ])
  return rows
}
