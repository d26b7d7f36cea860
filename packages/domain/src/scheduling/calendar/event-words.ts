import { plainName } from '../../text/plain-name'

const BETWEEN = ' - '

/** The summary of an appointment's calendar event, 'service - client' (APPT-18). */
export function eventSummary(service: string, client: string): string {
  return [service, client]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(BETWEEN)
}

/** Type and title of a summary 'type - title' (APPT-17), parted at the first ' - '. Without one it is all title. */
export function readSummary(summary: string): { type: string; title: string } {
  const place = summary.indexOf(BETWEEN)
  if (place < 0) return { type: '', title: summary.trim() }
  return { type: summary.slice(0, place).trim(), title: summary.slice(place + BETWEEN.length).trim() }
}

export type EventColour = 'blue' | 'green' | 'purple' | 'yellow'

const colours: readonly (readonly [EventColour, readonly string[]])[] = [
  ['blue', ['consulta', 'medic']],
  ['green', ['treino', 'sessao']],
  ['purple', ['exame']],
]

/** The colour of an event by what its type contains, case and accents ignored; the first that fits (APPT-51 to APPT-54). */
export function eventColour(type: string): EventColour {
  const plain = plainName(type)
  return colours.find(([, words]) => words.some((word) => plain.includes(word)))?.[0] ?? 'yellow'
}
