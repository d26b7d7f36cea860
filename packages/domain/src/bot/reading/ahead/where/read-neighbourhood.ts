import { plainWords } from '../../../understand/plain-words'
import { neighbourhoodAt, type Place } from './neighbourhood-at'
import { around, endsSentence, grown, markOf, pauses, take, type Scan, type Span } from '../scan'

const cue = /^(em|no|na|nos|nas|para|pra|pro|p|ao|bairro|entrega|entregar|tele|delivery|moro|ate|aqui|la|:)$/
const strong =
  /\b(entrega|entregar|entregue|bairro|moro|tele|delivery|manda|mandar)( (aqui|la|ai|e|eh|:|em|no|na|para|pra|pro|bairro|do))*$/
/** 'o bairro é …', 'errei o bairro, é …'. */
const named = /\bbairro(?: (?:,|e|eh|era|seria|na|verdade|certo))+$/
const asksPlace =
  /\b(quanto|taxa|frete|valor|custa)\b|\bvoces? (\S+ )?entrega\w*|\bentregam\b|\bentregao\b|\b(atendem?|fazem|chega)\b|\btem (tele|entrega|delivery)\b/
const lead =
  '(?:(?:e|eh|em|no|na|para|pra|pro|p|ao|o|bairro|do|moro|sou|estou|to|fica|la|aqui|ai|meu|manda|mandar|leva|levar|:) )*'

/** The shop's neighbourhood that is named, wherever it stands but in a question of a fee or of where the shop delivers. */
export function readNeighbourhood(scan: Scan): void {
  let best: { place: Place; rank: number } | null = null
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const place = scan.taken[at] ? null : neighbourhoodAt(scan, at)
    if (!place) continue
    const rank = isAsked(scan, place) ? 0 : rankOf(scan, place)
    if (rank > (best?.rank ?? 0)) best = { place, rank }
    if (rank > 0) at = place.to - 1
  }
  if (!best) return
  const { place } = best
  scan.ahead.neighbourhood = place.name
  take(scan, grown(scan, { from: place.from, to: behindCity(scan, place.to) }, lead))
}

/** How surely the words are meant as a place here; 0 where they are not. */
function rankOf(scan: Scan, place: Place): number {
  const { words, taken } = scan
  const last = words[place.from - 1] ?? ''
  const { before } = around(scan, place)
  const isOf = /^d[oae]$/.test(last) && /^(?:sou|somos|moro|bairro)$/.test(words[place.from - 2] ?? '')
  const led =
    (cue.test(last) || isOf) && !pauses(scan, place.from - 1)
      ? true
      : named.test(before) || (last === ':' && /^(entrega|bairro)$/.test(words[place.from - 2] ?? ''))
  const stands = pauses(scan, place.to) || taken[place.to] === true
  const begins = pauses(scan, place.from - 1) || taken[place.from - 1] === true
  if (place.ofMenu)
    return place.exact && (strong.test(before) || (begins && stands && taken[place.from - 2] === true))
      ? 2
      : 0
  const answers = scan.asked === 'neighbourhood' || scan.asked === 'address'
  if (
    !place.whole &&
    place.to - place.from < 2 &&
    !(answers && begins) &&
    !(led && (words[place.from] ?? '').length >= 6)
  )
    return 0
  if (!place.exact && place.to - place.from < 2 && hasSense(scan, place.from) && !strong.test(before))
    return 0
  if (led) return strong.test(before) ? 4 : 3
  if (begins && stands) return 2
  if (begins && place.exact && taken[place.from - 1] === true) return 2
  return place.exact && place.whole && place.to - place.from >= 2 ? 1 : 0
}

function hasSense({ lexicon, tokens }: Scan, at: number): boolean {
  return lexicon.senses(tokens[at]!).size > 0
}

/** 'entrega em moema?', 'quanto fica pra entregar no aleixo', 'a taxa pro parque amazônia'. */
function isAsked(scan: Scan, span: Span): boolean {
  const { before, behind, asks } = around(scan, span)
  const own = before.slice(before.lastIndexOf(',') + 1)
  if (asksPlace.test(own)) return true
  if (
    /^(,? ?)(fica |e |tem |da |a )*(quanto|taxa|frete)/.test(behind) &&
    !/\b(quero|queria|manda)\b/.test(before)
  )
    return true
  return (
    asks &&
    behind === '' &&
    /\b(entrega|entregar)\b/.test(own) &&
    !/\b(quero|queria|manda|para|pra)\b/.test(own)
  )
}

function behindCity(scan: Scan, to: number): number {
  const { city } = scan.shop
  const words = city === null ? [] : plainWords(city)
  const from = pauses(scan, to) && !endsSentence(scan, to) ? to + 1 : to
  if (words.length === 0 || !words.every((word, more) => scan.words[from + more] === word)) return to
  return markOf(scan, from + words.length) === '/' ? from + words.length + 2 : from + words.length
}
