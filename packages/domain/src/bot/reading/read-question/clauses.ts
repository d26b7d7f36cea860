import type { Said } from '../tokens'
import { isIdle, isWrapping, questionWords } from './question-words'

/** A part of a message that may be a question of its own. */
export interface Clause {
  /** Its tokens: [from, to). */
  from: number
  to: number
  /** Its words with a blank between them; they stand as its tokens do. */
  text: string
  /** The sentence it stands in, from 0, and whether that ends in a question mark. */
  sentence: number
  asked: boolean
}

const orders =
  /(?:eu |ja |so |ai |entao )*(?:quero|queria|queremos|vou querer|vamos querer|gostaria|me (?:ve|manda|mande|traz|da|faz|arruma|separa|anota|bota|coloca)|ve (?:para|ai|uma?|d[ou]|\d)|manda|mande|mandem|traz|traga|bota|coloca|poe|separa|anota|adiciona|acrescenta|inclui|tira|troca|pode (?:mandar|trazer|separar|fazer|por|colocar|anotar|me mandar))(?= |$)/y
const notOrders =
  /(?:quero|queria|gostaria)(?: de)? (?:saber|tirar|perguntar|entender|uma informacao)|(?:voces? )?(?:me )?(?:ve|manda|mande|passa|da|diz|traz)(?: ai| para mim)*(?: (?:o|os|a|as))? (?:precos?|valor|valores|sabores|opcoes|tamanhos?|recheios|informacao|informacoes|quanto|quais|qual)(?= |$)/y
const asks =
  /(?:(?<= e )(?:ainda )?(?:tem|teria)|quanto|quantos|quantas|qual|quais|cade|aceitam?|sera que|(?:me (?:diz|diga|fala|confirma|informa|informe|informar|dizer|falar|confirmar)(?: ai)?|saber|informar?) se|que horas|em quanto tempo|da para pagar|posso pagar|onde (?:e|fica|ficam|esta|estao|voces?)|voces? (?:(?:tambem|ainda|ja|nao|hoje|so) )*(?:entregam?|tem|aceitam?|faz|fazem|vendem?|abrem?|fecham?|atendem?|funcionam?|estao|esta|levam?|trabalham?|cobram?|passam?|servem?|teria|teriam)|tenho (?:alergia|intolerancia)|sou (?:alergic[oa]|intolerante|celiac[oa]|diabetic[oa]))(?= |$)/y
/** Words that hold on to what follows: 'até que horas', 'tá quanto', 'por quanto'. */
const holding = new Set(
  'em por de do da dos das para ate a as que esta estao custa custam fica ficam sai saem cobra cobram demora leva faz vale tem no na com sao seria partir o os e abre abrem fecha fecham funciona funcionam entrega entregam chega vem comeca comecam atende atendem encerra vai vao serve servem rende come horas'.split(
    ' ',
  ),
)
const inQuestion = /(?:^| )(?:que|qual|quais|quantos?|quantas|onde|como|quando|quanto tempo)(?: |$)/
const joins = new Set('e ah mas ai entao tambem oi'.split(' '))
const pauses = new Set([',', '*', '|', '-', ':'])
const ends = new Set(['.', '!', '?', '\n', ';'])

/** The clauses of a message, in their order. Pauses between them belong to none. */
export function clausesOf(said: Said): Clause[] {
  const words = questionWords(said)
  const clauses: Clause[] = []
  let start = 0
  let sentence = 0
  while (start < words.length) {
    let end = start
    while (end < words.length && !isEnd(words[end]!)) end += 1
    let next = end
    while (next < words.length && isEnd(words[next]!)) next += 1
    const asked = words.slice(end, next).includes('?')
    for (const [from, to] of cutsOf(said, words, start, end))
      clauses.push({ from, to, text: words.slice(from, to).join(' '), sentence, asked })
    start = next
    sentence += 1
  }
  return clauses
}

function isEnd(word: string): boolean {
  return ends.has(word)
}

function cutsOf(said: Said, words: readonly string[], start: number, end: number): [number, number][] {
  const offsets: number[] = []
  let length = 0
  for (let at = start; at < end; at += 1) {
    offsets.push(length)
    length += words[at]!.length + 1
  }
  const text = words.slice(start, end).join(' ')
  const at = (pattern: RegExp, place: number) => {
    pattern.lastIndex = offsets[place - start]!
    return pattern.test(text)
  }
  const cuts: [number, number][] = []
  let from = start
  for (let place = start; place < end; place += 1) {
    if (isPause(words[place]!)) {
      cuts.push([from, place])
      from = place + 1
    } else if (
      place > from &&
      ((at(orders, place) && words[place - 1] !== 'me') ||
        (at(asks, place) && !isHeld(said, words, from, place, end)))
    ) {
      let cut = place
      while (cut > from && joins.has(words[cut - 1]!)) cut -= 1
      if (words.slice(from, cut).every(isIdle) && (at(orders, place) || !at(orders, from))) continue
      cuts.push([from, cut])
      from = cut
    }
  }
  cuts.push([from, end])
  return cuts.filter(([first, last]) => last > first)
}

function isPause(word: string): boolean {
  return pauses.has(word.trim().charAt(0)) && /^\P{L}+$/u.test(word)
}

function isHeld(
  { text, tokens }: Said,
  words: readonly string[],
  from: number,
  place: number,
  end: number,
): boolean {
  const before = words[place - 1]!
  if (
    /^voces?$/.test(words[place]!) &&
    !joins.has(before) &&
    inQuestion.test(words.slice(from, place).join(' '))
  )
    return true
  if (!holding.has(before)) return false
  if (before !== 'e') return true
  const { start, end: last } = tokens[place - 1]!
  return /^é|eh$/i.test(text.slice(start, last)) || (words[place] === 'quanto' && place + 1 === end)
}

const opened = /^(?:(?:e|ah|mas|ai|entao|oi) )*/

/** Whether a clause begins an order: 'quero', 'me vê', 'pode mandar', 'tem como ver'. */
export function isOrder({ text }: Clause): boolean {
  const lead = withoutIdle(text)
  notOrders.lastIndex = 0
  if (notOrders.test(lead)) return false
  return (
    [text.replace(opened, ''), lead].some((words) => {
      orders.lastIndex = 0
      return orders.test(words)
    }) ||
    /^(?:(?:na verdade|nao|ah) )*(?:sao|eram?|seriam) (?:so )?(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) /.test(
      `${lead} `,
    ) ||
    /^(?:sera que )?(?:voces? )?(?:tem|teria|tinha|da|daria) (?:como|jeito|para) (?:voces? )?(?:me )?(?:mandar|manda|ver|ve|fazer|faz|botar|trazer|colocar|separar|por|incluir|adicionar|anotar|preparar|entregar|arrumar)/.test(
      lead,
    )
  )
}

/** A text from the first word on that says something. */
export function withoutIdle(text: string): string {
  const words = text.split(' ')
  let from = 0
  while (
    from < words.length &&
    !/^(?:quero|queria|gostaria|vou|me|ve|manda|mande|traz|bota|coloca|poe|separa|anota|tem|voces?|faz|ainda|pode|aceitam?|entrega|que|quanto|qual|esta|tenha|teria|vai|vao)$/.test(
      words[from]!,
    ) &&
    isWrapping(words[from]!)
  )
    from += 1
  return words.slice(from).join(' ')
}
