import type { OperatorModules } from '@balcao/contract/operator'

/** What is open once a plan’s modules are opened as well; a grant closes nothing by itself. */
export function openedBy(open: OperatorModules, plan: OperatorModules): OperatorModules {
  return {
    mod_atendimento: open.mod_atendimento || plan.mod_atendimento,
    mod_motoboy: open.mod_motoboy || plan.mod_motoboy,
    mod_gerente: open.mod_gerente || plan.mod_gerente,
    mod_agendamento: open.mod_agendamento || plan.mod_agendamento,
  }
}
