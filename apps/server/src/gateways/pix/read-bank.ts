import * as z from 'zod'
import { dynamicPixPayload } from '@balcao/domain/pix'
import { BankFailure, type Charge, type Received, type Refund } from './pix-bank'

const money = z.string().regex(/^\d{1,10}\.\d{1,2}$/)
const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

const refundShape = z.object({
  id: z.string().max(64),
  valor: money,
  status: z.string(),
  natureza: z.string().optional(),
  motivo: z.string().optional(),
})

const receivedShape = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: z.string().optional(),
  valor: money,
  chave: z.string().optional(),
  horario: moment,
  // One example of the contract has a single one in place of the list.
  devolucoes: z.union([z.array(refundShape), refundShape.transform((one) => [one])]).optional(),
})

const chargeShape = z.object({
  txid: z.string(),
  revisao: z.coerce.number().int().default(0),
  calendario: z.object({ criacao: moment, expiracao: z.coerce.number().int().positive().default(86_400) }),
  status: z.string(),
  valor: z.object({ original: money }),
  location: z.string().max(77).optional(),
  loc: z.object({ location: z.string().max(77).optional() }).optional(),
  pixCopiaECola: z.string().max(512).optional(),
  pix: z.array(receivedShape).optional(),
})

const listShape = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.coerce.number().int() }) }),
  pix: z.array(z.unknown()).default([]),
  cobs: z.array(z.unknown()).default([]),
})

/** Who is paid, as a code calls it. */
export interface CodePayee {
  name: string
  city: string
}

/** What a bank says of a charge. @param aheadMs of its clock @throws BankFailure `away` for what nobody can read */
export const readCharge = (json: unknown, aheadMs: number, payee: CodePayee): Charge =>
  chargeOf(read(chargeShape, json), aheadMs, payee)

function chargeOf(charge: z.output<typeof chargeShape>, aheadMs: number, payee: CodePayee): Charge {
  const { txid, revisao, calendario, status, valor, location, loc, pixCopiaECola, pix } = charge
  const address = location ?? loc?.location
  return {
    txid,
    cents: centsOf(valor.original),
    status: status === 'ATIVA' ? 'open' : status === 'CONCLUIDA' ? 'paid' : 'removed',
    code:
      pixCopiaECola ?? (address === undefined ? null : dynamicPixPayload({ location: address, ...payee })),
    expiresAt: Date.parse(calendario.criacao) + calendario.expiracao * 1000 - aheadMs,
    revision: revisao,
    received: (pix ?? []).map(receivedOf),
  }
}

/** @throws BankFailure `away` for what nobody can read */
export const readReceived = (json: unknown): Received => receivedOf(read(receivedShape, json))

/** @throws BankFailure `away` for what nobody can read */
export const readRefund = (json: unknown): Refund => refundOf(read(refundShape, json))

/**
 * A page of a list, how many pages there are, and how many entries nobody can read: one of those must not keep the others
 * from counting.
 */
export interface BankPage<Item> {
  pages: number
  items: Item[]
  unreadable: number
}

/** A page of what was received. @throws BankFailure `away` for what is no page */
export function readReceivedPage(json: unknown): BankPage<Received> {
  const { parametros, pix } = read(listShape, json)
  return pageOf(parametros, pix, receivedShape, receivedOf)
}

/** A page of charges. @param aheadMs of the bank's clock @throws BankFailure `away` for what is no page */
export function readChargePage(json: unknown, aheadMs: number, payee: CodePayee): BankPage<Charge> {
  const { parametros, cobs } = read(listShape, json)
  return pageOf(parametros, cobs, chargeShape, (charge) => chargeOf(charge, aheadMs, payee))
}

function pageOf<Shape extends z.ZodType, Item>(
  { paginacao }: z.output<typeof listShape>['parametros'],
  list: readonly unknown[],
  shape: Shape,
  itemOf: (entry: z.output<Shape>) => Item,
): BankPage<Item> {
  const items = list.flatMap((each) => {
    const parsed = shape.safeParse(each)
    return parsed.success ? [itemOf(parsed.data)] : []
  })
  return { pages: paginacao.quantidadeDePaginas, items, unreadable: list.length - items.length }
}

function read<Shape extends z.ZodType>(shape: Shape, json: unknown): z.output<Shape> {
  const parsed = shape.safeParse(json)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new BankFailure('away', `The answer cannot be read: ${where}`)
}

function receivedOf(pix: z.output<typeof receivedShape>): Received {
  return {
    endToEndId: pix.endToEndId,
    txid: pix.txid || null,
    cents: centsOf(pix.valor),
    key: pix.chave ?? null,
    at: Date.parse(pix.horario),
    refunds: (pix.devolucoes ?? []).map(refundOf),
  }
}

const refundOf = ({ id, valor, status, natureza, motivo }: z.output<typeof refundShape>): Refund => ({
  id,
  cents: centsOf(valor),
  status: status === 'DEVOLVIDO' ? 'returned' : status === 'NAO_REALIZADO' ? 'failed' : 'under-way',
  foreign: natureza?.startsWith('MED_') ?? false,
  reason: motivo?.slice(0, 140) ?? null,
})

/** `12.3` and `12.30` are 1230. */
function centsOf(text: string): number {
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
