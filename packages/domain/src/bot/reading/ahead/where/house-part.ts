import { readNumberAt } from '../../../understand/number-words'
import { joins, orderWords, streets } from '../ahead-words'
import { neighbourhoodAt } from './neighbourhood-at'
import { isOfMenu, markOf, pauses, type Scan } from '../scan'

const numbered =
  /^(ap|apt|apto|apartamento|bl|bloco|casa|cs|sala|sl|torre|lote|lt|quadra|qd|qda|loja|lj|conj|conjunto|cj|galpao|kit|kitnet|box|unidade|fase|etapa|nucleo|modulo|chacara|quarto|km|cep|portao|interfone|ala|andar|nivel|lado|bosque|rua|passagem|sobrado|setor|predio|numero)$/
const named =
  /^(ed|edificio|predio|cond|condominio|residencial|resid|res|conj|conjunto|torre|bloco|edf|hotel|galeria|hospital|escola|clinica|loja|edificil|vila)$/
const alone = /^(sobrado|altos|frente|esquina)$/
const near =
  /^(cima|perto|proximo|proxima|prox|enfrente|frente|lado|atras|esquina|esq|depois|antes|entre|referencia|ref|defronte|vizinho|vizinha|sentido|altura|ponto|junto|descendo|subindo|dentro|detras|colado|pertinho)$/
const looks =
  /^(portao|muro|casa|predio|porta|parede|fachada|oficina|sobrado|casinha|grade|loja|mercadinho|padaria|farmacia|barbearia|salao|bar|igreja|escola|mercado|posto|rua sem saida|ultima|primeira)$/
const ordinals = /^(primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo|1o|2o|3o)$/

/** Where a number, or several, ends that begins here: '45', 'quarenta e cinco', 'B14', 'nº 30', 's/n'; null without one. */
export function numberEnd(scan: Scan, from: number): number | null {
  const { words, tokens } = scan
  let at = from
  if (words[at] === 'sem' && /^(nao|numero|n)$/.test(words[at + 1] ?? '')) return at + 2
  const marked = /^(numero|nao|no|num|nr|n)$/.test(words[at] ?? '')
  if (marked) at += 1
  while (marked && /^[·:]$/.test(markOf(scan, at))) at += 1
  const number = readNumberAt(words, at) ?? thousandsAt(words, at)
  if (!number || (tokens[at]!.kind === 'word' && number.value === 1 && !marked)) return null
  let end = at + number.length
  const more =
    number.value % 1000 === 0 && tokens[at]!.kind === 'word' ? (words[end] === 'e' ? end + 1 : end) : null
  const rest = more === null ? null : readNumberAt(words, more)
  if (rest && rest.value > 1 && rest.value < 1000) end = more! + rest.length
  const glued =
    tokens[end] &&
    /^-?$/.test(scan.text.slice(tokens[end - 1]!.end, tokens[end]!.start)) &&
    /^[a-z]$/.test(words[end]!)
  if (glued) end += 1
  return end
}

/** '1.200', as numbers of houses are written in letters. */
function thousandsAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const word = words[at] ?? ''
  return /^\d{1,3}\.\d{3}$/.test(word) ? { value: Number(word.replace('.', '')), length: 1 } : null
}

/** Where a part of an address behind street and number ends: 'ap 32', 'segundo andar', 'fundos', 'perto do metrô'. */
export function partEnd(scan: Scan, from: number, loose: boolean): number | null {
  return unitEnd(scan, from) ?? landmarkEnd(scan, from, loose)
}

/** Where a part of a house or an estate ends, said with a number, a letter or a name. */
export function unitEnd(scan: Scan, from: number): number | null {
  const { words, tokens } = scan
  let at = from
  if (/^(e|no|na|o|a)$/.test(words[at] ?? '') && numbered.test(words[at + 1] ?? '')) at += 1
  const floor = floorEnd(scan, at)
  if (floor !== null) return floor
  const word = words[at] ?? ''
  if (numbered.test(word)) {
    let next = at + 1
    while (/^[·:]$/.test(markOf(scan, next)) && next < tokens.length) next += 1
    const number = numberEnd(scan, next)
    if (number !== null && !startsOrder(scan, next)) return number
    const letter = tokens[next]
    if (letter && letter.kind === 'word' && letter.end - letter.start === 1 && !/^[eo]$/.test(letter.word)) {
      const glued = tokens[next + 1]?.kind === 'number' && tokens[next + 1]!.start - letter.end <= 1
      return glued ? next + 2 : next + 1
    }
  }
  if (/^(fundos|terreo|cobertura|subsolo)$/.test(word)) return at + 1
  if (alone.test(word) && (pauses(scan, at + 1) || scan.taken[at + 1] || numbered.test(words[at + 1] ?? '')))
    return at + 1
  return named.test(word) ? numberedNameEnd(scan, at) : null
}

/** 'edifício mar azul', 'edf mar azul 302': the flat may stand behind the name. */
function numberedNameEnd(scan: Scan, at: number): number | null {
  const end = nameEnd(scan, at + 1)
  // Most that are called so are neighbourhoods; one with houses of its own is a row of them.
  const isRow = end !== null && numbered.test(scan.words[end] ?? '') && !neighbourhoodAt(scan, at)?.name
  if (scan.words[at] === 'vila' && !isRow) return null
  if (end === null || scan.tokens[end]?.kind !== 'number' || startsOrder(scan, end)) return end
  const number = numberEnd(scan, end)
  return number !== null && (pauses(scan, number) || scan.taken[number]) ? number : end
}

function floorEnd({ words }: Scan, at: number): number | null {
  if (words[at] === 'terreo') return at + 1
  const ordinal = ordinals.test(words[at] ?? '') || /^\d{1,2}$/.test(words[at] ?? '')
  if (!ordinal) return null
  const next = /^[oa]$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
  return words[next] === 'andar' ? next + 1 : null
}

function nameEnd(scan: Scan, from: number): number | null {
  let at = from
  while (at < scan.tokens.length && at - from < 5) {
    if (scan.words[at] !== undefined && markOf(scan, at) === '·') {
      at += 1
      continue
    }
    if (
      pauses(scan, at) ||
      scan.taken[at] ||
      orderWords.has(scan.words[at]!) ||
      scan.tokens[at]!.kind === 'number'
    )
      break
    if (numbered.test(scan.words[at]!) || near.test(scan.words[at]!)) break
    if (isOfMenu(scan, at) && !joins.has(scan.words[at]!) && !joins.has(scan.words[at - 1]!) && at > from)
      break
    at += 1
  }
  return at > from ? at : null
}

/** Whether a number begins what is ordered: '2 coxinhas', '1 x-salada'. */
export function startsOrder(scan: Scan, at: number): boolean {
  const number = readNumberAt(scan.words, at)
  if (!number) return false
  let next = at + number.length
  if (scan.words[next] === 'x' && isOfMenu(scan, next + 1)) return true
  while (/^(de|do|da)$/.test(scan.words[next] ?? '')) next += 1
  return isOfMenu(scan, next) && !numbered.test(scan.words[next]!) && !named.test(scan.words[next]!)
}

/** 'é', 'fica', 'tem'; an 'e' without its accent joins something else: 'rua sete 45 e um guaraná'. */
function describes({ words, text, tokens }: Scan, at: number): boolean {
  const isAnd = words[at] === 'e' && /^e$/i.test(text.slice(tokens[at]!.start, tokens[at]!.end))
  return /^(e|eh|fica|tem)$/.test(words[at] ?? '') && !isAnd
}

function landmarkEnd(scan: Scan, from: number, loose: boolean): number | null {
  const { words } = scan
  let at = from
  while (
    /^(e|eh|o|a|no|na|em|ao|do|de|fica|tem|bem|um|uma|aqui|pelo|com|por|logo)$/.test(words[at] ?? '') &&
    at - from < 4
  )
    at += 1
  const cue = words[at] ?? ''
  const described = describes(scan, from) && at - from >= 2
  if (!near.test(cue) && !looks.test(cue) && !described && !loose) return null
  if (near.test(cue) && /^(disso|de voces|que)$/.test(words[at + 1] ?? '')) return null
  if (pauses(scan, from)) return null
  const end = clauseEnd(scan, at)
  if (end === at && !near.test(cue)) return null
  for (let look = from; look < end; look += 1) {
    const own = near.test(cue) || looks.test(cue)
    if (isOfMenu(scan, look) && !joins.has(words[look]!) && !(own && look - at < 4)) return null
    if (startsOrder(scan, look)) return null
  }
  return end
}

function clauseEnd(scan: Scan, from: number): number {
  let at = from
  for (; at < scan.tokens.length && !scan.taken[at]; at += 1) {
    if (pauses(scan, at)) break
    if (
      at > from &&
      (orderWords.has(scan.words[at]!) || (numbered.test(scan.words[at]!) && unitEnd(scan, at) !== null))
    )
      break
    const before = scan.words[at - 1] ?? ''
    const joined = streets.has(before) || (/^(d[aeo]s?|no|na)$/.test(before) && at - from < 4)
    const place = joined ? null : neighbourhoodAt(scan, at)
    if (place?.name && place.exact && at > from) break
  }
  while (at > from && joins.has(scan.words[at - 1]!)) at -= 1
  return at
}
