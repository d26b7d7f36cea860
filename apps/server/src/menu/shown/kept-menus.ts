import { PublicMenu } from '@balcao/contract/menu'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { KeptAnswer } from '../../platform/http/kept-answer'
import { Problem } from '../../platform/http/problems'
import { readTogether } from '../../platform/read-together'
import { findShopId } from '../find-shop'
import { openingOf, type Opening } from '../opening'
import { readMenu, type ReadMenu } from './read-menu'

/** What all kept menus of a process take together, about. */
const mostBytes = 64 * 1024 * 1024

/** A menu as it is sent, and as long as what it was made from stands. */
export interface KeptMenu {
  version: string
  by: Pick<ReadMenu, 'shop' | 'saleUntil'>
  opening: Opening
  /** Epoch milliseconds between which nothing in it changes by the clock alone. */
  from: number
  until: number
  answer: KeptAnswer
  /** The page that carries it, and what besides the menu it was made from. */
  page?: { madeFrom: string; answer: Promise<KeptAnswer> }
}

/**
 * The menus of shops as they are sent, made anew when the shop or its catalogue is another one, and when the clock changes
 * something. Whoever asks is answered by what was true after they asked: each question, or each crowd of them, looks up
 * the version first.
 */
export function createKeptMenus({ db, clock }: { db: Database; clock: Clock }) {
  const kept = new LRUCache<string, KeptMenu>({
    maxSize: mostBytes,
    // Its page carries it once more.
    sizeCalculation: ({ answer }) => 32_768 + answer.text.length * 3,
  })
  const together = readTogether<KeptMenu>()

  async function current(companyId: string): Promise<KeptMenu> {
    const version = await db.behind.readAsCompany(companyId, (tx) => readVersion(tx, companyId))
    const now = clock()
    const known = kept.get(companyId)
    if (known?.version === version && (holds(known, now.getTime()) || outlasts(known, now))) return known
    // Looked up again before the menu is read, and of the same server: what changes in between makes the next one read again.
    const made = await db.behind.asCompany(companyId, async (tx) =>
      make(await readVersion(tx, companyId), await readMenu(tx, companyId, now), now),
    )
    kept.set(companyId, made)
    return made
  }

  /** @throws Problem NOT_FOUND */
  return async (company: string): Promise<KeptMenu> => {
    const companyId = await findShopId(db, company)
    return together(companyId, () => current(companyId))
  }
}

/** Changes with whatever the menu is made from. @throws Problem NOT_FOUND */
async function readVersion(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(sql`
    select concat_ws(' ', c.xmin, k.xmin, k.version,
      (select string_agg(m.xmin::text, ',' order by m.file_name) from menu_images m where m.company_id = c.id)) as version
    from companies c left join catalogues k on k.company_id = c.id where c.id = ${companyId}`)
  if (!rows[0]) throw new Problem('NOT_FOUND')
  return rows[0].version
}

function make(version: string, { menu, ...by }: ReadMenu, now: Date): KeptMenu {
  return {
    version,
    by,
    opening: openingOf(by.shop, now),
    from: now.getTime(),
    until: nextTurn(by, now.getTime()),
    // What the contract does not name stays here.
    answer: new KeptAnswer(JSON.stringify(PublicMenu.parse(menu))),
  }
}

const holds = ({ from, until }: KeptMenu, now: number) => from <= now && now < until

/** A minute went by and changed nothing: it holds for the next one. */
function outlasts(known: KeptMenu, now: Date): boolean {
  const at = now.getTime()
  if (at < known.from || at >= known.by.saleUntil) return false
  if (JSON.stringify(openingOf(known.by.shop, now)) !== JSON.stringify(known.opening)) return false
  known.until = nextTurn(known.by, at)
  return true
}

/** The next instant at which the clock may change something: hours turn with the minute, what was said by hand ends any time. */
function nextTurn({ shop, saleUntil }: KeptMenu['by'], now: number): number {
  const byHand = [shop.fechada_ate, shop.so_retirada_ate, shop.preparo_extra_ate]
    .map((end) => end?.getTime() ?? 0)
    .filter((end) => end > now)
  const nextMinute = (Math.floor(now / 60_000) + 1) * 60_000
  return Math.min(nextMinute, saleUntil, ...byHand)
}
