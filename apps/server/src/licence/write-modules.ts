import type { ModuleFlag } from '@balcao/contract'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'

/** Opens and closes modules of a company's licence, in the operator's transaction; what is left out stays. */
export async function writeModules(
  tx: Tx,
  companyId: string,
  modules: Partial<Record<ModuleFlag, boolean>>,
): Promise<void> {
  await tx.execute(sql`
    update companies set mod_atendimento = coalesce(${modules.mod_atendimento ?? null}, mod_atendimento),
      mod_motoboy = coalesce(${modules.mod_motoboy ?? null}, mod_motoboy),
      mod_gerente = coalesce(${modules.mod_gerente ?? null}, mod_gerente),
      mod_agendamento = coalesce(${modules.mod_agendamento ?? null}, mod_agendamento)
    where id = ${companyId}`)
}
