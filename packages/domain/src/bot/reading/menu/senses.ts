import { sameButSlip } from '../../../text/same-but-slip'
import { plainLetters } from '../../understand/plain-words'
import { wordKey } from '../../understand/word-key'
import { tokensOf, type Token } from '../tokens'
import { isContainer, isJoining } from './name-words'
import { sizeOf, sizeOfKey } from './sizes'
import { nouns } from '../vocabulary/nouns'
import { talk } from '../vocabulary/talk'

/** All words of a menu, and those that may be typed otherwise than they are written there. */
export interface Vocabulary {
  keys: ReadonlySet<string>
  /** Words of the names of groups: 'embalagem'. */
  groups: ReadonlySet<string>
  /** 'xbacon', 'mistoquente': two words of a name as one, by that one. */
  joined: ReadonlyMap<string, string>
  /** Small forms of the menu by the plain word: 'espetinho' by 'espeto', 'docinho' by 'doce'. */
  smaller: ReadonlyMap<string, readonly string[]>
  /** Large forms by which many products begin, by the plain word: 'dogão' by 'dog'. */
  larger: ReadonlyMap<string, readonly string[]>
}

/** The vocabulary of a menu: its keys, the items' names in keys, and all names as they are written. */
export function vocabularyOf(
  keys: ReadonlySet<string>,
  groups: ReadonlySet<string>,
  names: readonly (readonly string[])[],
  written: readonly string[],
): Vocabulary {
  return {
    keys,
    groups,
    joined: new Map([...joinedWords(names), ...joinedToFirst(written)]),
    smaller: smallerWords(written, keys),
    larger: largerWords(names, written),
  }
}

const synonyms: readonly (readonly string[])[] = [
  ['refrigerante', 'refri', 'refris'],
  ['cerveja', 'breja', 'cerva', 'gelada'],
  ['limao', 'limonada'],
  ['mussarela', 'mussa', 'mozarela', 'mucarela'],
  ['botijao', 'bujao'],
  ['gas', 'botijao', 'bujao'],
  ['sortido', 'misturado', 'misturada', 'variado', 'mesclado'],
  ['galao', 'garrafao'],
  ['acai', 'assai'],
  ['bolonhesa', 'bolonheza'],
  ['batata', 'fritas'],
  ['fatia', 'pedaco', 'pedacinho', 'fatiazinha'],
  ['fruta', 'frutas'],
  ['combinado', 'combo'],
  ['veggie', 'vegetariano', 'vegetariana'],
  ['vegetariano', 'veggie', 'vegetariana'],
]
/** Words of different parts of the country for one thing. */
const regional: readonly (readonly string[])[] = [
  ['dindim', 'sacole', 'chopp', 'geladinho', 'flau', 'dudu', 'gelinho'],
  ['macaxeira', 'mandioca', 'aipim'],
  ['marmita', 'marmitex', 'quentinha', 'marmitinha'],
]
/** What one word says in one part of the country, and a menu in two. */
const inTwoWords: ReadonlyMap<string, string> = new Map(
  [
    'pão francês: casetinho carioquinha cacetinho pãozinho pãezinhos',
    'café leite: pingado',
    'caldo cana: garapa garapinha',
  ].flatMap((line) => {
    const [name, others] = plainLetters(line).split(': ') as [string, string]
    const keys = name.split(' ').map(wordKey).join(' ')
    return others.split(' ').map((other) => [wordKey(other), keys] as const)
  }),
)
/** What has many names on a menu, and rarely its own. */
const kinds: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'refrigerante refri refris: coca guarana fanta sprite pepsi soda kuat sukita bare dolly tubaina cajuina jesus fruki mineiro',
    'cerveja breja cerva: brahma skol heineken polar budweiser stella corona original amstel itaipava spaten becks eisenbahn',
    'cigarro cigarros: marlboro lucky hollywood dunhill camel derby eight rothmans carlton free minister kent chesterfield',
  ].flatMap((line) => {
    const [words, names] = line.split(': ') as [string, string]
    return words.split(' ').map((word) => [wordKey(word), names.split(' ').map(wordKey)] as const)
  }),
)

/** Whether a word only says of which kind something is: 'refri'. */
export const isKind = (key: string): boolean => kinds.has(key)

const meaning: ReadonlyMap<string, readonly string[]> = meaningOf()

function meaningOf(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const [first, ...others] of synonyms)
    for (const other of others)
      words.set(wordKey(other), [...(words.get(wordKey(other)) ?? []), wordKey(first!)])
  for (const names of regional)
    for (const name of names)
      words.set(
        wordKey(name),
        names.filter((other) => other !== name).map((other) => wordKey(other)),
      )
  return words
}
/** What a typed word may mean of a menu, by key, and what it costs to believe so: nothing as it is written, 0.5 a slip. */
export function sensesOf(
  { kind, word, key }: Token,
  { keys, groups, joined, smaller, larger }: Vocabulary,
): ReadonlyMap<string, number> {
  const senses = new Map<string, number>()
  const has = (other: string) => keys.has(other)
  if (has(key)) senses.set(key, 0)
  for (const other of meaning.get(key) ?? [])
    if (has(other)) senses.set(other, Math.min(senses.get(other) ?? 1, 0.05))
  const both = inTwoWords.get(key)
  if (both?.split(' ').every(has)) {
    senses.set(both, 0.05)
    // 'pãozinho de queijo' is no 'Pão francês'.
    for (const plain of undiminished(word)) if (has(plain)) senses.set(plain, 0.2)
  }
  if (key === 'latao' && !has(key) && has('lata')) senses.set('lata', 0.05)
  for (const other of [...(larger.get(key) ?? []), ...(smaller.get(key) ?? [])])
    if (!senses.has(other)) senses.set(other, 0.1)
  const glued = joined.get(key)
  if (glued) senses.set(glued, 0.05)
  const size = sizeOf(word)
  // 'M' of a glove that comes 'Pequena', 'Média' and 'Grande'.
  if (size !== null && senses.size === 0)
    for (const other of keys) if (sizeOfKey(other) === size) senses.set(other, 0.1)
  if (senses.size === 0) for (const other of kinds.get(key) ?? []) if (has(other)) senses.set(other, 0.1)
  if (senses.size > 0 || kind !== 'word') return senses
  for (const verb of infinitivesOf(word)) if (has(verb)) senses.set(verb, 0.1)
  if (senses.size > 0 || talk.has(word) || isContainer(key)) return senses
  const other = otherGender(key)
  if (other !== null && has(other)) senses.set(other, 0.05)
  for (const plain of undiminished(word)) if (has(plain)) senses.set(plain, 0.1)
  if (senses.size > 0) return senses
  const done = /^(.{4,}?)(?:ad|id)[oa]s?$|^(.{4,}?)(?:a|ar|e|em|am|ando)$/.exec(word)
  const stem = done && wordKey(done[1] ?? done[2]!)
  if (stem && stem.length > 3)
    for (const other of groups)
      if (other.length > stem.length && other.startsWith(stem)) senses.set(other, 0.1)
  if (senses.size > 0) return senses
  if (/^[^aeiou]{3,}$/.test(key))
    for (const other of keys) if (consonants(other) === key) senses.set(other, 0.2)
  if (senses.size > 0) return senses
  if (nouns.has(word)) return senses
  if (key.length >= 4)
    for (const other of keys) if (other.length > key.length && other.startsWith(key)) senses.set(other, 0.35)
  // '10 mat' of a 'Caderno 10 matérias': the only word that begins so.
  if (/^[a-z]{2}[^aeiouy]$/.test(key) && senses.size === 0) {
    const begun = [...keys].filter((other) => other.length > 4 && other.startsWith(key))
    if (begun.length === 1) senses.set(begun[0]!, 0.4)
  }
  if (senses.size > 0 && key.length >= 5) return senses
  // 'paraguia': the rule for 'gui' took a letter of it that the right word keeps.
  const isGu = /gu[ei]/.test(word)
  for (const other of keys)
    if (swapped(key.replaceAll('c', 's'), other.replaceAll('c', 's'))) senses.set(other, 0.3)
    else if (
      (key[0] === other[0] || key.at(-1) === other.at(-1)) &&
      (sameButSlip(key, other) || (isGu && sameButSlip(word, other)))
    )
      senses.set(other, 0.5)
  return senses
}

/** 'passado' where the menu has 'Passar': what is done is called by how it is then. */
function infinitivesOf(word: string): string[] {
  const [, stem, vowel] = /^(.{3,})([ai])d[oa]s?$/.exec(word) ?? []
  if (stem === undefined) return []
  return (vowel === 'a' ? ['ar'] : ['er', 'ir']).map((end) => wordKey(stem + end))
}

/** 'congelada' where the menu has 'Congelado'. */
function otherGender(key: string): string | null {
  if (key.length < 5 || !/[ao]$/.test(key)) return null
  return key.slice(0, -1) + (key.endsWith('a') ? 'o' : 'a')
}

/** What is left of a word in a hurry: 'qnt' of 'quente'. */
function consonants(key: string): string {
  return key.replace(/[aeiou]/g, '')
}

/** Whether two neighbouring letters changed places: 'ceasar'. */
function swapped(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed.length < 4 || typed === word) return false
  const at = [...typed].findIndex((letter, place) => letter !== word[place])
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
  )
}

/** 'coquinha' is 'coca', 'aguinha' 'agua', 'geladinha' 'gelada'. */
function undiminished(word: string): string[] {
  const found = /^(.{2,}?)(z?inh|z?im|on|ao|ac|az)([ao]?)s?$/.exec(word)
  const least = /^(ac|az)$/.test(found?.[2] ?? '') ? 4 : 3
  if (!found || (found[1]!.length < least && !found[2]!.startsWith('z'))) return []
  const stem = found[1]!.replace(/qu$/, 'c').replace(/gu$/, 'gu')
  // 'pãezinhos', 'pasteizinhos' are made of the plural.
  const plural = /(?:[ao]e|[aeo]i)$/.test(stem) ? [`${stem}s`] : []
  return [`${stem}a`, `${stem}o`, `${stem}e`, stem, ...plural].map(wordKey)
}

function joinedWords(names: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const name of names) {
    name.slice(1).forEach((key, place) => {
      const before = name[place]!
      if (!/\d/.test(before + key)) words.set(before + key, `${before} ${key}`)
    })
  }
  return words
}

/** 'alaminuta' and 'ala minuta' of an 'À la minuta': what joins, at the beginning of a name, with what it joins. */
function joinedToFirst(written: readonly string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const name of written) {
    const [first, second, third] = tokensOf(name)
    if (!first || !second || !isJoining(first.word) || isJoining(second.word)) continue
    words.set(wordKey(first.word + second.word), second.key)
    if (third) words.set(wordKey(first.word + second.word + third.word), `${second.key} ${third.key}`)
  }
  return words
}

const MANY = 3

function largerWords(
  names: readonly (readonly string[])[],
  written: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const text of written) {
    const [first] = tokensOf(text)
    if (!first || !/aos?$|oes$/.test(first.word)) continue
    if (names.filter(([head]) => head === first.key).length < MANY) continue
    for (const plain of new Set(undiminished(first.word)))
      words.set(plain, [...new Set([...(words.get(plain) ?? []), first.key])])
  }
  return words
}

function smallerWords(
  written: readonly string[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>()
  for (const name of written)
    for (const { word, key } of tokensOf(name)) {
      if (!/inh[ao]s?$/.test(word) || !keys.has(key)) continue
      for (const plain of undiminished(word)) words.set(plain, [...(words.get(plain) ?? []), key])
    }
  return words
}
