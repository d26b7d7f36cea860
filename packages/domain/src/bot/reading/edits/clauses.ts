import type { CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { saysIs } from '../tokens'
import type { OpenLine } from './cart-lines'
import { adding, dropping, swapping } from './verbs'

/** A run of words that says one thing; `from` and `to` are places in the message. */
export interface Clause extends Span {
  words: readonly string[]
}

/** All that one clause is read by. */
export interface Scene {
  text: Text
  clause: Clause
  cart: readonly CartEntry[]
  lines: readonly (OpenLine | null)[]
  isCorrection: boolean
  /** The line that was changed last. */
  last: number | null
  /** The line of which the clause before left something out, in the quantity that is gone. */
  gone: OpenLine | null
  /** What the clause before said that it was not: 'não era queijo normal'. */
  denied: Span | null
  /** Something follows in the message. */
  isFollowed: boolean
}

/** The cart afterwards, and the line that was changed where it is one. */
export interface Change {
  cart: readonly CartEntry[]
  line?: number
}

/** What a clause says that it was not: 'não era queijo normal', 'não é lata não'. */
export const denial =
  /^(?:(?:ah|o|e) )*(?:[oa]s? (?<of>(?!.* nao .* nao ).+?) )?nao (?:era|eram|e|sao) (?:mais )?(?<what>(?!so\b)(?!.* e )(?:\d+ )?[a-z].*?)(?: nao)?$/
const begins = new RegExp(
  `^(?:${dropping}|${swapping}|${adding}|desisti|aumenta|aumente|diminui|diminua|dobra|dobre|na verdade|em vez|no lugar|faz|faca|deixa|deixe|manda|mande|quero|so|me (?:ve|manda|mande|traz|traga|faz|da))$`,
)
const beginsWithProduct = new RegExp(
  `^(?:(?:a|o|as|os) .+ (?:aumenta|diminui|${swapping}|faz|fica|vira|bota|deixa|pode|podem|sao|eram|so|ficam|vao|corta|vem|nem precisa|nao precisa|e sem|e com)|n(?:a|o|as|os) .+ (?:${adding}))\\b`,
)

/** The clauses of a message: between pauses, and from an 'e' on behind which something else is wanted. */
export function clausesOf(text: Text, isCorrection = false): Clause[] {
  const { tokens, words } = text
  const clauses: Clause[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length || tokens[at]!.kind === 'break'
    // 'na real eram 3 de palmito e 2 de queijo': each of them is put right.
    const isAnd = words[at] === 'e' && !saysIs(text, at)
    const isOther = isCorrection && isAnd && readNumberAt(words, at + 1) !== null && at > from + 1
    if (!isEnd && !(at > from && (isNext(words, at) || isOther))) continue
    const said = words.slice(from, at).map((word) => (word === 'eh' ? 'e' : word))
    if (/^pensando (?:bem|melhor)$/.test(said.slice(0, 2).join(' '))) {
      said.splice(0, 2)
      from += 2
    }
    if (at > from) clauses.push({ from, to: at, words: telling(said) })
    from = isEnd ? at + 1 : at
  }
  return clauses
}

const polite =
  /^(?:por|favor|fazendo|pf|obrigad[oa]|valeu|viu|visse|esta|hein|ne|gentileza|please|blz|beleza|moc[oa]|amig[oa]|querid[oa]|mim|ai|tambem)$/
/** 'como está', 'onde está': no courtesy behind it. */
const asks = /^(?:como|onde|que|ja|ainda)$/
const besides =
  / (?:d[oae]|n[oa]) (?:meu )?(?:pedido|carrinho|lista|sacola)$| para (?:mim|a gente|nos)$| no lugar(?: del[ea])?$/

/** The words of a clause without why it is wanted ('que já tenho em casa') and courtesies behind it. */
function telling(words: readonly string[]): readonly string[] {
  const why = words.findIndex(
    (word, at) =>
      at > 1 &&
      /^(?:que|porque|pois)$/.test(word) &&
      !/^(?:tem|so|mais|menos|do|e|o|a)$/.test(words[at - 1]!),
  )
  let to = why < 0 ? words.length : why
  for (;;) {
    const left = words.slice(0, to).join(' ').replace(besides, '').split(' ').length
    if (to > 1 && polite.test(words[to - 1]!) && !(words[to - 1] === 'esta' && asks.test(words[to - 2]!)))
      to -= 1
    else if (left < to) to = left
    else return words.slice(0, to)
  }
}

function isNext(words: readonly string[], at: number): boolean {
  const begin = words[at] === 'e' || words[at] === 'ai' ? words[at + 1] : undefined
  // 'x-bacon é só um' is of one piece.
  if (
    begin === 'so' &&
    (readNumberAt(words, at + 2) !== null || /^(?:[oa]s?|com|de|sem)$/.test(words[at + 2] ?? ''))
  )
    return false
  return (
    begin !== undefined &&
    (begins.test(begin) ||
      (begin === 'mais' && words[at - 1] !== 'nao' && readNumberAt(words, at + 2) !== null) ||
      begins.test(`${begin} ${words[at + 2]}`) ||
      beginsWithProduct.test(words.slice(at + 1, at + 6).join(' ')))
  )
}

/** What an expression finds in the words of a clause. */
export function match({ clause }: Scene, expression: RegExp): RegExpExecArray | null {
  return expression.exec(clause.words.join(' '))
}

/** The places in the message of a group of an expression (with the flag `d`) that matched the clause's words. */
export function spanOf({ clause }: Scene, found: RegExpExecArray, name: string): Span | null {
  const said = found.groups?.[name]
  const range = found.indices?.groups?.[name]
  if (!said || !range) return null
  const line = clause.words.join(' ')
  const from = clause.from + (line.slice(0, range[0]).split(' ').length - 1)
  return { from, to: from + said.trim().split(' ').length }
}

/** So many of a line changed, the others of it as they were; all of it where no count was said. */
export function changedPartly(scene: Scene, line: number, next: CartEntry, amount: number | null): Change {
  const { entry } = scene.lines[line]!
  if (amount === null || amount >= entry.quantity) return replaced(scene, line, [next])
  const rest = { ...entry, quantity: entry.quantity - amount }
  return replaced(scene, line, [rest, { ...next, quantity: amount }])
}

/** The cart with other lines in the place of one; the last of them counts as changed, or the one before the gap. */
export function replaced({ lines, cart: before }: Scene, line: number, by: readonly CartEntry[]): Change {
  const cart = lines.flatMap((one, place) => (place === line ? by : [one?.entry ?? before[place]!]))
  return { cart, line: by.length > 1 ? line + 1 : by.length > 0 ? line : Math.max(0, line - 1) }
}
