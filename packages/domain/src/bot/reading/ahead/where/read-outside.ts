import { plainWords } from '../../../understand/plain-words'
import { written } from '../../tokens'
import { joins, noPlaces, orderWords, placeBegins, streets } from '../ahead-words'
import { numberEnd, startsOrder } from './house-part'
import { neighbourhoodAt } from './neighbourhood-at'
import { sizeOf } from '../../menu/sizes'
import { talk } from '../../vocabulary/talk'
import { commonNames } from '../../vocabulary/common-names'
import { folkAt } from '../../wording/persons/persons'
import {
  around,
  endsSentence,
  found,
  grown,
  isFree,
  isOfMenu,
  markOf,
  pauses,
  take,
  type Scan,
  type Span,
} from '../scan'

const said =
  '(?:(?:voce|voces|moro|mora|moramos|entrega|entregam|entregao|entregar|entregas|entregue|tele|atende|atendem|delivery)(?: (?:aqui|la|ai|tambem))*(?: (?:em|no|na|para|pra|pro|p|ate|do|de))+(?: bairro)?|(?:sou|moro) d[eo](?: bairro)?)'
const named = '(?:(?:e )?(?:para|pra|pro|no|em) (?:o )?)?bairro'
const here = '(?:to|estou|estamos|tamo|fico|ficamos) (?:aqui )?(?:em|no|na)'
const sent =
  '(?:manda|mandar|mande|mandam|leva|levar|levam|traz|trazem|envia|enviam|despacham)(?: (?:aqui|la|ai|isso|tudo))* (?:para|pra|pro|p)'
const houses =
  /^(barbearia|salao|oficina|bar|padaria|farmacia|upa|clinica|consultorio|hotel|pousada|predio|colegio|creche|quartel|delegacia|banco|obra|fabrica|galpao|sala|bloco|torre|ap|esquina|fundos|lado|final|comeco|inicio|rampa)$/
const ways =
  /^(pedaco|fatia|metade|dobro|separado|separada|seguida|conjunto|garrafa|copinho|saquinho|embalagem|caixinha)$/
const asksFee = /\b(quanto|taxa|frete|valor|custa)\b/
const orders = /\b(traz|traga|manda|mandar|mande|leva|levar|envia|entregar|entregue|tele|entrega)\b/

/** A place that the shop does not deliver to: no neighbourhood of it, and nothing of the menu. */
export function readOutside(scan: Scan): void {
  if (scan.shop.feeGroups.length === 0 || scan.ahead.neighbourhood !== null) return
  const spans = [
    ...found(scan, named).map((span) => ({ ...span, sure: isSentBefore(scan, span.from) })),
    ...found(scan, said).map((span) => ({ ...span, sure: true })),
    ...found(scan, here).map((span) => ({ ...span, sure: asksToBring(scan, span) })),
    ...found(scan, sent).map((span) => ({ ...span, sure: true })),
    ...found(scan, 'aqui (?:em|na|no)').map((span) => ({
      ...span,
      sure: pauses(scan, placeEnd(scan, span.to)),
    })),
    ...found(scan, 'em').map((span) => ({ ...span, sure: isTownIn(scan, span.to) })),
    ...found(scan, 'na|no').map((span) => ({ ...span, sure: isTownBehind(scan, span) })),
    ...found(scan, 'para|pra|pro|p').map((span) => ({ ...span, sure: isTownBehind(scan, span) })),
  ]
  for (const span of spans) {
    if (!isFree(scan, { from: span.to - 1, to: span.to })) continue
    const to = placeEnd(scan, span.to)
    if (to === span.to) continue
    const place = { from: span.to, to }
    if (isStreet(scan, to)) continue
    const { before, behind, asks } = around(scan, place)
    if (asksFee.test(`${before} ${behind}`) || isHome(scan, place)) continue
    const asksThen = /^,? ?(voces? )?(entregam?|entregao|atendem?)( ai| la)?$/.test(behind)
    const likely =
      placeBegins.has(scan.words[place.from]!) &&
      /\b(manda|mandar|mande|leva|envia|quero|queria)\b/.test(before)
    if (!span.sure && !asksThen && !likely) continue
    scan.ahead.outside = written(scan.text, scan.tokens, place.from, place.to)
    const isOrder = !asks
      ? ((orders.test(before) || ordersIn(scan, span.from)) && !/\b(moro|voces?)\b/.test(before)) ||
        /para|pra|pro/.test(scan.words.slice(span.from, span.to - 1).join(' '))
      : asksToBring(scan, span) || (sends.test(before) && ordersIn(scan, span.from))
    if (isOrder) scan.ahead.fulfilment ??= 'delivery'
    const whole = grown(
      scan,
      { from: span.from, to },
      '(?:(?:voce|voces|e|eu) )*',
      '(?: ,)?(?: (?:voce|voces|entrega|entregam|entregao|atende|atendem|ai|la|tambem))*',
    )
    take(scan, { from: whole.from, to: markOf(scan, whole.to) === '?' ? whole.to + 1 : whole.to })
    return
  }
}

const sends = /\b(?:traz|traga|manda|mandar|leva|levar|envia)\b/
const brings = /^(?:, |\. )*(?:da para|tem como|consegue|pode|podem) (?:trazer|entregar|mandar|levar|vir)\b/

/** 'tô em Ananindeua, dá pra trazer?': it is to be brought there. */
function asksToBring(scan: Scan, span: Span): boolean {
  return brings.test(around(scan, { from: span.from, to: placeEnd(scan, span.to) }).behind)
}

/** 'entrega lá em Olinda, bairro Rio Doce', 'entregam em Viamão? é pro bairro Santa Isabel'. */
function isSentBefore(scan: Scan, at: number): boolean {
  return /\b(?:entrega|entregar|entregam|manda|mandar|leva|levar|atendem?)\b/.test(
    scan.words.slice(0, at).join(' '),
  )
}

/** 'manda 3 pastéis em sertãozinho': what ends there and is sent to; not how it comes ('em cubos', 'em pedaço'). */
function isTownIn(scan: Scan, from: number): boolean {
  const to = placeEnd(scan, from)
  const { before } = around(scan, { from, to })
  const first = scan.words[from] ?? ''
  return (
    to > from &&
    first.length > 4 &&
    !first.endsWith('s') &&
    !ways.test(first) &&
    pauses(scan, to) &&
    orders.test(before)
  )
}

/** 'traz um fardo de skol pra olinda', '…, é pra mosqueiro': a name that ends there and is nobody's first name. */
function isTownBehind(scan: Scan, span: Span): boolean {
  const to = placeEnd(scan, span.to)
  const first = scan.words[span.to] ?? ''
  const { before } = around(scan, { from: span.to, to })
  const isSent = orders.test(before) || (scan.words[span.from]!.startsWith('p') && ordersIn(scan, span.from))
  return (
    to > span.to &&
    first.length > 4 &&
    pauses(scan, to) &&
    isSent &&
    sizeOf(first) === null &&
    !talk.has(first) &&
    !commonNames.has(first) &&
    !folkAt(scan.words, span.to) &&
    scan.words.slice(span.to, to).every((word, more) => joins.has(word) || !isOfMenu(scan, span.to + more)) &&
    scan.lexicon.senses(scan.tokens[span.to]!).size === 0
  )
}

/** Whether something of the menu is named before a place of the sentence. */
function ordersIn(scan: Scan, at: number): boolean {
  for (let look = at - 1; look >= 0 && !endsSentence(scan, look); look -= 1)
    if (isOfMenu(scan, look) && !talk.has(scan.words[look]!)) return true
  return false
}

function placeEnd(scan: Scan, from: number): number {
  const { words, tokens } = scan
  const first = words[from] ?? ''
  if (
    noPlaces.has(first) ||
    streets.has(first) ||
    houses.test(first) ||
    tokens[from]?.kind !== 'word' ||
    first.length < 3
  )
    return from
  if (/^.{2,}(ar|er|ir|or)$/.test(first) && !placeBegins.has(first)) return from
  let at = from
  while (at < tokens.length && at - from < 5 && !scan.taken[at] && !pauses(scan, at)) {
    if (
      tokens[at]!.kind === 'number' ||
      orderWords.has(words[at]!) ||
      (isOfMenu(scan, at) &&
        !joins.has(words[at]!) &&
        words[at] !== 'sao' &&
        !/^d[aeo]s?$/.test(words[at - 1]!))
    )
      break
    if (at > from && /^(um|uma|uns|umas|com|que|e|por|voce|voces|entrega)$/.test(words[at]!)) break
    at += 1
  }
  while (at > from && joins.has(words[at - 1]!)) at -= 1
  return at
}

/** 'lima e silva 500': a number behind the words makes them a street. */
function isStreet(scan: Scan, from: number): boolean {
  for (let at = from; at < from + 4 && !pauses(scan, at); at += 1) {
    if (orderWords.has(scan.words[at]!) || startsOrder(scan, at)) return false
    if (numberEnd(scan, at) !== null) return true
  }
  return false
}

/** The shop's own town, or a neighbourhood of it. */
function isHome(scan: Scan, { from, to }: Span): boolean {
  const { city } = scan.shop
  const own = city !== null && plainWords(city).join(' ') === scan.words.slice(from, to).join(' ')
  return own || neighbourhoodAt(scan, from) !== null
}
