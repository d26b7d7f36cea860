import { endToEndId, type Bank, type BankAccount, type BankCharge, type BankPix } from '../bank'
import { centsOf } from './money'
import { pageOf, presentCharge, presentPix, presentRefund } from './present'
import { denied, invalid, notFound } from './problem'

/** A call that came with a good token. `path` is below `/v2`. */
export interface BankCall {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}

export interface BankAnswer {
  status: number
  body?: object
}

type Act = (bank: Bank, account: BankAccount, call: BankCall, ids: string[]) => BankAnswer

/** What the bank is asked: the path, the scope that it needs (contract, `security`), and what it does. */
const acts: { call: RegExp; scope: string; act: Act }[] = [
  { call: /^PUT \/cob\/([^/]+)$/, scope: 'cob.write', act: createCharge },
  { call: /^PATCH \/cob\/([^/]+)$/, scope: 'cob.write', act: reviseCharge },
  { call: /^GET \/cob\/([^/]+)$/, scope: 'cob.read', act: readCharge },
  { call: /^GET \/cob$/, scope: 'cob.read', act: listCharges },
  { call: /^GET \/pix$/, scope: 'pix.read', act: listReceived },
  { call: /^GET \/pix\/([^/]+)$/, scope: 'pix.read', act: readReceived },
  { call: /^PUT \/pix\/([^/]+)\/devolucao\/([^/]+)$/, scope: 'pix.write', act: refund },
  { call: /^GET \/pix\/([^/]+)\/devolucao\/([^/]+)$/, scope: 'pix.read', act: readRefund },
  { call: /^PUT \/webhook\/([^/]+)$/, scope: 'webhook.write', act: setWebhook },
  { call: /^GET \/webhook\/([^/]+)$/, scope: 'webhook.read', act: readWebhook },
  { call: /^DELETE \/webhook\/([^/]+)$/, scope: 'webhook.write', act: dropWebhook },
]

/** Answers a call of an account. @throws BankProblem 403 without its scope, 404 for what is not there, 400 for a wrong one */
export function answerCall(bank: Bank, account: BankAccount, scopes: string[], call: BankCall): BankAnswer {
  for (const { call: pattern, scope, act } of acts) {
    const found = pattern.exec(`${call.method} ${call.path}`)
    if (!found) continue
    if (!scopes.includes(scope)) throw denied()
    return act(bank, account, call, found.slice(1).map(decodeURIComponent))
  }
  throw notFound('NaoEncontrado')
}

function createCharge(
  bank: Bank,
  account: BankAccount,
  { body }: BankCall,
  [txid = '']: string[],
): BankAnswer {
  const wrong = (razao: string, propriedade: string) => invalid('CobOperacaoInvalida', razao, propriedade)
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) throw wrong('O txid não está no formato.', 'cob.txid')
  const { calendario, valor, chave, ...words } = body as {
    calendario?: { expiracao?: unknown }
    valor?: { original?: unknown }
    chave?: unknown
  }
  const cents = centsOf(valor?.original, 'CobOperacaoInvalida', 'cob.valor.original')
  const lifeSeconds = calendario?.expiracao ?? 86_400
  if (!Number.isInteger(lifeSeconds) || Number(lifeSeconds) <= 0) {
    throw wrong('A expiração não é um número de segundos.', 'cob.calendario.expiracao')
  }
  if (typeof chave !== 'string' || !account.keys.includes(chave)) {
    throw wrong('A chave não é deste recebedor.', 'cob.chave')
  }
  const said = { key: chave, cents, lifeSeconds: Number(lifeSeconds), words }
  const known = bank.chargeOf(account, txid)
  if (known) return repeatCharge(bank, account, known, said)
  const first = { txid, createdAt: bank.now(), status: 'ATIVA' as const, revision: 0 }
  const charge = bank.addCharge(account, { ...first, ...said })
  return { status: 201, body: presentCharge(bank, account, charge) }
}

/** The same txid once more: an open charge is written anew, any other stands (bacen/pix-api 171, 305). */
function repeatCharge(
  bank: Bank,
  account: BankAccount,
  known: BankCharge,
  said: Pick<BankCharge, 'key' | 'cents' | 'lifeSeconds' | 'words'>,
): BankAnswer {
  const { key, cents, lifeSeconds, words } = known
  const isSame = JSON.stringify(said) === JSON.stringify({ key, cents, lifeSeconds, words })
  if (bank.behaviour.refusesRepeats || (!isSame && known.status !== 'ATIVA')) {
    throw invalid('CobOperacaoInvalida', 'O txid já foi usado.', 'cob.txid')
  }
  if (!isSame) Object.assign(known, said, { revision: known.revision + 1 })
  return { status: 201, body: presentCharge(bank, account, known) }
}

function reviseCharge(
  bank: Bank,
  account: BankAccount,
  { body }: BankCall,
  [txid = '']: string[],
): BankAnswer {
  const charge = requireCharge(bank, account, txid)
  if (charge.status !== 'ATIVA') {
    throw invalid('CobOperacaoInvalida', 'A cobrança não está ativa.', 'cob.status')
  }
  const { status, valor, calendario } = body as {
    status?: unknown
    valor?: { original?: unknown }
    calendario?: { expiracao?: unknown }
  }
  if (status !== undefined) {
    if (status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || Object.keys(body).length > 1) {
      throw invalid('CobOperacaoInvalida', 'Só a remoção, sozinha.', 'cob.status')
    }
    charge.status = status
  }
  if (valor) charge.cents = centsOf(valor.original, 'CobOperacaoInvalida', 'cob.valor.original')
  if (calendario?.expiracao !== undefined) charge.lifeSeconds = Number(calendario.expiracao)
  charge.revision += 1
  return { status: 200, body: presentCharge(bank, account, charge) }
}

function readCharge(bank: Bank, account: BankAccount, _: BankCall, [txid = '']: string[]): BankAnswer {
  const charge = requireCharge(bank, account, txid)
  if (bank.now() - charge.createdAt < bank.behaviour.hiddenMs) throw notFound('CobNaoEncontrado')
  return { status: 200, body: presentCharge(bank, account, charge, true) }
}

function listCharges(bank: Bank, account: BankAccount, { query }: BankCall): BankAnswer {
  const isMeant = within(query)
  const status = query.get('status')
  const charges = [...bank.charges.values()]
    .filter(
      (charge) =>
        account.keys.includes(charge.key) &&
        isMeant(charge.createdAt) &&
        (status === null || charge.status === status),
    )
    // The newest first, as what was received: what is made meanwhile shifts the pages that follow.
    .toReversed()
  const { parametros, items } = pageOf(bank, query, charges)
  return {
    status: 200,
    body: { parametros, cobs: items.map((each) => inList(each, presentCharge(bank, account, each, true))) },
  }
}

/** Lists must have an `idCob` by the contract, which says nothing else of it. */
const inList = ({ locationId }: BankCharge, charge: object) => ({ ...charge, idCob: String(locationId) })

function listReceived(bank: Bank, account: BankAccount, { query }: BankCall): BankAnswer {
  const isMeant = within(query)
  const txid = query.get('txid')
  const isPresent = query.get('txIdPresente')
  const received = bank
    .receivedBy(account)
    .filter(
      (pix) =>
        isMeant(pix.at) &&
        bank.now() - pix.at >= bank.behaviour.listedAfterMs &&
        (txid === null || pix.txid === txid) &&
        (isPresent === null || String(pix.txid !== undefined) === isPresent),
    )
    // The newest first, as several banks do: what arrives meanwhile shifts the pages that follow.
    .toSorted((a, b) => b.at - a.at)
  const { parametros, items } = pageOf(bank, query, received)
  return { status: 200, body: { parametros, pix: items.map(presentPix) } }
}

function readReceived(bank: Bank, account: BankAccount, _: BankCall, [id = '']: string[]): BankAnswer {
  return { status: 200, body: presentPix(requirePix(bank, account, id)) }
}

function refund(
  bank: Bank,
  account: BankAccount,
  { body }: BankCall,
  [pixId = '', id = '']: string[],
): BankAnswer {
  const wrong = (razao: string, propriedade: string) => invalid('PixDevolucaoInvalida', razao, propriedade)
  const pix = requirePix(bank, account, pixId)
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) throw wrong('O id não está no formato.', 'devolucao.id')
  if (pix.refunds.some((each) => each.id === id)) throw wrong('O id já foi usado.', 'devolucao.id')
  const cents = centsOf(body['valor'], 'PixDevolucaoInvalida', 'devolucao.valor')
  const given = pix.refunds.filter(({ status }) => status !== 'NAO_REALIZADO')
  if (given.reduce((sum, each) => sum + each.cents, cents) > pix.cents) {
    throw wrong('A soma das devoluções passa do valor do Pix.', 'devolucao.valor')
  }
  const at = bank.now()
  const how = bank.behaviour.refunds
  const made = {
    id,
    returnId: endToEndId('D', at),
    cents,
    askedAt: at,
    doneAt: how === 'settle' ? at : null,
    status: ({ settle: 'DEVOLVIDO', wait: 'EM_PROCESSAMENTO', fail: 'NAO_REALIZADO' } as const)[how],
    ...(how === 'fail' ? { reason: 'Conta do pagador encerrada' } : {}),
  }
  pix.refunds.push(made)
  return { status: 201, body: presentRefund(made) }
}

function readRefund(
  bank: Bank,
  account: BankAccount,
  _: BankCall,
  [pixId = '', id = '']: string[],
): BankAnswer {
  const found = requirePix(bank, account, pixId).refunds.find((each) => each.id === id)
  if (!found) throw notFound('PixDevolucaoNaoEncontrada')
  return { status: 200, body: presentRefund(found) }
}

function setWebhook(bank: Bank, account: BankAccount, { body }: BankCall, [key = '']: string[]): BankAnswer {
  const url = body['webhookUrl']
  if (typeof url !== 'string' || !URL.canParse(url)) {
    throw invalid('WebhookOperacaoInvalida', 'O endereço não é válido.', 'webhook.webhookUrl')
  }
  if (!account.keys.includes(key)) {
    throw invalid('WebhookOperacaoInvalida', 'A chave não é deste recebedor.', 'webhook.chave')
  }
  bank.webhooks.set(key, { url, createdAt: bank.now(), account })
  return { status: 200 }
}

function readWebhook(bank: Bank, account: BankAccount, _: BankCall, [key = '']: string[]): BankAnswer {
  const { url, createdAt } = requireWebhook(bank, account, key)
  return {
    status: 200,
    body: { webhookUrl: url, cnpj: account.cnpj, criacao: new Date(createdAt).toISOString() },
  }
}

function dropWebhook(bank: Bank, account: BankAccount, _: BankCall, [key = '']: string[]): BankAnswer {
  requireWebhook(bank, account, key)
  bank.webhooks.delete(key)
  return { status: 204 }
}

function requireWebhook(bank: Bank, account: BankAccount, key: string) {
  const webhook = bank.webhooks.get(key)
  if (webhook?.account !== account) throw notFound('WebhookNaoEncontrado')
  return webhook
}

function requireCharge(bank: Bank, account: BankAccount, txid: string): BankCharge {
  const charge = bank.chargeOf(account, txid)
  if (!charge) throw notFound('CobNaoEncontrado')
  return charge
}

function requirePix(bank: Bank, account: BankAccount, id: string): BankPix {
  const pix = bank.receivedBy(account).find(({ endToEndId: each }) => each === id)
  if (!pix) throw notFound('PixNaoEncontrado')
  return pix
}

/** Whether a moment lies in the window that a list asks for, both ends included. */
function within(query: URLSearchParams): (at: number) => boolean {
  const [from, until] = ['inicio', 'fim'].map((name) => Date.parse(query.get(name) ?? ''))
  if (from === undefined || until === undefined || Number.isNaN(from + until) || from > until) {
    throw invalid('CobConsultaInvalida', 'O período não é válido.', 'inicio')
  }
  return (at) => at >= from && at <= until
}
