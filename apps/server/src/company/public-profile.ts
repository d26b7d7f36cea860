import type { PublicProfile } from '@balcao/contract/company'
import { serviceOptions } from '@balcao/domain/catalogue-json'
import type { HoursRow } from '@balcao/domain/hours'
import type * as z from 'zod'
import { readOnSale } from '../catalogue'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { CompanyNeeds } from './company-needs'

/** What anybody may read of a company, by its bare CNPJ. @throws Problem NOT_FOUND */
export function readPublicProfile(
  { db, openModules }: Pick<CompanyNeeds, 'db' | 'openModules'>,
  cnpj: string,
): Promise<z.output<typeof PublicProfile>> {
  return db.asVisitor({ cnpj }, async (tx, enter) => {
    const { rows } = await tx.execute<{
      id: string
      nome: string
      horario_funcionamento: HoursRow[]
    }>(sql`select id, nome_empresa as nome, horario_funcionamento
      from companies where cnpj = ${cnpj}`)
    const profile = rows[0]
    if (!profile) throw new Problem('NOT_FOUND')
    await enter(profile.id)
    const catalogue = await readOnSale(tx, profile.id, 'servicos')
    const { mod_agendamento: agendamento } = await openModules(tx, profile.id)
    return { ...profile, agendamento, servicos: serviceOptions(catalogue, { onlyActive: true }) }
  })
}
