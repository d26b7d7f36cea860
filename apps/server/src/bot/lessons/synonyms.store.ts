import { randomUUID } from 'node:crypto'
import type { BotSynonym } from '@balcao/contract/bot'
import {
  checkSynonym,
  MAX_SYNONYMS,
  synonymWords,
  type Synonym,
  type SynonymProblem,
} from '@balcao/domain/bot'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { reopenMisses, settleMisses } from './misses.store'

/** The synonyms as the bot reads by them. */
export async function readTaught(tx: Tx, companyId: string): Promise<Synonym[]> {
  const { rows } = await tx.execute<Synonym>(sql`
    select words, item_id as "itemId" from bot_synonyms where company_id = ${companyId} order by words`)
  return rows
}

/** The synonyms with product and teacher, newest first; with `id` that one alone. */
export async function readSynonyms(
  tx: Tx,
  companyId: string,
  id: string | null = null,
): Promise<BotSynonym[]> {
  const { rows } = await tx.execute<Omit<BotSynonym, 'created_at'> & { created_at: Date }>(sql`
    select s.id, s.words, s.item_id, i.content->>'nome' as product, e.nome as taught_by, s.created_at
    from bot_synonyms s
    left join catalogue_rows i on i.company_id = s.company_id and i.kind = 'item' and i.id = s.item_id
    left join employees e on e.company_id = s.company_id and e.id = s.taught_by
    where s.company_id = ${companyId} and (${id}::uuid is null or s.id = ${id}::uuid)
    order by s.created_at desc, s.id`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/**
 * Teaches words for a product, and settles what was missed by them. The same words for the same product change nothing.
 * @throws Problem SYNONYM_REFUSED, PRODUCT_NOT_FOUND, TOO_MANY_SYNONYMS; SYNONYM_TAKEN with `current` where another
 * product has the words and `replaces` does not name it
 */
export async function teach(
  tx: Tx,
  companyId: string,
  wanted: { words: string; item_id: string; replaces?: string | undefined },
  { employeeId, now }: { employeeId: string | null; now: Date },
): Promise<BotSynonym> {
  const problem = checkSynonym(wanted.words)
  if (problem)
    throw new Problem('SYNONYM_REFUSED', { fields: [{ path: 'words', mensagem: reasons[problem] }] })
  const words = synonymWords(wanted.words)
  await requireProduct(tx, companyId, wanted.item_id)
  // Whoever teaches at the same moment waits here, so that neither is lost nor the limit passed.
  await tx.execute(sql`select from companies where id = ${companyId} for no key update`)
  const { rows } = await tx.execute<{ id: string | null; item_id: string | null; count: number }>(sql`
    select s.id, s.item_id, (select count(*)::int from bot_synonyms where company_id = ${companyId}) as count
    from (select 1) one left join bot_synonyms s on s.company_id = ${companyId} and s.words = ${words}`)
  const { id: known, item_id: holder, count } = rows[0]!
  if (known !== null && holder !== wanted.item_id && holder !== wanted.replaces) {
    const [current] = await readSynonyms(tx, companyId, known)
    throw new Problem('SYNONYM_TAKEN', { current })
  }
  if (known === null && count >= MAX_SYNONYMS) throw new Problem('TOO_MANY_SYNONYMS')
  const id = known ?? randomUUID()
  if (holder !== wanted.item_id) {
    await tx.execute(sql`
      insert into bot_synonyms (company_id, id, words, item_id, taught_by, created_at)
      values (${companyId}, ${id}, ${words}, ${wanted.item_id}, ${employeeId}, ${now})
      on conflict (company_id, id) do update set item_id = excluded.item_id, taught_by = excluded.taught_by,
        created_at = excluded.created_at`)
  }
  await settleMisses(tx, companyId, { id, words }, now)
  await appendEvent(tx, 'BOT_MISSES_CHANGED', {})
  const [taught] = await readSynonyms(tx, companyId, id)
  return taught!
}

/** @throws Problem SYNONYM_NOT_FOUND */
export async function forget(tx: Tx, companyId: string, id: string): Promise<void> {
  await reopenMisses(tx, companyId, id)
  const { rowCount } = await tx.execute(
    sql`delete from bot_synonyms where company_id = ${companyId} and id = ${id}`,
  )
  if (rowCount !== 1) throw new Problem('SYNONYM_NOT_FOUND')
  await appendEvent(tx, 'BOT_MISSES_CHANGED', {})
}

const reasons: Record<SynonymProblem, string> = {
  empty: 'Escreva ao menos uma palavra.',
  long: 'São 60 letras no máximo.',
  number: 'Números já querem dizer quantidade.',
  command: 'O bot já entende estas palavras de outro jeito.',
}

async function requireProduct(tx: Tx, companyId: string, itemId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select from catalogue_rows i join catalogue_rows c
      on c.company_id = i.company_id and c.kind = 'category' and c.id = i.category_id
    where i.company_id = ${companyId} and i.kind = 'item' and i.id = ${itemId}
      and c.content->>'section' = 'cardapio'`)
  if (rowCount !== 1) throw new Problem('PRODUCT_NOT_FOUND')
}
