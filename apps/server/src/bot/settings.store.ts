import type { BotSettings } from '@balcao/contract/bot'
import { defaultBotTexts, HUMAN_SILENCE_MINUTES } from '@balcao/domain/bot'
import { defaultOrderNotices } from '@balcao/domain/messaging'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { appendEvent } from '../platform/live/append-event'

/** The bot's settings as they hold; the product's own where the owner changed nothing. */
export async function readBotSettings(tx: Tx, companyId: string): Promise<BotSettings> {
  const { rows } = await tx.execute<BotSettings>(sql`
    select version, texts, notices, silence_minutes from bot_settings where company_id = ${companyId}`)
  const stored = rows[0]
  return {
    version: stored?.version ?? 0,
    texts: { ...defaultBotTexts, ...stored?.texts },
    notices: { ...defaultOrderNotices, ...stored?.notices },
    silence_minutes: stored?.silence_minutes ?? HUMAN_SILENCE_MINUTES,
  }
}

/** Saves what differs from the product's own texts. @throws Problem SETTINGS_CHANGED when somebody saved since `version` */
export function saveBotSettings(
  db: Database,
  companyId: string,
  { version, texts, notices, silence_minutes }: BotSettings,
): Promise<BotSettings> {
  const known = Object.entries(defaultBotTexts as unknown as Record<string, string>)
  const changed = Object.fromEntries(
    known.flatMap(([name, own]) => {
      const text = texts[name]?.trim()
      return text && text !== own ? [[name, text]] : []
    }),
  )
  return db.asCompany(companyId, async (tx) => {
    const values = [JSON.stringify(changed), JSON.stringify(notices)]
    const { rowCount } = await tx.execute(sql`
      insert into bot_settings as s (company_id, version, texts, notices, silence_minutes)
      select ${companyId}, 1, ${values[0]}::jsonb, ${values[1]}::jsonb, ${silence_minutes}
      where ${version}::int = coalesce((select version from bot_settings where company_id = ${companyId} for update), 0)
      on conflict (company_id) do update set version = s.version + 1, texts = excluded.texts,
        notices = excluded.notices, silence_minutes = excluded.silence_minutes where s.version = ${version}`)
    const now = await readBotSettings(tx, companyId)
    if (rowCount !== 1) throw new Problem('SETTINGS_CHANGED', { current: now })
    await appendEvent(tx, 'BOT_SETTINGS_CHANGED', {})
    return now
  })
}
