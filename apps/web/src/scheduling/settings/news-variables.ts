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
  | 'pacote'
  | 'prazo'

const usual: readonly NewsVariable[] = ['nome', 'servico', 'dia', 'hora', 'empresa', 'link', 'endereco']

/**
 * The variables that the server fills in: where it is where there are places, what is left of a package where those are sold.
 * An offer has its deadline besides.
 */
export function variablesOf(
  news: AppointmentNews,
  has: { places: boolean; packages: boolean },
): readonly NewsVariable[] {
  const known = [
    ...usual,
    ...(has.places ? (['lugar'] as const) : []),
    ...(has.packages ? (['pacote'] as const) : []),
  ]
  return news === 'offered' ? [...known, 'prazo'] : known
}

/** Characters of a text, as the contract takes them. */
export const MAX_NEWS = 1000
