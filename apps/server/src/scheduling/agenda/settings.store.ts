import type * as contract from '@balcao/contract/scheduling'
import { defaultScheduling, serviceRules } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** How a company's agenda works: the contract's settings, every default filled in. */
export type AgendaSettings = Omit<
  contract.SchedulingSettings,
  'agendas' | 'places' | 'package_kinds' | 'booking_url'
>

/** What the company changed; anything may be missing. */
export type StoredSettings = Partial<Omit<AgendaSettings, 'version'>>

/** The settings as they hold; version 0 where nothing was ever saved. */
export async function readSettings(tx: Tx, companyId: string): Promise<AgendaSettings> {
  const { rows } = await tx.execute<{ version: number; settings: StoredSettings }>(
    sql`select version, settings from scheduling_settings where company_id = ${companyId}`,
  )
  return settingsOf(rows[0]?.version ?? 0, rows[0]?.settings ?? {})
}

/** Stored settings with the product's defaults for what they do not say; a text that is blank is the product's own. */
export function settingsOf(version: number, stored: StoredSettings): AgendaSettings {
  const merged = { ...defaultScheduling, ...stored }
  const kinds = Object.entries(defaultScheduling.news) as [keyof AgendaSettings['news'], { text: string }][]
  const news = kinds.map(([kind, own]) => {
    const said = { ...own, ...stored.news?.[kind] }
    return [kind, { ...said, text: said.text.trim() === '' ? own.text : said.text }]
  })
  const services = Object.keys(merged.services).map((id) => [id, serviceRules(merged, id)])
  return {
    ...merged,
    version,
    news: Object.fromEntries(news) as AgendaSettings['news'],
    services: Object.fromEntries(services) as AgendaSettings['services'],
  }
}

/** Writes what was changed beside what was there; false when somebody saved since `version`. */
export async function writeSettings(
  tx: Tx,
  companyId: string,
  version: number,
  changed: StoredSettings,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into scheduling_settings as s (company_id, version, settings)
    select ${companyId}, 1, ${JSON.stringify(changed)}::jsonb
    where ${version}::int = coalesce((select version from scheduling_settings where company_id = ${companyId}), 0)
    on conflict (company_id) do update set version = s.version + 1, settings = s.settings || excluded.settings
      where s.version = ${version}`)
  return rowCount === 1
}
