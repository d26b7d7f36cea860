import { joins, orderWords, streets, weakStreets } from '../ahead-words'
import { around, endsSentence, found, isOfMenu, markOf, pauses, type Scan } from '../scan'
import { numberEnd, startsOrder, unitEnd } from './house-part'
import { neighbourhoodAt } from './neighbourhood-at'

const MOST_WORDS = 8
const noAnswer =
  /\b(quero|queria|nao sei|falar|atendente|cancela\w*|quanto|qual|aceita|obrigad\w|retirar|retiro|buscar|busco|voces|mesmo|de sempre|ok|espera|depois|vou|troca|tira|bota|coloca|adiciona|manda(?! (?:para|pra|pro|na|no|la|aqui|ai)\b)|tem)\b/

/** Tokens with which an address may begin, the surest first. */
export function addressStarts(scan: Scan): number[] {
  return [...cuedStarts(scan).map((at) => ordinalBefore(scan, at)), ...openStarts(scan)]
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
    if (/^(qual|que|de|cade|mesma|mesmo)$/.test(words[at - 1] ?? '')) return false
    const { asks, before } = around(scan, { from: at, to: at + 1 })
    if (asks && /\b(qual|onde|entregam|fica)\b/.test(before) && /\b(voce|voces|loja)\b/.test(before))
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
      !isOfMenu(scan, start) &&
      !isNeighbourhood(scan, start)
    )
      starts.push(start)
  }
  const cue =
    '(?:entrega|entregar|entregue|moro|fica|mora|manda|levar|leva|tele|endereco|:|e|estou|to)(?: (?:la|aqui|ai|e|:))*(?: (?:na|no|em|para|pra|pro|a))?'
  const begins = [...scan.tokens.keys()].filter((at) => pauses(scan, at - 1))
  for (const to of [...found(scan, `${cue}|(?:na|no|para|pra|pro)`).map((span) => span.to), ...begins]) {
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
    const house =
      unitEnd(scan, next) !== null || (markOf(scan, end) === '/' && numberEnd(scan, end + 1) !== null)
    const place = neighbourhoodAt(scan, next)
    const sent =
      !/^(na|no)$/.test(scan.words[to - 2] ?? '') &&
      /^(entrega|entregar|moro|tele|leva|levar|endereco)$/.test(scan.words[to - 2] ?? '')
    const isBehindPlace =
      begins.includes(to) && endsInNeighbourhood(scan, to - 1) && isForeign(scan, to, at) && pauses(scan, end)
    if (
      house ||
      isBehindPlace ||
      (place?.name && place.exact && (!begins.includes(to) || isForeign(scan, to, at))) ||
      (sent && (pauses(scan, end) || orderWords.has(scan.words[end]!) || scan.taken[end]))
    )
      starts.push(to)
  }
  return starts
}

/** 'no Bom Fim, Fernandes Vieira 603': a neighbourhood ends before the pause. */
function endsInNeighbourhood(scan: Scan, pause: number): boolean {
  for (let at = Math.max(0, pause - 4); at < pause; at += 1) {
    const place = neighbourhoodAt(scan, at)
    if (place?.name && place.exact && place.to === pause) return true
  }
  return false
}

function isNeighbourhood(scan: Scan, at: number): boolean {
  const place = neighbourhoodAt(scan, at)
  return place?.name !== undefined && place.name !== null && pauses(scan, place.to)
}

/** Whether no word of these may be of the menu, even with a slip. */
function isForeign({ tokens, words, lexicon }: Scan, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every((token, more) => joins.has(words[from + more]!) || lexicon.senses(token).size === 0)
}

function isStreetWord(scan: Scan, at: number, word: string): boolean {
  if (/^(hora|total|valor|torre|bloco|casa|ap|apto|sala)$/.test(word)) return false
  return joins.has(word)
    ? !/^(com|que|mas|para|ou)$/.test(word)
    : !orderWords.has(word) && !isOfMenu(scan, at)
}
