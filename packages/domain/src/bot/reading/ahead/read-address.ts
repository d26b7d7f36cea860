import { written } from '../tokens'
import { joins, orderWords, streets, weakStreets } from './ahead-words'
import { numberEnd, partEnd, startsOrder, unitEnd } from './house-part'
import { neighbourhoodAt } from './neighbourhood-at'
import {
  around,
  endsSentence,
  found,
  grown,
  isOfMenu,
  markOf,
  pauses,
  take,
  type Scan,
  type Span,
} from './scan'

const MOST_WORDS = 8
const lead =
  '(?:(?:ops|errei|muda|mudar|troca|trocar|corrige|corrigir|anota|o|a|e|eh|meu|minha|endereco|novo|certo|para|pra|pro|na|no|em|la|aqui|fica|moro|estou|to|sou|,|:|entregar|entrega|tele|verdade|pode|ser|ai|nessa|nesse) )*'
const why = '(?: (?:que|porque|pois) (?:eu )?(?:estou|to|eu|hoje|agora|ta|vou)(?: [a-z]+){0,8})?'
const noAnswer =
  /\b(quero|queria|nao sei|falar|atendente|cancela\w*|quanto|qual|aceita|obrigad\w|retirar|retiro|buscar|busco|voces|mesmo|de sempre|ok|espera|depois|vou|troca|tira|bota|coloca|adiciona|manda(?! (?:para|pra|pro|na|no|la|aqui|ai)\b)|tem)\b/

/** Street, number and what tells the house, as it was written, from its first word to where something else begins. */
export function readAddress(scan: Scan): void {
  const spans = [...cuedStarts(scan), ...openStarts(scan)]
  let best: { spans: Span[]; numbered: boolean } | null = null
  for (const cue of spans) {
    const start = ordinalBefore(scan, cue)
    if (scan.taken[start]) continue
    const read = addressFrom(scan, start)
    if (!read) continue
    if (best && (best.numbered || !read.numbered)) continue
    best = read
  }
  if (!best) return
  scan.ahead.address = best.spans.map(({ from, to }) => written(scan.text, scan.tokens, from, to)).join(', ')
  const [first] = best.spans
  for (const span of best.spans) take(scan, span)
  take(scan, grown(scan, first!, lead, why))
}

/** 'quinta avenida', '2a travessa'. */
function ordinalBefore({ words, tokens }: Scan, at: number): number {
  if (!/^(avenida|av|rua|travessa|etapa|quadra)$/.test(words[at]!)) return at
  if (/^(primeira|segunda|terceira|quarta|quinta|sexta|setima|oitava|nona|decima)$/.test(words[at - 1] ?? ''))
    return at - 1
  return words[at - 1] === 'a' &&
    tokens[at - 2]?.kind === 'number' &&
    tokens[at - 2]!.end === tokens[at - 1]!.start
    ? at - 2
    : at
}

/** Words with which an address begins wherever they stand. */
function cuedStarts(scan: Scan): number[] {
  const { words, tokens } = scan
  return [...words.keys()].filter((at) => {
    const word = words[at]!
    if (!streets.has(word) || tokens[at]!.kind !== 'word') return false
    if (/^(qual|que|de|cade)$/.test(words[at - 1] ?? '')) return false
    const { asks, before } = around(scan, { from: at, to: at + 1 })
    if (asks && /\b(qual|onde|entregam|fica)\b/.test(before) && /\b(voce|voces|loja)\b/.test(`${before}`))
      return false
    if (word === 'r' && scan.text.charAt(tokens[at]!.end) === '$') return false
    const next = markOf(scan, at + 1) === '·' ? at + 2 : at + 1
    if (pauses(scan, next) || scan.taken[next] || (orderWords.has(words[next]!) && word !== 'rua'))
      return false
    if (/^(agora|aqui|hoje|ainda|que|e|para|com)$/.test(words[next]!) && !/^\d/.test(words[next + 1] ?? ''))
      return false
    if (weakStreets.has(word) && !(numberWithin(scan, next) || scan.asked === 'address')) return false
    const place = neighbourhoodAt(scan, at)
    return !(place?.name && place.exact && place.to > next && numberEnd(scan, place.to) === null)
  })
}

function numberWithin(scan: Scan, from: number): boolean {
  for (let at = from; at < from + MOST_WORDS && !endsSentence(scan, at) && !scan.taken[at]; at += 1)
    if (numberEnd(scan, at) !== null && !startsOrder(scan, at)) return true
  return false
}

/** Where an address begins without such a word: it was asked for, or a number and a part of a house follow. */
function openStarts(scan: Scan): number[] {
  const starts: number[] = []
  if (scan.asked === 'address') {
    const [greeting] = found(
      scan,
      '(?:(?:oi|ola|bom dia|boa tarde|boa noite|sim|e|eh|o|meu|endereco|fica|anota|ai|moro|na|no|em|,|:|para|pra|pro|pode|manda|mandar|entrega|entregar|leva|levar|la|aqui) )*\\S+',
    ).filter(({ from }) => from === 0)
    const start = (greeting?.to ?? 1) - 1
    if (
      start < scan.tokens.length &&
      !noAnswer.test(scan.line) &&
      !around(scan, { from: start, to: start + 1 }).asks &&
      !isOfMenu(scan, start)
    )
      starts.push(start)
  }
  const cue =
    '(?:entrega|entregar|entregue|moro|fica|mora|manda|levar|leva|tele|endereco|:|e|estou|to)(?: (?:la|aqui|ai|e|:))*(?: (?:na|no|em|para|pra|pro|a))?'
  const begins = [...scan.tokens.keys()].filter((at) => pauses(scan, at - 1))
  for (const to of [...found(scan, `${cue}|(?:na|no)`).map((span) => span.to), ...begins]) {
    let at = to
    while (
      at - to < 6 &&
      !pauses(scan, at) &&
      !scan.taken[at] &&
      scan.tokens[at]!.kind === 'word' &&
      numberEnd(scan, at) === null
    )
      at += 1
    if (
      at === to ||
      pauses(scan, at) ||
      scan.taken[at] ||
      !scan.words.slice(to, at).every((word, more) => isStreetWord(scan, to + more, word))
    )
      continue
    const end = numberEnd(scan, at)
    if (end === null || startsOrder(scan, at)) continue
    const next = pauses(scan, end) ? end + 1 : end
    const house = unitEnd(scan, next) !== null
    const place = neighbourhoodAt(scan, next)
    const sent =
      !/^(na|no)$/.test(scan.words[to - 2] ?? '') &&
      /^(entrega|entregar|moro|tele|leva|levar|endereco)$/.test(scan.words[to - 2] ?? '')
    if (house || (!begins.includes(to) && place?.name && place.exact) || (sent && pauses(scan, end)))
      starts.push(to)
  }
  return starts
}

function isStreetWord(scan: Scan, at: number, word: string): boolean {
  if (/^(hora|total|valor|torre|bloco|casa|ap|apto|sala)$/.test(word)) return false
  return joins.has(word)
    ? !/^(com|que|mas|para|ou)$/.test(word)
    : !orderWords.has(word) && !isOfMenu(scan, at)
}

function addressFrom(scan: Scan, start: number): { spans: Span[]; numbered: boolean } | null {
  const street = streetEnd(scan, start)
  if (street.to <= start) return null
  const spans: Span[] = [{ from: start, to: street.to }]
  let end = street.to
  let after = end
  for (;;) {
    let next = after
    while (
      next < scan.tokens.length &&
      next - after < 2 &&
      /^[,./;·\n-]$/.test(markOf(scan, next)) &&
      !scan.taken[next]
    )
      next += 1
    if (next >= scan.tokens.length || scan.taken[next]) break
    const strong = /^[.;\n]$/.test(markOf(scan, next - 1))
    const place = next === end && joins.has(scan.words[next - 1]!) ? null : placeHere(scan, next)
    if (place) {
      after = place.to
      continue
    }
    const house = strong ? unitEnd(scan, next) : partEnd(scan, next, scan.asked === 'address' && next > after)
    const number = !house && street.mayNumber && !strong ? plainNumber(scan, next, after) : null
    const to = house ?? number
    if (to === null) break
    const last = spans.at(-1)!
    if (after === last.to) last.to = to
    else spans.push({ from: next, to })
    if (number !== null) street.mayNumber = false
    street.numbered ||= number !== null || house !== null
    end = to
    after = to
  }
  return { spans, numbered: street.numbered }
}

function plainNumber(scan: Scan, at: number, after: number): number | null {
  const end = numberEnd(scan, at)
  if (end === null || startsOrder(scan, at)) return null
  return at === after ||
    pauses(scan, end) ||
    scan.taken[end] ||
    partEnd(scan, end, false) !== null ||
    placeHere(scan, end)
    ? end
    : null
}

/** A neighbourhood between parts of an address: 'rua c 30, centro, ap 5'. */
function placeHere(scan: Scan, at: number): Span | null {
  const from = /^(em|no|na)$/.test(scan.words[at] ?? '') ? at + 1 : at
  if (unitEnd(scan, at) !== null) return null
  const place = neighbourhoodAt(scan, from)
  return place?.name && !place.ofMenu && (place.exact || pauses(scan, place.to))
    ? { from: at, to: place.to }
    : null
}

/** Where street and number end; `mayNumber` where a number may still come behind a pause. */
function streetEnd(scan: Scan, start: number): { to: number; numbered: boolean; mayNumber: boolean } {
  const { words, tokens } = scan
  const cue = [start, start + 1, start + 2].find((at) => streets.has(words[at] ?? ''))
  let at = cue === undefined ? start : cue + 1
  while (markOf(scan, at) === '·') at += 1
  const first = at
  let numbered = false
  for (; at < tokens.length && at - first < MOST_WORDS + 4; at += 1) {
    if (scan.taken[at]) break
    if (markOf(scan, at) === '·') continue
    if (pauses(scan, at)) break
    const number = numberEnd(scan, at)
    if (number !== null) {
      const named = at === first || (at === first + 1 && isLetter(scan, first))
      if (startsOrder(scan, at) && !named) break
      if (isNameNumber(scan, number)) {
        at = number - 1
        continue
      }
      if (named && numberEnd(scan, number) !== null && !startsOrder(scan, number)) {
        at = number - 1
        continue
      }
      return { to: number, numbered: true, mayNumber: named }
    }
    if (at > first && orderWords.has(words[at]!) && !isLetter(scan, at)) break
    if (at > first && !/^d[aeo]s?$/.test(words[at - 1]!) && unitEnd(scan, at) !== null) break
    if (at > first && /^(perto|proximo|prox|esquina|frente|lado|atras)$/.test(words[at]!)) break
    if (at > first && isPlaceBehind(scan, at)) break
    if (at > first && isOfMenu(scan, at) && !joins.has(words[at]!) && !/^d[aeo]s?$|^e$/.test(words[at - 1]!))
      break
    if (at > first && /^(um|uma|com)$/.test(words[at]!) && !isLetter(scan, at)) break
    numbered ||= false
  }
  while (at > first && joins.has(words[at - 1]!) && !isLetter(scan, at - 1)) at -= 1
  return { to: at > first ? at : start, numbered, mayNumber: true }
}

function isLetter({ tokens }: Scan, at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    token.kind === 'word' &&
    token.end - token.start === 1 &&
    !/^[eoa]$/.test(token.word)
  )
}

/** 'sete de setembro', 'vinte e cinco de março'. */
function isNameNumber({ words }: Scan, to: number): boolean {
  return words[to] === 'de' && !/^(um|uma|\d+)$/.test(words[to + 1] ?? '')
}

/** A neighbourhood that is no part of the street's name. */
function isPlaceBehind(scan: Scan, at: number): boolean {
  const { words } = scan
  if (/^(d[aeo]s?)$/.test(words[at - 1]!)) return false
  const place = neighbourhoodAt(scan, at)
  if (!place?.name || !place.exact) return false
  return /^(em|no|na)$/.test(words[at - 1]!) || (place.whole && numberEnd(scan, place.to) === null)
}
