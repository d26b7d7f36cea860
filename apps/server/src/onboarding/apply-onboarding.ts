import type { OnboardingContent } from '@balcao/contract/onboarding'
import { feeGroupsOf } from '@balcao/domain/onboarding'
import { changeCompany } from '../company'
import type { Secrets } from '../platform/secrets/secrets'
import { noteRecordChanges, type TrustedColumns } from '../trust'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { feesOf } from './read-content'

type CompanyColumns = Parameters<typeof changeCompany>[2]
type Column = keyof CompanyColumns
/** As much as the record's notes hold; the whole stays in the onboarding. */
const MAX_NOTES = 5000

type Versions = Partial<Record<Column, number>>

/**
 * Writes what an onboarding said into its company's record and gives the company its menu files. A field that the
 * company has changed by itself since stays the company's. Once it has a password, a PIX key that stands is for its
 * owner's session alone; a first one is told to its mailbox as any other change of it. Answers whether there was anything to apply.
 * The transaction must have entered the company; a live event is told, so nothing slow may follow.
 */
export async function applyOnboarding(
  tx: Tx,
  secrets: Secrets,
  { leadId, companyId, network }: { leadId: string; companyId: string; network?: string | undefined },
): Promise<boolean> {
  const { rows } = await tx.execute<{ content: OnboardingContent; applied_versions: Versions }>(
    sql`select content, applied_versions from onboardings where lead_id = ${leadId} for update`,
  )
  const onboarding = rows[0]
  if (!onboarding) return false
  await tx.execute(
    sql`update menu_files set company_id = ${companyId}
      where lead_id = ${leadId} and company_id is distinct from ${companyId}`,
  )
  const ours = onboarding.applied_versions
  const { record, versions: before, hasPassword } = await lockRecord(tx, companyId)
  const isOwners = (column: Column) => hasPassword && column.startsWith('pix_') && record.pix_chave !== null
  const isFree = (column: Column) =>
    !isOwners(column) && (before[column] === undefined || before[column] === ours[column])
  const wanted = keepFree(companyColumnsOf(onboarding.content), isFree)
  const by = { kind: 'dono' as const, name: null, network }
  if (hasPassword) await noteRecordChanges(tx, secrets, { companyId, by, before: record, wanted })
  const { versao } = await changeCompany(tx, companyId, wanted, undefined)
  const { versions: after } = await lockRecord(tx, companyId)
  const written = (Object.keys(wanted) as Column[]).filter((column) => after[column] === versao)
  const versions = { ...ours, ...Object.fromEntries(written.map((column) => [column, versao])) }
  await tx.execute(sql`update onboardings set applied_at = coalesce(applied_at, now()),
    applied_versions = ${JSON.stringify(versions)}::jsonb where lead_id = ${leadId}`)
  return true
}

/** An onboarding's content in the words of the company record (decision 0026, S18). What fits nowhere goes into the notes. */
export function companyColumnsOf(content: OnboardingContent): CompanyColumns {
  const { fees, unread } = feesOf(content)
  const { businessHours: hours } = content
  const notes = [
    ...(typeof hours === 'string' ? [`Horário de funcionamento: ${hours}`] : []),
    ...(unread.length > 0 ? ['Bairros e taxas a conferir:', ...unread] : []),
  ]
  return {
    endereco_localizacao: content.street,
    numero_endereco: content.number,
    bairro_endereco: content.neighborhood,
    cidade_empresa: content.city,
    estado_empresa: content.state,
    cep_empresa: content.zipCode,
    sobre_empresa: content.aboutRestaurant,
    ...(typeof hours === 'string' ? {} : { horario_funcionamento: hours }),
    fee_groups: feeGroupsOf(fees),
    ...(content.pixKeyType === '' ? {} : { pix_tipo: content.pixKeyType, pix_chave: content.pixKey }),
    ...(notes.length > 0 ? { observacoes: notes.join('\n').slice(0, MAX_NOTES) } : {}),
  }
}

/** Type and key of PIX belong together: who changed one half has decided about both. */
function keepFree(columns: CompanyColumns, isFree: (column: Column) => boolean): CompanyColumns {
  const isPixFree = isFree('pix_tipo') && isFree('pix_chave')
  const free = Object.entries(columns).filter(([name]) =>
    name.startsWith('pix_') ? isPixFree : isFree(name as Column),
  )
  return Object.fromEntries(free)
}

async function lockRecord(
  tx: Tx,
  companyId: string,
): Promise<{ record: TrustedColumns; versions: Versions; hasPassword: boolean }> {
  const { rows } = await tx.execute<TrustedColumns & { field_versions: Versions; has_password: boolean }>(sql`
    select email_cliente, pix_tipo, pix_chave, field_versions,
      exists (select from credentials where company_id = ${companyId}) as has_password
    from companies where id = ${companyId} for no key update`)
  const { field_versions: versions, has_password: hasPassword, ...record } = rows[0]!
  return { record, versions, hasPassword }
}
