import type { Database } from '../../platform/database/database'
import type { CronDefinition } from '../../platform/jobs/jobs'

const batch = 5000
/** The rest has its turn five minutes later. */
const mostBatches = 40
/** Texts of a company that are read one by one before it is worth to index them: they take 2 ms. */
const mostWaiting = 2000

/**
 * Brings orders of before the search into it, and indexes what orders have left since, where it is many. Until then the
 * search finds them all the same, slower.
 */
export function indexSearchCron({ db }: { db: Database }): CronDefinition {
  return {
    name: 'orders:index-search',
    pattern: '*/5 * * * *',
    async run() {
      let left = mostBatches
      while (left > 0 && (await fillSome(db))) left--
      for (const companyId of await waitingCompanies(db))
        for (let isMore = true; isMore && left > 0; left--) isMore = await indexSome(db, companyId)
      await db.owner.query(`select gin_clean_pending_list('order_search_by_piece')`)
    },
  }
}

async function waitingCompanies({ owner }: Database): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select company_id as id from order_search where not indexed group by 1 having count(*) > $1',
    [mostWaiting],
  )
  return rows.map(({ id }) => id)
}

/** Takes the next orders of a company whose search is not filled. Answers whether there was one. */
async function fillSome({ owner }: Database): Promise<boolean> {
  const { rowCount } = await owner.query(
    `with company as (
       select company_id, after from order_search_fills order by company_id limit 1 for update skip locked
     ), picked as materialized (
       select o.company_id, o.id, o.search from company c join lateral (
         select company_id, id, search from orders
         where company_id = c.company_id and (c.after is null or id > c.after) order by id limit $1) o on true
     ), filled as (
       insert into order_search (company_id, order_id, text) select company_id, id, search from picked
       on conflict do nothing
     ), moved as (
       update order_search_fills f set after = (select id from picked order by id desc limit 1)
       from company c where f.company_id = c.company_id and exists (select from picked)
     ), ended as (
       delete from order_search_fills f using company c where f.company_id = c.company_id and not exists (select from picked)
     )
     select from company`,
    [batch],
  )
  return rowCount! > 0
}

/** Indexes the next texts of a company. Answers whether there may be more. */
async function indexSome({ owner }: Database, companyId: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    `update order_search s set indexed = true from (
       select company_id, order_id from order_search where not indexed and company_id = $2
       limit $1 for update skip locked) picked
     where s.company_id = picked.company_id and s.order_id = picked.order_id`,
    [batch, companyId],
  )
  return rowCount === batch
}
