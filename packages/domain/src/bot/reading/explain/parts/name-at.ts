import { joiners } from '../../vocabulary/word-sets'
import { isContainer, packs } from '../../menu/name-words'
import { isMeasureAt } from '../lead'
import { optionAt } from './option-at'
import { matchOf, type Hand } from './phrases'
import { sensesAt, type Run } from '../run'

/** Words of the item's name from a place on that were not said yet, joining words between them; null for none. */
export function nameAt(run: Run, place: number): (Hand & { places: number[] }) | null {
  const { text, to } = run
  const { tokens, words } = text
  const places: number[] = []
  let end = place
  let cost = 0
  for (let look = place; look < to && look - end < 3; look += 1) {
    if (tokens[look]!.kind === 'break') break
    const isOther =
      isMeasureOfAnother(run, look) ||
      isAll(run, look) ||
      isCount(run, look, places) ||
      countsOption(run, look)
    const found = isOther
      ? null
      : (matchOf(sensesAt(run, look), (key) => placesOf(run, key.split(' '), places)) ??
        packOf(run, look, places))
    if (found) {
      places.push(...found.value)
      cost += found.cost
      end = look + 1
    } else if (look === place || !joiners.has(words[look]!)) break
  }
  return places.length > 0 ? { at: end, cost, places } : null
}

/** 'caixa' of a 'Fardo Skol lata': many of it as one, however that is called. */
function packOf({ text, entry, named }: Run, place: number, taken: readonly number[]) {
  if (!packs.has(text.tokens[place]?.key ?? '')) return null
  const own = entry.name.findIndex((key, at) => packs.has(key) && !named.has(at) && !taken.includes(at))
  return own < 0 ? null : { value: [own], cost: 0.3 }
}

/** 'l' of '3l' is no word of a 'Coca-Cola 2 L'. */
function isMeasureOfAnother({ text, entry, from }: Run, place: number): boolean {
  const before = text.tokens[place - 1]
  return (
    place > from && before?.kind === 'number' && !entry.name.includes(before.key) && isMeasureAt(text, place)
  )
}

/** '1' of 'e 1 leite desnatado' is how many, although there is a 'Leite desnatado 1 L', as is the '2' of '…, 2 sacos'. */
function isCount(run: Run, place: number, taken: readonly number[]): boolean {
  const { text, entry, named } = run
  const { kind, key } = text.tokens[place]!
  if (kind === 'number' && isOfContainers(run, place)) return true
  const isFirst = named.size + taken.length === 0 && entry.name[0] !== key
  return (
    kind === 'number' &&
    isFirst &&
    /^(?:e|mais)$/.test(text.words[place - 1] ?? '') &&
    !isMeasureAt(text, place + 1)
  )
}

/** '4' of 'combo com 4 melancia', although there is a '4' in its name: so many of an option. */
function countsOption(run: Run, place: number): boolean {
  const { text, to, from } = run
  const isLed = place > from && place + 1 < to && text.words[place - 1] === 'com'
  const option = isLed && text.tokens[place]!.kind === 'number' ? optionAt(run, place + 1) : null
  return option !== null && option.option !== null && option.share === 1 && option.group.group.max > 1
}

/** '2 sacos' behind a pause, of what has no 'saco' in its name. */
function isOfContainers({ text, entry, from }: Run, place: number): boolean {
  const next = text.tokens[place + 1]
  const isBehindPause = place > from && text.tokens[place - 1]!.kind === 'break'
  return (
    isBehindPause &&
    next?.kind === 'word' &&
    next.word.length > 2 &&
    isContainer(next.key) &&
    !entry.name.includes(next.key)
  )
}

/** 'tudo' of 'tudo pra viagem' is no x-tudo: that is called behind its x, or counted. */
function isAll({ text, from, lead }: Run, place: number): boolean {
  if (text.words[place] !== 'tudo') return false
  const isCounted = lead !== null && lead.quantity !== null && lead.at === place
  return (
    !isCounted &&
    (place === from || text.tokens[place - 1]!.kind === 'break' || joiners.has(text.words[place - 1]!))
  )
}

/** Where one or two words of the name stand that were not said yet, in the order in which they are said. */
function placesOf(
  { entry, named }: Run,
  [first, second]: readonly string[],
  taken: readonly number[],
): number[] | null {
  const place = entry.name.findIndex(
    (own, index) => own === first && !named.has(index) && !taken.includes(index),
  )
  if (place < 0) return null
  if (second === undefined) return [place]
  return entry.name[place + 1] === second ? [place, place + 1] : null
}
