import type { Bank, BankAccount, BankCharge, BankPix, BankRefund } from '../bank'
import { moneyOf } from './money'

const written = (ms: number): string => new Date(ms).toISOString()

/** A charge as `PUT` and `GET /cob/{txid}` answer it (contract, CobGerada and CobCompleta). */
export function presentCharge(bank: Bank, account: BankAccount, charge: BankCharge, whole = false): object {
  const paid = bank.receivedBy(account).filter(({ txid }) => txid === charge.txid)
  return {
    calendario: { criacao: written(charge.createdAt), expiracao: charge.lifeSeconds },
    txid: charge.txid,
    revisao: charge.revision,
    loc: {
      id: charge.locationId,
      location: charge.location,
      tipoCob: 'cob',
      criacao: written(charge.createdAt),
      txid: charge.txid,
    },
    location: charge.location,
    status: charge.status,
    valor: { original: moneyOf(charge.cents) },
    chave: charge.key,
    ...charge.words,
    ...(bank.behaviour.withoutCode ? {} : { pixCopiaECola: bank.codeOf(account, charge) }),
    ...(bank.behaviour.strangeFields ? { campoNovo: { da: 'versão que vem' } } : {}),
    ...(whole && paid.length > 0 ? { pix: paid.map(presentPix) } : {}),
  }
}

/** What was received, as lists and callbacks say it (contract, Pix). */
export function presentPix({ endToEndId, txid, cents, key, at, words, refunds }: BankPix): object {
  return {
    endToEndId,
    ...(txid === undefined ? {} : { txid }),
    valor: moneyOf(cents),
    chave: key,
    horario: written(at),
    ...(words === undefined ? {} : { infoPagador: words }),
    ...(refunds.length > 0 ? { devolucoes: refunds.map(presentRefund) } : {}),
  }
}

/** A refund as the contract has it (Devolucao). */
export function presentRefund({
  id,
  returnId,
  cents,
  askedAt,
  doneAt,
  status,
  nature,
  reason,
}: BankRefund): object {
  return {
    id,
    rtrId: returnId,
    valor: moneyOf(cents),
    horario: { solicitacao: written(askedAt), ...(doneAt === null ? {} : { liquidacao: written(doneAt) }) },
    status,
    ...(nature === undefined ? {} : { natureza: nature }),
    ...(reason === undefined ? {} : { motivo: reason }),
  }
}

/** One page of a list with its parameters (contract, ParametrosConsultaCob and ParametrosConsultaPix). */
export function pageOf<Item>(
  bank: Bank,
  query: URLSearchParams,
  items: readonly Item[],
): { parametros: object; items: Item[] } {
  const at = Number(query.get('paginacao.paginaAtual') ?? 0)
  const asked = Number(query.get('paginacao.itensPorPagina') ?? 100)
  const size = Math.min(asked, bank.behaviour.longestPage ?? asked)
  return {
    parametros: {
      inicio: query.get('inicio'),
      fim: query.get('fim'),
      paginacao: {
        paginaAtual: at,
        itensPorPagina: size,
        quantidadeDePaginas: Math.max(1, Math.ceil(items.length / size)),
        quantidadeTotalDeItens: items.length,
      },
    },
    items: items.slice(at * size, (at + 1) * size),
  }
}
