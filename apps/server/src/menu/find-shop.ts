import { isShortAddress, normalizeCnpj } from '@balcao/domain/company'
import type { ShopLook } from '@balcao/contract/company'
import type { FeeGroup } from '@balcao/domain/delivery'
import type { HoursRow, SaidByHand } from '@balcao/domain/hours'
import { imageAddress } from '@balcao/domain/images'
import type { DeliveryRules } from '@balcao/domain/orders'
import type { PixKeyType } from '@balcao/domain/pix'
import type { Reader, Tx } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'

/** What the public pages may know of a company. Fees in cents. */
export interface Shop extends SaidByHand<Date> {
  id: string
  nome: string
  sobre: string | null
  telefone: string | null
  endereco: string | null
  cidade: string | null
  estado: string | null
  niche: string | null
  timeZone: string
  hours: HoursRow[]
  tempoEntrega: number
  taxaEntregaCents: number
  rules: DeliveryRules
  feeGroups: FeeGroup[]
  pix: { type: PixKeyType; key: string } | null
  voucher: boolean
  schedules: boolean
  /** What follows the installation's address on its own page. */
  shortAddress: string | null
  look: ShopLook
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * The one way of public pages into a company: by its id, its CNPJ (decision 0026, A3) or its short address. What
 * follows in the transaction stands inside that company's wall and answers its public side only.
 * @throws Problem NOT_FOUND
 */
export async function inShop<T>(
  db: Reader,
  company: string,
  work: (tx: Tx, shop: Shop) => Promise<T>,
): Promise<T> {
  const companyId = await findShopId(db, company)
  return db.asCompany(companyId, async (tx) => work(tx, await readShop(tx, companyId)))
}

/**
 * The shop, and what `ask` reads beside it within the same wall, in one round trip: `ask` sends all its statements before
 * it waits for the first, of a company that need not exist. @throws Problem NOT_FOUND
 */
export async function askShop<A>(
  db: Reader,
  company: string,
  ask: (tx: Tx, companyId: string) => Promise<A>,
): Promise<[Shop, A]> {
  const companyId = await findShopId(db, company)
  return db.readAsCompany(companyId, (tx) => Promise.all([readShop(tx, companyId), ask(tx, companyId)]))
}

/**
 * The company that an address names by its id, its CNPJ or a short address that it has or had. Of an id it is not known
 * then that there is one.
 * @throws Problem NOT_FOUND
 */
export async function findShopId(db: Reader, company: string): Promise<string> {
  if (uuid.test(company)) return company.toLowerCase()
  const address = company.toLowerCase()
  if (isShortAddress(address))
    return idOf(db, { address }, sql`select company_id as id from short_addresses where address = ${address}`)
  const cnpj = normalizeCnpj(company)
  return idOf(db, { cnpj }, sql`select id from companies where cnpj = ${cnpj}`)
}

async function idOf(
  db: Reader,
  present: { cnpj: string } | { address: string },
  query: Sql,
): Promise<string> {
  const { rows } = await db.asVisitor(present, (tx) => tx.execute<{ id: string }>(query))
  if (!rows[0]) throw new Problem('NOT_FOUND')
  return rows[0].id
}

/** The shop within the transaction at hand. @throws Problem NOT_FOUND */
export async function readShop(tx: Tx, companyId: string): Promise<Shop> {
  const { rows } = await tx.execute<Omit<Shop, 'look'> & ShopLook>(sql`
    select id, nome_empresa as nome, sobre_empresa as sobre, telefone_empresa as telefone,
      nullif(concat_ws(', ', endereco_localizacao, numero_endereco, bairro_endereco), '') as endereco,
      cidade_empresa as cidade, estado_empresa as estado, nicho_empresa as niche,
      time_zone as "timeZone", horario_funcionamento as hours,
      tempo_entrega as "tempoEntrega", taxa_entrega_cents as "taxaEntregaCents", fee_groups as "feeGroups",
      jsonb_build_object('minimumCents', pedido_minimo_cents, 'freeFromCents', entrega_gratis_cents) as rules,
      case when pix_chave is not null then jsonb_build_object('type', pix_tipo, 'key', pix_chave) end as pix,
      aceita_vale as voucher, aceita_agendados as schedules, fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate,
      endereco_curto as "shortAddress", logo, capa, cor
    from companies where id = ${companyId}`)
  if (!rows[0]) throw new Problem('NOT_FOUND')
  const { logo, capa, cor, ...shop } = rows[0]
  const urlOf = (image: string | null) => image && imageAddress(companyId, image).url
  return { ...shop, look: { logo: urlOf(logo), capa: urlOf(capa), cor } }
}
