import type { ImportedRow } from '@balcao/contract/scheduling'
import { findNamed, namesIn, serviceFinder, type FileRow, type Named } from '@balcao/domain/agenda-import'
import { plainName } from '@balcao/domain/text'

/** What somebody chooses of what a file says. Names are plain (`plainName`); '' is what names none. */
export interface ImportChoices {
  /** Whose the file is; null is the company's own agenda, or nobody yet where that is out of use. */
  agendaId: string | null
  /** By the name of a professional in the file: whose it is, where that is not what was found. */
  people: Readonly<Record<string, string>>
  /** By the name of a service in the file: the service, or '' to keep its words. */
  services: Readonly<Record<string, string>>
  past: 'keep' | 'leave'
}

/** A name in the file, how often it is there, and what it becomes; '' where nothing of ours was found. */
export interface NameInFile {
  /** Plain; by it a choice is kept. */
  key: string
  name: string
  count: number
  found: string
}

/** What a file says in the words of the company. */
export interface FileInWords {
  rows: readonly FileRow[]
  said: readonly { client: string; service: string; service_id: string | null }[]
  services: NameInFile[]
  people: NameInFile[]
}

/** Most names that are asked about one by one; the others go together. */
const MOST_NAMES = 20

/** Finds services and people of the company in a file. */
export function inWords(
  rows: readonly FileRow[],
  { services, people }: { services: readonly Named[]; people: readonly Named[] },
): FileInWords {
  const find = serviceFinder(services)
  const said = rows.map(find)
  return {
    rows,
    said,
    services: namesIn(said.map(({ service }) => service)).map(({ name, count }) => ({
      key: plainName(name),
      name,
      count,
      found: said.find((one) => plainName(one.service) === plainName(name))?.service_id ?? '',
    })),
    people: namesIn(rows.map(({ professional }) => professional))
      .filter(({ name }) => name !== '')
      .map(({ name, count }) => ({
        key: plainName(name),
        name,
        count,
        found: findNamed(name, people) ?? '',
      })),
  }
}

/** The names that are asked about, and how many rows the rest of them have. */
export function askedNames(names: readonly NameInFile[]): { asked: NameInFile[]; others: number } {
  const asked = names.slice(0, MOST_NAMES)
  return { asked, others: names.slice(MOST_NAMES).reduce((sum, { count }) => sum + count, 0) }
}

/** The rows as they are sent, in the order of the file; `accepted` are the warnings that were read, by place. */
export function rowsToSend(
  { rows, said, services, people }: FileInWords,
  choices: ImportChoices,
  {
    accepted,
    words,
  }: {
    accepted: ReadonlyMap<number, readonly string[]>
    /** What is written where a file says nothing. */
    words: { nobody: string; appointment: string }
  },
): ImportedRow[] {
  const chosen = (kept: Readonly<Record<string, string>>, names: readonly NameInFile[]) => {
    const byKey = new Map(names.map(({ key, found }) => [key, kept[key] ?? found]))
    return (name: string) => byKey.get(plainName(name)) ?? ''
  }
  const serviceOf = chosen(choices.services, services)
  const agendaOf = chosen(choices.people, people)
  return rows.map((row, place) => {
    const { client, service } = said[place]!
    const agenda = agendaOf(row.professional) || choices.agendaId
    const serviceId = serviceOf(service)
    const accept = accepted.get(place)
    return {
      key: row.key,
      starts_at: new Date(row.start).toISOString(),
      ...(row.days === null ? {} : { days: row.days }),
      ...(row.minutes === null ? {} : { minutes: row.minutes }),
      ...(agenda === null ? {} : { agenda_id: agenda }),
      ...(serviceId === '' ? {} : { service_id: serviceId }),
      service: service || row.title || words.appointment,
      client: client || row.phone || words.nobody,
      ...(row.phone === '' ? {} : { phone: row.phone }),
      ...(row.email === '' ? {} : { email: row.email }),
      ...(row.notes === '' ? {} : { notes: row.notes }),
      ...(accept ? { accept: [...accept] } : {}),
    }
  })
}
