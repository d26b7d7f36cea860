import { isDeepStrictEqual } from 'node:util'
import type { FeeGroup } from '@balcao/domain/delivery'
import type { HoursRow } from '@balcao/domain/hours'
import type { OrderChannel } from '@balcao/domain/orders'
import type { PixKeyType } from '@balcao/domain/pix'
import { zoneOfState } from '@balcao/domain/time'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { appendEvent } from '../platform/live/append-event'
import { readCompanyRecord } from './company.store'

/** What a company says of itself and of its deliveries, as stored. Fees in cents. */
export interface CompanyColumns {
  email_cliente: string
  telefone_empresa: string | null
  telefone_responsavel: string | null
  endereco_localizacao: string | null
  numero_endereco: string | null
  bairro_endereco: string | null
  cidade_empresa: string | null
  estado_empresa: string | null
  cep_empresa: string | null
  sobre_empresa: string | null
  observacoes: string | null
  nicho_empresa: string
  horario_funcionamento: HoursRow[]
  pix_tipo: PixKeyType | null
  pix_chave: string | null
  aceita_vale: boolean
  aceita_agendados: boolean
  aceite_automatico: OrderChannel[]
  endereco_curto: string | null
  logo: string | null
  capa: string | null
  cor: string | null
  tempo_entrega: number
  taxa_entrega_cents: number
  pedido_minimo_cents: number
  entrega_gratis_cents: number
  fee_groups: FeeGroup[]
}
type Column = keyof CompanyColumns

/** Columns that calls and live events know by another name. */
const calledOtherwise: Partial<Record<Column, string>> = {
  taxa_entrega_cents: 'taxa_entrega',
  pedido_minimo_cents: 'pedido_minimo',
  entrega_gratis_cents: 'entrega_gratis',
  fee_groups: 'bairros_taxas',
}
const jsonColumns: readonly Column[] = ['horario_funcionamento', 'fee_groups']
/** Two halves of one thing: who changes one has changed the other under its reader's eyes. */
const pixPair: readonly Column[] = ['pix_tipo', 'pix_chave']

type Stored = CompanyColumns & {
  versao: number
  field_versions: Partial<Record<Column, number>>
  time_zone: string
}

/**
 * Writes the given columns of a company's record as one new version and tells every open screen, last in the
 * caller's transaction. Columns that already say the same are left alone; when all do, nothing happens. With `seen`,
 * the version that the change was made from, a column that somebody else wrote since then refuses the whole change.
 * @throws Problem COMPANY_CHANGED with the fields in question and the record as it stands now
 */
export async function changeCompany(
  tx: Tx,
  companyId: string,
  wanted: Partial<CompanyColumns>,
  seen: number | undefined,
): Promise<{ versao: number }> {
  const stored = await lockCompany(tx, companyId)
  const changed = (Object.keys(wanted) as Column[]).filter(
    (column) => !isDeepStrictEqual(stored[column], wanted[column]),
  )
  if (changed.length === 0) return { versao: stored.versao }
  const stale = seen === undefined ? [] : changed.filter((column) => wasWrittenSince(stored, column, seen))
  if (stale.length > 0) {
    throw new Problem('COMPANY_CHANGED', {
      fields: stale.map((column) => ({ path: nameOf(column), mensagem: 'Alterado por outra pessoa' })),
      current: await readCompanyRecord(tx, companyId),
    })
  }
  const versao = stored.versao + 1
  await write(tx, companyId, { columns: pick(wanted, changed), versao })
  const movesZone = changed.includes('estado_empresa') && (await moveZone(tx, companyId, stored, wanted))
  const fields = [...changed.map(nameOf), ...(movesZone ? ['time_zone'] : [])]
  await appendEvent(tx, 'COMPANY_CHANGED', { fields })
  return { versao }
}

/** The record's columns, locked until the transaction ends; rows that only point at the company may still be added. */
export async function lockCompany(tx: Tx, companyId: string): Promise<Stored> {
  const { rows } = await tx.execute<Stored>(sql`
    select email_cliente, telefone_empresa, telefone_responsavel, endereco_localizacao, numero_endereco,
      bairro_endereco, cidade_empresa, estado_empresa, cep_empresa, sobre_empresa, observacoes, nicho_empresa,
      horario_funcionamento, pix_tipo, pix_chave, aceita_vale, aceita_agendados, aceite_automatico,
      endereco_curto, logo, capa, cor, tempo_entrega, taxa_entrega_cents,
      pedido_minimo_cents, entrega_gratis_cents, fee_groups,
      versao, field_versions, time_zone
    from companies where id = ${companyId} for no key update`)
  return rows[0]!
}

/** A version that we have not reached yet is none of ours, so nothing can be said of what it saw. */
function wasWrittenSince(stored: Stored, column: Column, seen: number): boolean {
  return seen > stored.versao || (stored.field_versions[column] ?? 0) > seen
}

async function write(
  tx: Tx,
  companyId: string,
  { columns, versao }: { columns: Partial<CompanyColumns>; versao: number },
): Promise<void> {
  const names = Object.keys(columns) as Column[]
  const assignments = names.map((name) =>
    jsonColumns.includes(name)
      ? sql`${sql.raw(name)} = ${JSON.stringify(columns[name])}::jsonb`
      : sql`${sql.raw(name)} = ${columns[name]}`,
  )
  const stamped = names.some((name) => pixPair.includes(name)) ? [...names, ...pixPair] : names
  const versions = Object.fromEntries(stamped.map((name) => [name, versao]))
  await tx.execute(sql`update companies set ${sql.join(assignments, ', ')}, versao = ${versao},
    field_versions = field_versions || ${JSON.stringify(versions)}::jsonb where id = ${companyId}`)
}

/** A company that moves to another state keeps that state's clock. */
async function moveZone(tx: Tx, companyId: string, stored: Stored, wanted: Partial<CompanyColumns>) {
  const zone = zoneOfState(wanted.estado_empresa)
  if (zone === stored.time_zone) return false
  await tx.execute(sql`update companies set time_zone = ${zone} where id = ${companyId}`)
  return true
}

const nameOf = (column: Column) => calledOtherwise[column] ?? column

function pick(columns: Partial<CompanyColumns>, names: readonly Column[]): Partial<CompanyColumns> {
  return Object.fromEntries(names.map((name) => [name, columns[name]]))
}
