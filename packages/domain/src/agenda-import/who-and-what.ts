import { plainName } from '../text'
import type { FileRow } from './model'

/** Something of the company by its name: a service, or somebody's agenda. */
export interface Named {
  id: string
  name: string
}

/** Who an appointment is for and which service it names, as well as the file tells. */
export interface WhoAndWhat {
  client: string
  /** The words for the service: its column, or what of the title is one of ours; empty where nothing is. */
  service: string
  service_id: string | null
}

/** Finds services of the company in the words of files. Made once for a file. */
export function serviceFinder(services: readonly Named[]): (row: FileRow) => WhoAndWhat {
  const byName = new Map(services.toReversed().map(({ id, name }) => [plainName(name), id]))
  // Of two names that fit, the longer one: 'Corte e barba' before 'Corte'.
  const byWords = services
    .map((service) => ({ ...service, words: wordsOf(service.name) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
  return ({ title, client, service }) => {
    if (service !== '') {
      return { client: client || title, service, service_id: byName.get(plainName(service)) ?? null }
    }
    const said = piecesOf(title)
    const plain = said.map((piece) => plainName(piece))
    for (const { id, name, words } of byWords) {
      const at = plain.findIndex((_, place) => words.every((word, nth) => plain[place + nth] === word))
      if (at === -1) continue
      const sides = [said.slice(0, at), said.slice(at + words.length)].map(tidy)
      const who = sides.toSorted((one, other) => other.length - one.length)[0]!
      return { client: client || who || title, service: name, service_id: id }
    }
    return { client: client || title, service: '', service_id: null }
  }
}

/** Words, and between them what is none. */
const piecesOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]+/gu) ?? []
const wordsOf = (name: string) => piecesOf(name).map((piece) => plainName(piece))

/** What stands beside a service in a title, without the dashes, brackets and small words that joined the two. */
function tidy(pieces: readonly string[]): string {
  const isName = (piece: string) => /[\p{L}\p{N}]/u.test(piece)
  const small = new Set(['com', 'de', 'da', 'do', 'para', 'p', 'e', 'with', 'for'])
  let words = [...pieces]
  while (words.length > 0 && (!isName(words[0]!) || small.has(plainName(words[0]!)))) words = words.slice(1)
  while (words.length > 0 && (!isName(words.at(-1)!) || small.has(plainName(words.at(-1)!)))) words.pop()
  return words.join(' ').replaceAll(/ ([-.'’]) /g, '$1')
}

/** The one of these whose name it is; a first name is enough where nobody else bears it. Null where none is. */
export function findNamed(name: string, among: readonly Named[]): string | null {
  const wanted = plainName(name)
  if (wanted === '') return null
  const same = among.filter((one) => plainName(one.name) === wanted)
  if (same.length > 0) return same[0]!.id
  const like = among.filter(
    (one) => plainName(one.name).split(' ')[0] === wanted || plainName(one.name).startsWith(`${wanted} `),
  )
  return like.length === 1 ? like[0]!.id : null
}

/** The names of one kind in a file, the most frequent first, each with how often it is there. */
export function namesIn(names: readonly string[]): { name: string; count: number }[] {
  const found = new Map<string, { name: string; count: number }>()
  for (const name of names) {
    const known = found.get(plainName(name))
    if (known) known.count += 1
    else found.set(plainName(name), { name, count: 1 })
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}
