import { isGood } from '../ask-gateway'
import { openConnection, wordsOf, type BankReply, type ConnectionOptions } from './bank-connection'
import { BankFailure, type Charge, type NewCharge, type PixBank, type Received } from './pix-bank'
import {
  readCharge,
  readChargePage,
  readReceived,
  readReceivedPage,
  readRefund,
  type BankPage,
  type CodePayee,
} from './read-bank'

export interface PixBankOptions extends ConnectionOptions {
  /** Who is paid, for a code that the bank leaves to us. */
  payee: CodePayee
}

const PAGE = 100
/** 100,000 entries of a window: beyond it something else is wrong. */
const MOST_PAGES = 1000

/** A shop's account by the central bank's API Pix 2.9.0 (its OpenAPI document). `close` when it is used no more. */
export function createPixBank(options: PixBankOptions): PixBank & { close(): Promise<void> } {
  const { profile, payee } = options
  const connection = openConnection(options)
  const chargeOf = ({ json, aheadMs }: BankReply) => readCharge(json, aheadMs, payee)

  async function findCharge(txid: string): Promise<Charge | null> {
    const reply = await connection.ask({ method: 'GET', path: `/cob/${txid}` })
    if (reply.status === 404) return null
    return chargeOf(good(reply))
  }

  /** What a refusal means depends on how things stand: as wanted, it is no refusal. */
  async function asWanted(
    reply: BankReply,
    txid: string,
    isWanted: (stands: Charge) => boolean,
  ): Promise<Charge> {
    if (isGood(reply.status)) return chargeOf(reply)
    const stands = await findCharge(txid)
    if (stands && isWanted(stands)) return stands
    throw refusalOf(reply)
  }

  async function putCharge({ txid, cents, seconds, key, words }: NewCharge): Promise<Charge> {
    const reply = await connection.ask({
      method: 'PUT',
      path: `/cob/${txid}`,
      body: {
        calendario: { expiracao: seconds },
        valor: { original: (cents / 100).toFixed(2) },
        chave: key,
        ...(words === '' ? {} : { solicitacaoPagador: words.slice(0, 140) }),
      },
    })
    // Several banks refuse any txid a second time, although ours is the one that they have.
    return asWanted(reply, txid, (stands) => stands.cents === cents)
  }

  return {
    putCharge,
    readCharge: findCharge,

    async removeCharge(txid) {
      const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
      const reply = await connection.ask({ method: 'PATCH', path: `/cob/${txid}`, body })
      return asWanted(reply, txid, ({ status }) => status !== 'open')
    },

    charges: (from, until) =>
      listed('/cob', { from, until }, ({ json, aheadMs }) => readChargePage(json, aheadMs, payee), txidOf),

    received: (from, until) =>
      listed('/pix', { from, until }, ({ json }) => readReceivedPage(json), endToEndIdOf),

    async readReceived(endToEndId): Promise<Received | null> {
      const reply = await connection.ask({ method: 'GET', path: `/pix/${endToEndId}` })
      return reply.status === 404 ? null : readReceived(good(reply).json)
    },

    async refund({ endToEndId, id, cents }) {
      const path = `/pix/${endToEndId}/devolucao/${id}`
      const known = await connection.ask({ method: 'GET', path })
      if (isGood(known.status)) return readRefund(known.json)
      const body = { valor: (cents / 100).toFixed(2) }
      return readRefund(good(await connection.ask({ method: 'PUT', path, body })).json)
    },

    async setCallback(key, url) {
      const path = `/webhook/${encodeURIComponent(key)}`
      good(
        await connection.ask({
          method: 'PUT',
          path,
          body: { webhookUrl: url },
          ...(profile.callbackHeaders ? { headers: profile.callbackHeaders } : {}),
        }),
      )
    },

    close: () => connection.close(),
  }

  /** All of a window, page by page, each once. */
  async function* listed<Item>(
    path: string,
    { from, until }: { from: number; until: number },
    pageIn: (reply: BankReply) => BankPage<Item>,
    idOf: (item: Item) => string,
  ): AsyncGenerator<Item, void, void> {
    const seen = new Set<string>()
    let pages = 1
    let unreadable = 0
    for (let page = 0; page < pages && page < MOST_PAGES; page += 1) {
      const query = new URLSearchParams({
        inicio: new Date(from).toISOString(),
        fim: new Date(until).toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(PAGE),
      })
      const list = pageIn(good(await connection.ask({ method: 'GET', path: `${path}?${query.toString()}` })))
      pages = list.pages
      unreadable += list.unreadable
      // What comes meanwhile shifts the pages that follow, so that one may be told twice.
      for (const each of list.items) if (!seen.has(idOf(each))) yield seen.add(idOf(each)) && each
    }
    if (unreadable > 0) throw new BankFailure('away', `${unreadable} entries of ${path} cannot be read`)
  }
}

const txidOf = ({ txid }: Charge) => txid
const endToEndIdOf = ({ endToEndId }: Received) => endToEndId

function good(reply: BankReply): BankReply {
  if (isGood(reply.status)) return reply
  throw refusalOf(reply)
}

const refusalOf = ({ status, json }: BankReply) =>
  new BankFailure('refused', wordsOf(json) ?? `It answered ${status}`)
