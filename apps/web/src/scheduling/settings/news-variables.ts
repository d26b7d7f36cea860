import type { AppointmentNews } from '@balcao/domain/scheduling/light'

/** What can stand in braces in a text to a customer. */
export type NewsVariable =
  | 'nome'
  | 'servico'
  | 'dia'
  | 'hora'
  | 'empresa'
  | 'link'
  | 'endereco'
  | 'lugar'
  | 'prazo'

const usual: readonly NewsVariable[] = ['nome', 'servico', 'dia', 'hora', 'empresa', 'link', 'endereco']

/** The variables that the server fills in, where it is among them where there are places; an offer has its deadline besides. */
export function variablesOf(news: AppointmentNews, hasPlaces: boolean): readonly NewsVariable[] {
  const known = hasPlaces ? ([...usual, 'lugar'] as const) : usual
  return news === 'offered' ? [...known, 'prazo'] : known
}

/** Characters of a text, as the contract takes them. */
export const MAX_NEWS = 1000
