import type { IncomingHttpHeaders } from 'node:http'
import type { Bank } from './bank'
import type { Callbacks } from './callbacks'
import { answerCall, type BankAnswer } from './api/calls'
import type { Contract } from './contract/check-contract'
import { payerOf } from './payer/payer'
import { payerPage } from './payer/payer-page'
import type { PageReply } from '../page/page-server'
import { BankProblem, invalid, TokenProblem } from './api/problem'
import { answerToken, requireToken } from './api/tokens'

interface BankHttpCall {
  method: string
  path: string
  query: string
  body: string
  headers: IncomingHttpHeaders
  /** SHA-256 of what the caller showed; null for nobody. */
  certificate: string | null
  /** What is answered in place of acting. */
  refusal?: BankProblem | TokenProblem
}

export interface BankReply {
  status: number
  type?: string
  body?: string
  headers?: Record<string, string>
  /** Where the exchange is not as published. */
  violations?: string[]
}

/** Answers a payer's page, a token call or a call of the API, and holds the latter against the contract. */
export function answerRequest(
  bank: Bank,
  callbacks: Callbacks,
  contract: Contract | undefined,
  call: BankHttpCall,
): BankReply {
  if (['/', '/pagar', '/conta'].includes(call.path)) return answerPage(bank, callbacks, call)
  const { status, body, isProblem } = act(bank, call)
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const reply = { status, ...text, type: isProblem ? 'application/problem+json' : 'application/json' }
  if (!contract || !call.path.startsWith('/v2/')) return reply
  const { method, path, query } = call
  const exchange = {
    method,
    query,
    path: path.slice('/v2'.length),
    body: jsonOf(call.body),
    status,
    answer: body,
  }
  return { ...reply, violations: contract.check(exchange) }
}

function act(bank: Bank, call: BankHttpCall): BankAnswer & { isProblem?: boolean } {
  try {
    if (call.refusal) throw call.refusal
    const { method, path, headers, certificate } = call
    if (path === '/oauth/token') {
      const form = headers['content-type']?.includes('json')
        ? new URLSearchParams(jsonOf(call.body) as Record<string, string>)
        : new URLSearchParams(call.body)
      return { status: 200, body: answerToken(bank, form, headers.authorization, certificate) }
    }
    const { account, scopes } = requireToken(bank, headers.authorization, certificate)
    const body = jsonOf(call.body) ?? {}
    if (typeof body !== 'object') throw invalid('RequisicaoInvalida', 'O corpo não é um objeto.', 'corpo')
    return answerCall(bank, account, scopes, {
      method,
      path: path.replace(/^\/v2/, ''),
      query: new URLSearchParams(call.query),
      body: body as Record<string, unknown>,
    })
  } catch (error) {
    if (!(error instanceof BankProblem || error instanceof TokenProblem)) throw error
    return { status: error.status, body: error.body(), isProblem: error instanceof BankProblem }
  }
}

/** The payer's app, where accounts are opened too: what can be paid, or that something was. */
function answerPage(
  bank: Bank,
  callbacks: Callbacks,
  { method, path, body, headers }: BankHttpCall,
): BankReply {
  if (method !== 'POST' || path === '/') return html(payerPage(bank))
  // Any page of this browser may post here; only ours shall.
  if (headers['sec-fetch-site'] === 'cross-site') return { status: 403 }
  const form = new URLSearchParams(body)
  if (path === '/conta')
    return html(payerPage(bank, '', bank.openAccount({ keys: [form.get('chave') ?? ''] })))
  const payer = payerOf(bank, callbacks)
  try {
    const txid = form.get('txid')
    if (txid === null) payer.pays(form.get('codigo') ?? '')
    else payer.paysCharge(txid)
    return html(payerPage(bank, 'Pago.'))
  } catch {
    return html(payerPage(bank, 'Este código não pode ser pago: não existe, já foi pago ou venceu.'))
  }
}

const html = (page: PageReply): BankReply => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: page.body,
  headers: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  },
})

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
