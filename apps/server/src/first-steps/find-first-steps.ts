import { firstStepNames, type FirstStepName } from '@balcao/contract/first-steps'
import type { Niche } from '@balcao/domain/company'
import { isOnSale, type Section } from '@balcao/domain/catalogue'
import { readOnSale } from '../catalogue'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'

interface Facts {
  niche: Niche | null
  hours: boolean
  fees: boolean
  whatsapp: boolean
  printer: boolean
}

const ofShops: ReadonlySet<FirstStepName> = new Set(['fees', 'printer'])

/**
 * The first steps of a company of this kind, each done where it is really there: opening hours that somebody said (a new
 * company has usual ones), something that can be ordered or booked at `now`, a delivery fee, a connected WhatsApp, a print
 * station that was seen. Fees and printer are a shop's alone.
 */
export async function findFirstSteps(
  tx: Tx,
  companyId: string,
  now: Date,
): Promise<{ name: FirstStepName; done: boolean }[]> {
  const { rows } = await tx.execute<Facts>(sql`
    select nicho_empresa as niche,
      field_versions ? 'horario_funcionamento' as hours,
      taxa_entrega_cents > 0 or jsonb_array_length(fee_groups) > 0 as fees,
      exists (select from channels h where h.company_id = c.id and h.state = 'open') as whatsapp,
      exists (select from print_stations s
        where s.company_id = c.id and s.removed_at is null and s.last_seen_at is not null) as printer
    from companies c where id = ${companyId}`)
  const { niche, hours, fees, whatsapp, printer } = rows[0]!
  const isShop = niche === null || niche === 'delivery'
  const menu = await hasOffer(tx, companyId, isShop ? 'cardapio' : 'servicos', now)
  const steps: Record<FirstStepName, boolean> = { hours, menu, fees, whatsapp, printer }
  return firstStepNames
    .filter((name) => isShop || !ofShops.has(name))
    .map((name) => ({ name, done: steps[name] }))
}

async function hasOffer(tx: Tx, companyId: string, section: Section, now: Date): Promise<boolean> {
  const { categories, items } = await readOnSale(tx, companyId, section)
  return items.some((item) => {
    const category = categories.find(({ id }) => id === item.category_id)
    return category !== undefined && isOnSale(item, category, now.getTime())
  })
}
