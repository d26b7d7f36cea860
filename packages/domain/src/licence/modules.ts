/** The licence's modules, by the names the company record gives them. */
export const moduleFlags = ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento'] as const
export type ModuleFlag = (typeof moduleFlags)[number]
export type Modules = Record<ModuleFlag, boolean>

/** A flag as it may arrive: true, 'true', '1' and 1 are true, everything else is false (MODULE-01 to MODULE-05). */
export function moduleFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 1
}

/** The four flags of a company record in any shape; what is missing is false. */
export function modulesOf(record: unknown): Modules {
  const fields: Partial<Record<ModuleFlag, unknown>> =
    typeof record === 'object' && record !== null ? record : {}
  return {
    mod_atendimento: moduleFlag(fields.mod_atendimento),
    mod_motoboy: moduleFlag(fields.mod_motoboy),
    mod_gerente: moduleFlag(fields.mod_gerente),
    mod_agendamento: moduleFlag(fields.mod_agendamento),
  }
}

/** Whether a normalised flag opens its module: strictly true, nothing merely truthy (MODULE-06). */
export function isModuleOpen(
  modules: Readonly<Partial<Record<ModuleFlag, unknown>>> | null | undefined,
  flag: ModuleFlag,
): boolean {
  return modules?.[flag] === true
}
