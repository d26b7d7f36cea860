import { written } from '../../tokens'
import { joins, noPlaces, orderWords } from '../ahead-words'
import { grown, isOfMenu, markOf, pauses, take, type Scan, type Span } from '../scan'
import { addressStarts } from './address-starts'
import { numberEnd, partEnd, startsOrder, unitEnd } from './house-part'
import { neighbourhoodAt } from './neighbourhood-at'
import { streetEnd } from './street-end'

const lead =
  '(?:(?:ops|errei|muda|mudar|(?<!(?:na|com|a|uma|em) )troca|trocar|corrige|corrigir|anota|o|a|e|eh|meu|minha|endereco|novo|certo|para|pra|pro|na|no|em|la|aqui|fica|moro|estou|to|sou|,|:|entregar|entrega|tele|verdade|pode|ser|ai|nessa|nesse) )*'
/** Street, number and what tells the house, as it was written, from its first word to where something else begins. */
export function readAddress(scan: Scan): void {
  let best: { spans: Span[]; numbered: boolean } | null = null
  for (const start of addressStarts(scan)) {
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
  take(scan, grown(scan, first!, lead))
  const end = best.spans.at(-1)!.to
  take(scan, { from: end, to: whyEnd(scan, end) })
}

/** 'que eu tô na casa da minha mãe': why it is to go there ends with whatever else is said. */
function whyEnd(scan: Scan, from: number): number {
  const { words, taken, tokens } = scan
  if (!/^(que|porque|pois)$/.test(words[from] ?? '')) return from
  if (!/^(eu|to|estou|hoje|agora)$/.test(words[from + 1] ?? '')) return from
  let at = from + 2
  if (/^(to|estou|vou)$/.test(words[at] ?? '')) at += 1
  while (at < tokens.length && !pauses(scan, at) && !taken[at] && !startsOrder(scan, at)) {
    if (orderWords.has(words[at]!) || (isOfMenu(scan, at) && !noPlaces.has(words[at]!))) break
    at += 1
  }
  return at
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
    const flat = markOf(scan, next - 1) === '/' && next > after ? numberEnd(scan, next) : null
    const house =
      flat ?? (strong ? unitEnd(scan, next) : partEnd(scan, next, scan.asked === 'address' && next > after))
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
