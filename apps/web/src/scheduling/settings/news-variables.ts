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

/** A text with `{name}` in place of the selection, and the caret behind it; null when it would be too long. */
export function withVariable(
  text: string,
  name: NewsVariable,
  { from, to }: { from: number; to: number },
): { text: string; caret: number } | null {
  const before = text.slice(0, from)
  const word = `${/[\p{L}\p{N}]$/u.test(before) ? ' ' : ''}{${name}}`
  const next = before + word + text.slice(to)
  return next.length > MAX_NEWS ? null : { text: next, caret: from + word.length }
}
