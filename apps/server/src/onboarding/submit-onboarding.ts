import { isDeepStrictEqual } from 'node:util'
import type { Onboarding, OnboardingContent } from '@balcao/contract/onboarding'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { applyOnboarding } from './apply-onboarding'
import { keepMenuFile, judgeMenuFile, type SentMenuFile } from './keep-menu-file'
import { lockLead } from './lead.store'
import { listFilesOfLead } from './menu-files.store'
import { queueOnboardedMail } from './onboarding-mails'
import type { OnboardingNeeds } from './onboarding-needs'
import { feesOf, readContent } from './read-content'

const alphabet = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Stores an onboarding, once however often it is sent; a later one with other content takes its place. The first one is
 * confirmed by mail. When the lead has a company already, the company carries it at once; else its approval does.
 * @throws Problem INVALID_INPUT, FORBIDDEN for another lead's CNPJ, FILE_REFUSED, FILE_QUOTA, FILE_NOT_FOUND, UNAVAILABLE
 */
export async function submitOnboarding(
  needs: OnboardingNeeds,
  caller: Extract<Caller, { kind: 'lead' }>,
  body: Onboarding,
): Promise<{ unread: string[] }> {
  const { db, secrets } = needs
  const { leadId, proof } = caller
  const content = readContent(body)
  // Judged together first: a bad one among them leaves none behind.
  const sent = body.menuFiles.flatMap((file, place) => ('id' in file ? [] : [readSent(file, place)]))
  sent.forEach(judgeMenuFile)
  const named = body.menuFiles.flatMap((file) => ('id' in file ? [file.id] : []))
  await db.asVisitor({ proof }, (tx) => requireOwn(tx, leadId, { cnpj: content.cnpj, named }))
  for (const file of sent) await keepMenuFile(needs, caller, file)

  await db.asVisitor({ proof }, async (tx, enter) => {
    const lead = await lockLead(tx, leadId)
    await requireOwn(tx, leadId, { cnpj: content.cnpj, named })
    const before = await findContent(tx, leadId)
    if (!isDeepStrictEqual(before, content)) {
      await storeContent(tx, leadId, content)
      await tx.execute(sql`update leads set onboarded_at = coalesce(onboarded_at, now()), updated_at = now(),
        version = version + 1, state = case when state in ('new', 'approved') then 'onboarded' else state end
        where id = ${leadId}`)
      if (!before) await queueOnboardedMail(tx, secrets, lead)
    }
    if (lead.company_id === null) return
    await enter(lead.company_id)
    await applyOnboarding(tx, secrets, { leadId, companyId: lead.company_id, network: caller.network })
  })
  return { unread: feesOf(content).unread }
}

/** What an onboarding of this lead said before, if there was one. */
export async function findContent(tx: Tx, leadId: string): Promise<OnboardingContent | undefined> {
  const { rows } = await tx.execute<{ content: OnboardingContent }>(
    sql`select content from onboardings where lead_id = ${leadId}`,
  )
  return rows[0]?.content
}

async function storeContent(tx: Tx, leadId: string, content: OnboardingContent): Promise<void> {
  await tx.execute(sql`insert into onboardings (lead_id, content) values (${leadId}, ${JSON.stringify(content)}::jsonb)
    on conflict (lead_id) do update set content = excluded.content, submitted_at = now()`)
}

async function requireOwn(
  tx: Tx,
  leadId: string,
  { cnpj, named }: { cnpj: string; named: readonly string[] },
): Promise<void> {
  const lead = await lockLead(tx, leadId)
  if (lead.cnpj !== cnpj) throw new Problem('FORBIDDEN')
  const kept = new Set((await listFilesOfLead(tx, leadId)).map(({ id }) => id))
  if (named.some((id) => !kept.has(id))) throw new Problem('FILE_NOT_FOUND')
}

type SentAsText = Exclude<Onboarding['menuFiles'][number], { id: string }>

function readSent({ fileName, base64 }: SentAsText, place: number): SentMenuFile {
  const path = `menuFiles.${place}.base64`
  const bare = base64.replace(/^data:[^,]{0,200};base64,/, '')
  if (bare.length % 4 !== 0 || !alphabet.test(bare))
    throw new Problem('FILE_REFUSED', { fields: [{ path, mensagem: 'O arquivo não chegou inteiro' }] })
  return { name: fileName, bytes: Buffer.from(bare, 'base64'), path }
}
