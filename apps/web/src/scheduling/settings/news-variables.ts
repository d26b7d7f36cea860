import type { AppointmentNews } from '@balcao/domain/scheduling/light'

/** What can stand in braces in a text to a customer. */
export type NewsVariable = 'nome' | 'servico' | 'dia' | 'hora' | 'empresa' | 'link' | 'endereco' | 'prazo'

const usual: readonly NewsVariable[] = ['nome', 'servico', 'dia', 'hora', 'empresa', 'link', 'endereco']

/** The variables that the server fills in; an offer has its deadline besides. */
export function variablesOf(news: AppointmentNews): readonly NewsVariable[] {
  return news === 'offered' ? [...usual, 'prazo'] : usual
}

/** Characters of a text, as the contract takes them. */
export const MAX_NEWS = 1000
