import { weekdayOf } from '../calendar/month-grid'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/**
 * A date in Portuguese words for messages: 'sexta, 20 de novembro', 'domingo, 1º de março'. Written out here, because
 * the words of Intl change from one Node to the next. @throws RangeError for what is no date.
 */
export function longDay(date: string): string {
  const weekday = weekdays[weekdayOf(date)]!
  const day = Number(date.slice(8))
  return `${weekday}, ${day === 1 ? '1º' : day} de ${months[Number(date.slice(5, 7)) - 1]!}`
}
