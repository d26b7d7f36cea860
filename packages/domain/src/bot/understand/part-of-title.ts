import { numberOf } from './number-words'
import { plainWords } from './plain-words'
import { sameButSlip } from '../../text/same-but-slip'
import { wordKey } from './word-key'

interface Word {
  word: string
  /** Alike for words of one meaning and spelling, a number word and its figure included. */
  key: string
}

interface Titled<Option> {
  option: Option
  title: readonly Word[]
}

/** Letters from which the beginning of a word stands for it. */
const LEAST_BEGINNING = 3
const idle = /* @__PURE__ */ new Set(
  (
    'a o as os um uma uns umas de da do das dos e com no na em por pra para pro quero queria gostaria vou querer prefiro ' +
    'escolho pode ser seria opcao mesmo essa esse esta este aquela aquele me ve manda eu so sim pago pagar h hs hrs hora horas'
  ).split(' '),
)
/** What may stand beside a title without making another thing of it: 'cartão de crédito' is 'Cartão', 'coca zero' is not 'Coca'. */
const qualifiers = /* @__PURE__ */ new Set('credito debito vivo especie maquininha maquina'.split(' '))
const places = /* @__PURE__ */ new Set('casa balcao loja minha aqui la'.split(' '))

/**
 * Options whose title holds all that was said, by the strictest way of comparing that finds any: the same words and no
 * others, the same words, their beginnings, slips. Failing that, those whose title is said whole among other words.
 */
export function partOfTitle<Option extends { title: string }>(
  words: readonly string[],
  options: readonly Option[],
): Option[] {
  const said = words.filter((word) => !idle.has(word)).map(asWord)
  if (said.length === 0) return []
  const titles = options.map((option) => ({ option, title: titleWords(option.title) }))
  const whole = titles.filter(({ title }) => holds(title, said, same) && holds(said, title, same))
  if (whole.length > 0) return whole.map(({ option }) => option)
  for (const alike of [same, beginning, slip]) {
    const found = titles.filter(({ title }) => holds(title, said, alike))
    if (found.length > 0) return found.map(({ option }) => option)
  }
  return withinText(said, titles)
}

/** Titles that the message says whole, with nothing else in it that could change them. */
function withinText<Option>(said: readonly Word[], titles: readonly Titled<Option>[]): Option[] {
  const known = said.filter(({ word }) => !qualifiers.has(word) && !places.has(word))
  const found = titles.filter(({ title }) => {
    const needed = title.filter(({ word }) => !places.has(word))
    return known.length > 0 && needed.length > 0 && holds(said, needed, same) && holds(title, known, same)
  })
  return found.map(({ option }) => option)
}

function titleWords(title: string): Word[] {
  const words = plainWords(title)
  const telling = words.filter((word) => !idle.has(word))
  return (telling.length > 0 ? telling : words).map(asWord)
}

function asWord(word: string): Word {
  return { word, key: String(numberOf(word) ?? wordKey(word)) }
}

function holds(
  words: readonly Word[],
  searched: readonly Word[],
  alike: (typed: Word, word: Word) => boolean,
): boolean {
  return searched.every((typed) => words.some((word) => alike(typed, word)))
}

function same(typed: Word, other: Word): boolean {
  return typed.key === other.key
}

function beginning(typed: Word, other: Word): boolean {
  const begins =
    typed.word.length >= LEAST_BEGINNING && !/^\d/.test(typed.word) && other.word.startsWith(typed.word)
  return begins || same(typed, other)
}

function slip(typed: Word, other: Word): boolean {
  return beginning(typed, other) || sameButSlip(typed.key, other.key)
}
