import type { FeeGroup } from './fee-groups'
import { isSlip, slipsAllowed } from '../text/is-slip'
import { commonWords } from './neighbourhood-abbreviations'
import { formsOf, isDesignator, plainName } from './neighbourhood-words'

interface Form {
  words: string[]
  /** The words without the spaces between them; numbers and single letters stay apart. */
  key: string
}

export interface Entry {
  bairro: string
  centavos: number
  forms: Form[]
  keys: ReadonlySet<string>
}

/** What one way of looking found; not `sure` when a single hit may still be a neighbour of the place that is meant. */
interface Hits {
  entries: Entry[]
  sure: boolean
}

export interface NeighbourhoodIndex {
  entries: Entry[]
  byName(text: string): Hits
  byForm(text: string): Hits
  byFirstWords(text: string): Hits
  bySlip(text: string): Hits
}

/** The names of fee groups, to be found in four ways; each takes what was typed. */
export function createIndex(groups: readonly FeeGroup[]): NeighbourhoodIndex {
  const entries = groups.flatMap(({ centavos, bairros }) => bairros.map((name) => entryOf(name, centavos)))
  const names = new Map<string, Entry[]>()
  const forms = new Map<string, Entry[]>()
  const beginnings = new Map<string, { entry: Entry; next: string }[]>()
  const shapes = new Map<string, { entry: Entry; words: string[] }[]>()
  for (const entry of entries) {
    add(names, plainName(entry.bairro), entry)
    for (const { words, key } of entry.forms) {
      add(forms, key, entry)
      add(shapes, shapeOf(words), { entry, words })
      for (let count = 1; count < words.length; count += 1) {
        add(beginnings, words.slice(0, count).join(' '), { entry, next: words[count]! })
      }
    }
  }
  return {
    entries,
    byName: (text) => sure(names.get(plainName(text)) ?? []),
    byForm: (text) => sure(readForms(text).flatMap(({ key }) => forms.get(key) ?? [])),
    byFirstWords: (text) => {
      const hits = readForms(text)
        .filter(({ words }) => saysEnough(words))
        .flatMap(({ words }) => beginnings.get(words.join(' ')) ?? [])
      const { entries: found } = sure(hits.map(({ entry }) => entry))
      return { entries: found, sure: !hits.some(({ next }) => isDesignator(next)) }
    },
    bySlip: (text) =>
      sure(
        readForms(text).flatMap(({ words }) => {
          const most = slipsAllowed(words)
          const alike = most === 0 ? [] : (shapes.get(shapeOf(words)) ?? [])
          return alike.filter((one) => isSlip(words, one.words, most)).map(({ entry }) => entry)
        }),
      ),
  }
}

function entryOf(bairro: string, centavos: number): Entry {
  const forms = readForms(bairro)
  return { bairro, centavos, forms, keys: new Set(forms.map(({ key }) => key)) }
}

function readForms(text: string): Form[] {
  return formsOf(text).map((form) => {
    const words = form.split(' ')
    const key = words.map((word) => (word.length === 1 || /\d/.test(word) ? `|${word}|` : word)).join('')
    return { words, key }
  })
}

/** Names whose words differ in number, or in a word that is never a slip, cannot be slips of each other. */
function shapeOf(words: readonly string[]): string {
  return words.map((word) => (isDesignator(word) ? word : '_')).join(' ')
}

/** 'Jardim' alone, or 'Santa', begins many names and means none; nor does a bare number. */
function saysEnough(words: readonly string[]): boolean {
  const telling = words.filter((word) => !commonWords.has(word))
  return telling.length > 0 && (words.length > 1 || !isDesignator(words[0]!))
}

function sure(found: readonly Entry[]): Hits {
  return { entries: [...new Set(found)], sure: true }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
