import { plainLetters } from '../understand/plain-words'

/** What stands in the place of what was taken out. */
const gone = '[…]'
const SHORTEST_NAME = 3

const traces: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()]+@[^\s@<>()]+/gu, gone],
  [/(?:https?:\/\/|www\.)\S+/giu, gone],
  // Random keys of PIX.
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/giu, gone],
  // Phones, CPF, CNPJ, postal codes, cards.
  [/[+(]?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){6,}/gu, gone],
  [
    /(?<![\p{L}\p{N}])(?:rua|r\.|av\.?|avenida|travessa|tv\.|alameda|estrada|rodovia|condom[ií]nio)\s+[^,;\n\d]{1,60}[,\s]{0,3}(?:n[º°o]?\.?\s{0,2})?\d{0,6}/giu,
    gone,
  ],
  [
    /(?<![\p{L}\p{N}])((?:meu nome (?:é|eh|e)|me chamo|(?:em|no) nome d[eao]|aqui (?:é|eh) [oa])\s+)[^,.;!?\n]{1,60}/giu,
    `$1${gone}`,
  ],
]

/**
 * A text without what says who somebody is or where they live, as far as its form tells: e-mails, links, numbers of
 * seven digits and more, streets, names behind 'me chamo' and the like, and the names that the customer is known by.
 */
export function withoutPersonalData(text: string, names: readonly (string | null)[]): string {
  const known = new Set(
    names
      .flatMap((name) => plainLetters(name ?? '').match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST_NAME),
  )
  const bare = traces.reduce((left, [trace, by]) => left.replace(trace, by), text)
  return bare.replace(/\p{L}+/gu, (word) => (known.has(plainLetters(word)) ? gone : word))
}
