import { abbreviations, numberWords } from './neighbourhood-abbreviations'

/** Readings of a text that abbreviations leave open; more than this are not followed. */
const MAX_FORMS = 24
/** A 'd' that belongs to the word behind it: "Olho d'Água" is also written 'Olho Dagua'. */
const ELISION = 'd+'
const articles = new Set(['do', 'da', 'de', 'dos', 'das'])
const compass = new Set(['norte', 'sul', 'leste', 'oeste', 'nordeste', 'noroeste', 'sudeste', 'sudoeste'])
const roman = /^(x{0,2})(ix|iv|v?i{0,3})$/

/** A name without case, accents and punctuation. The name itself when nothing else is in it. */
export function plainName(text: string): string {
  const plain = text
    .replace(/[ªº°]/g, '')
    .replace(/\b([dD])['’‘`´]\s*/g, '$1 ')
    .replace(/['’‘`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain === '' ? text.trim().toLowerCase() : plain
}

/**
 * What a name may mean, as words apart by one space: abbreviations written out, numbers as digits, articles and a
 * leading 'bairro' gone. Several where an abbreviation is open ('S. Antônio' is São, Santo or Santa), the likeliest first.
 */
export function formsOf(text: string): string[] {
  const words = wordsOf(text)
  let forms: string[][] = [[]]
  for (let place = 0; place < words.length; place += 1) {
    const readings = readingsOf(words, place)
    forms = forms.flatMap((form) => readings.map((reading) => [...form, ...reading])).slice(0, MAX_FORMS)
  }
  const texts = forms.map((form) => joinElisions(form).join(' ')).filter((form) => form !== '')
  return [...new Set(texts)]
}

/** Whether a word tells one place from its neighbour and so is never a slip: a number, a single letter, a direction. */
export function isDesignator(word: string): boolean {
  return word.length === 1 || /\d/.test(word) || compass.has(word)
}

function wordsOf(text: string): string[] {
  const words = plainName(text)
    .replace(/(\d+)[ao]\s+(?=(etapa|fase|de)\b)/g, '$1 ')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .split(' ')
  const named = words.length > 1 && words[0] === 'bairro' ? words.slice(1) : words
  return named.length > 1 ? named.filter((word) => !articles.has(word)) : named
}

function readingsOf(words: readonly string[], place: number): string[][] {
  const word = words[place]!
  const next = words[place + 1]
  if (/^\d+$/.test(word)) return [[word.replace(/^0+(?=\d)/, '')]]
  if (word === 'd' && next !== undefined) {
    if (/^(aguas?|ajuda|abadia)$/.test(next)) return [[ELISION], []]
    return [...(/^[aeiouh]/.test(next) ? [[ELISION]] : []), ['dom'], ['dona'], ['d']]
  }
  if (word === 'n' && next !== undefined) {
    return ['sra', 'senhora', 's'].includes(next) ? [['nossa']] : [['nova'], ['novo'], ['n']]
  }
  if (word === 's' && ['n', 'nossa'].includes(words[place - 1] ?? '')) return [['senhora']]
  if (word === 's' && next === undefined) return [['s']]
  if (word === 'v' && place === 0 && next !== undefined) return [['vila'], ['5']]
  const number = numberWords.get(word) ?? (place > 0 ? romanNumber(word) : null)
  if (number !== null) return [[String(number)]]
  const long = words.length > 1 ? abbreviations.get(word) : undefined
  return long ? long.map((reading) => reading.split(' ')) : [[word]]
}

function joinElisions(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    if (joined.at(-1) === ELISION) joined[joined.length - 1] = `d${word}`
    else joined.push(word)
  }
  return joined
}

function romanNumber(word: string): number | null {
  const found = roman.exec(word)
  if (!found || word === '') return null
  const units = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].indexOf(found[2]!)
  return found[1]!.length * 10 + units
}
