import type { ItemEntry } from '../../menu/lexicon'
import { isContainer, isPack, packs } from '../../menu/name-words'
import { sizeOf } from '../../menu/sizes'
import { nothingBehind } from '../ends'
import { isMeasureAt } from '../lead'
import { nameAt } from './name-at'
import type { Hand } from './phrases'
import type { Run } from '../run'

/** A figure from which on it stands for its size without the measure: '500' of '500 ml'. */
const LEAST_MEASURE = 100

/** The size of the item that is said from a place on, by its name or as 'grande' among measures; null for none. */
export function sizeAt(run: Run, place: number): (Hand & { type: string }) | null {
  const { types } = run.entry
  if (types.length === 0) return null
  let best: (Hand & { type: string; share: number }) | null = null
  for (const { name, said } of types)
    for (const keys of said) {
      const { end, matched } = matchedFrom(run, keys, place)
      if (matched === 0) continue
      const share = matched / keys.length
      if (share < 1 && !(Number(keys[0]) >= LEAST_MEASURE) && !isOnly(run, keys[0]!)) continue
      if (isBareCount(keys) && !/^(?:para|de|com|p)$/.test(run.text.words[place - 1] ?? '')) continue
      if (!best || end > best.at || share > best.share) best = { at: end, cost: 0, type: name, share }
    }
  return best ?? sizeByCount(run, place) ?? packAt(run, place) ?? relativeSize(run, place)
}

/** 'caixa' of what there is by the unit and by the 'Fardo': many of it as one, however that is called. */
function packAt({ text, entry }: Run, place: number): (Hand & { type: string }) | null {
  if (!isPack(text.tokens[place]?.word ?? '')) return null
  const fits = entry.types.filter(({ keys }) => keys.some((key) => packs.has(key)))
  return fits.length === 1 ? { at: place + 1, cost: 0.3, type: fits[0]!.name } : null
}

/** 'fardo' of what there is by the unit and in a 'Fardo com 12'. */
function isOnly({ entry }: Run, key: string): boolean {
  if (/^\d|^size:/.test(key)) return false
  return entry.types.filter(({ keys }) => keys.includes(key)).length === 1
}

/** '2' of 'Para 2': a figure alone is how many of it. */
function isBareCount(keys: readonly string[]): boolean {
  return keys.length === 1 && /^\d{1,2}$/.test(keys[0]!)
}

/** '30' of 'bandeja de ovo branco de 30', '15' of 'um saco de 15 da ração': what tells one size from the others. */
function sizeByCount(run: Run, place: number): (Hand & { type: string }) | null {
  const { text, entry, named, quantity, to } = run
  const { key } = text.tokens[place] ?? { key: '' }
  const before = text.words[place - 1] ?? ''
  const isPack = before === 'de' && isContainer(text.tokens[place - 2]?.key ?? '')
  // 'dois sashimis, um de cinco': of which the one before tells.
  const isOfBefore = run.carry?.entry === entry && quantity !== null && before === 'de'
  if (place >= to || !/^\d+$/.test(key) || (named.size === 0 && !isPack && !isOfBefore)) return null
  // '1 uramaki filadélfia 8', 'uramaki filadélfia (8)': who has said how many says how large it is.
  const isLast = quantity !== null && quantity !== Number(key) && nothingBehind(text, place + 1, to)
  if (!/^(de|com|para|\()$/.test(before) && !isLast) return null
  const fits = entry.types.filter(
    ({ keys, measure }) => (measure !== null || before === 'para') && keys.includes(key),
  )
  return fits.length === 1 ? { at: place + 1, cost: 0, type: fits[0]!.name } : null
}

function matchedFrom(
  { text, to }: Run,
  keys: readonly string[],
  place: number,
): { end: number; matched: number } {
  const { tokens, words } = text
  let end = place
  let matched = 0
  for (let look = place; look < to && matched < keys.length; look += 1) {
    const token = tokens[look]!
    if (token.kind === 'break') break
    if (matched > 0 && /^(de|com|e)$/.test(words[look]!)) continue
    const wanted = keys[matched]!
    const isOne = matched === 0 && wanted === '1' && /^uma?$/.test(words[look]!)
    const isHalf = /^(?:metade|meia)$/.test(wanted) && /^mei[oa]$/.test(words[look]!)
    const isSame = wanted === token.key || wanted === sizeOf(words[look]!)
    // 'indivdual': a slip of a word that names no product.
    const isMeant = !/^\d|^size:/.test(wanted) && text.lexicon.senses(token).has(wanted)
    if (!isOne && !isHalf && !isSame && !isMeant) break
    matched += 1
    end = look + 1
  }
  return { end, matched }
}

/** 'pequeno' and 'grande' of sizes that are measures: the first and the last. */
function relativeSize(run: Run, place: number): (Hand & { type: string }) | null {
  const { text, entry } = run
  const size = sizeOf(text.words[place]!)
  const hasOwn = entry.types.some(({ keys }) => keys.some((key) => /^size:(?!inteira)/.test(key)))
  if (size === null || hasOwn || isMeasureAt(text, place) || nameAt(run, place)) return null
  const order = orderOf(size, entry)
  return order === null ? null : { at: place + 1, cost: 0.1, type: entry.types[order]!.name }
}

function orderOf(size: string, { types }: ItemEntry): number | null {
  if (size === 'size:p') return 0
  if (size === 'size:g') return types.length - 1
  return size === 'size:m' && types.length === 3 ? 1 : null
}
