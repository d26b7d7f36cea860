import { readNumberAt } from '../understand/number-words'
import {
  isContainer,
  isJoining,
  isUsual,
  qualifiers,
  sizeOf,
  type GroupEntry,
  type ItemEntry,
  type Lexicon,
  type OptionEntry,
} from './lexicon'
import type { Said } from './tokens'
import { asides, extraWords, fillers, halves, joiners, noteStarts } from './word-sets'

/** A message while it is read. */
export interface Text extends Said {
  lexicon: Lexicon
}

export interface Span {
  from: number
  to: number
}

/** What a run of words says, when it is taken to mean one item. */
export interface Explanation {
  entry: ItemEntry
  cost: number
  quantity: number | null
  type: string | null
  /** Count by group id and option id. */
  options: ReadonlyMap<string, number>
  /** Groups of which something was said that fits several of its options. */
  open: ReadonlySet<string>
  notes: readonly Span[]
  /** 'com X' where the shop has X, but not for this item. */
  refused: readonly Span[]
  /** Words that mean nothing here. */
  rest: readonly number[]
  /** Places of the name's words that were said, and how much of the name that is, 0 to 1. */
  named: ReadonlySet<number>
  share: number
  /** The name was said in full. */
  full: boolean
  /** The item was not named: it is the one before, or what its options or size imply. */
  carried: 'item' | 'head' | null
  /** So much of what was said stands for 'each of them'. */
  each: boolean
  /** What of the cost comes from words of the name that were not said. */
  unsaid: number
  /** Behind 'com' or the like: options that stand for all of what was split ('os dois com leite'). */
  common: ReadonlySet<string>
  /** 'meia' was said where no group takes two of its options. */
  half: boolean
  /** How often a word of its category was said. */
  calls: number
  /** A figure of it may as well be how many: 'coca 2' where there is a 'Coca 2 L'. */
  doubtful: boolean
}

export interface Carry {
  entry: ItemEntry
  /** Keys by which it was called. */
  head: ReadonlySet<string>
  /** Its size, when one was said. */
  type: string | null
  /** How many of them may still be told apart: 'um sem cebola' behind '2 x-bacon'. */
  left: number
  /** It was said how many. */
  counted: boolean
}

const REST = 1.6
/** From here on no run can mean an item, however it goes on. */
const MOST_COST = 2.9
const crossing: Readonly<Record<string, number>> = {
  '(': 0.05,
  ')': 0.05,
  '\n': 0.5,
  '.': 1,
  ';': 1,
  '!': 1.2,
  '?': 1.5,
  ',': 0.12,
  ':': 0.04,
  '+': 0.12,
}
const everyOne = /^(ambos|ambas|todos|todas) |^tudo (na|no|com|sem|bem|em|de) /

/** How many are ordered, at the beginning of a run; `at` is the token behind that. */
export function leadOf(
  text: Text,
  from: number,
  to: number,
): { quantity: number | null; at: number; takes: number; each?: boolean } {
  const { tokens, words, lexicon } = text
  let at = from
  for (;;) {
    while (
      at < to &&
      (tokens[at]!.kind === 'break' ||
        (saysNothing(text, at) && !/^outr[oa]$/.test(words[at]!) && readNumberAt(words, at) === null))
    )
      at += 1
    if (at >= to || !asides.has(words[at]!)) break
    const end = asideEnd(text, at + 1, to)
    if (end - at > 4 || end >= to || readNumberAt(words, end) === null) break
    at = end
  }
  if (at >= to) return { quantity: null, at: from, takes: 0 }
  if (/^outr[oa]$/.test(words[at]!)) return { quantity: 1, at: at + 1, takes: 1 }
  if (words[at] === 'cento' && lexicon.isName('100')) return { quantity: null, at, takes: 0 }
  if (tokens[at]!.kind === 'times' && (at === 0 || tokens[at - 1]!.kind === 'break'))
    return { quantity: Number(tokens[at]!.key), at: at + 1, takes: 1 }
  if (halves.has(words[at]!) && !(words[at + 1] ?? '').startsWith('duzia'))
    return { quantity: null, at, takes: 0 }
  const number = readNumberAt(words, at)
  if (number === null && tokens[at]!.kind === 'number' && !isMeasureAt(text, at + 1))
    return { quantity: 0, at: at + 1, takes: 1 }
  if (number === null || at + number.length > to || isMeasureAt(text, at + number.length))
    return { quantity: null, at, takes: 0 }
  if (number.value > 1 && at > 0 && /^[oa]s$/.test(words[at - 1]!))
    return { quantity: null, at: at + number.length, takes: 0, each: true }
  let end = at + number.length
  if (tokens[end]?.kind === 'break' && tokens[end]!.word !== '*') return { quantity: null, at, takes: 0 }
  if (/^(x|un|und|unid|unidade|unidades|vezes)$/.test(words[end] ?? '') && end < to) {
    const isName = words[end] === 'x' && tokens[end]!.start > tokens[end - 1]!.end
    if (!isName) end += 1
  }
  return { quantity: number.value, at: end, takes: end - at }
}

/** 'l' of '3l', 'ml' of '500 ml', 'g' of '400g'. */
export function isMeasureAt({ tokens, words }: Text, place: number): boolean {
  const token = tokens[place]
  if (!token || tokens[place - 1]?.kind === 'break') return false
  const isBeside = tokens[place - 1]?.end === token.start
  return /^(l|lts?|litros?|ml|kg|quilos?)$/.test(words[place]!) || (isBeside && words[place] === 'g')
}

/** A word that orders are wrapped in, unless the menu has it in a name ('completo'). */
export function saysNothing({ tokens, words, lexicon }: Text, place: number): boolean {
  const word = words[place]!
  return isFiller(word) && (joiners.has(word) || !lexicon.isName(tokens[place]!.key))
}

export function isFiller(word: string): boolean {
  return fillers.has(word) || /^k{2,}$|^(?:ha|rs|he){2,}$/.test(word)
}

interface Hand {
  at: number
  cost: number
}

/** What the run says of an item; null when it cannot mean it. `skip` are the tokens of the quantity before it. */
export function explain(
  text: Text,
  entry: ItemEntry,
  from: number,
  to: number,
  { lead, carry }: { lead: ReturnType<typeof leadOf> | null; carry: Carry | null },
): Explanation | 'hopeless' | null {
  const { tokens, words, lexicon } = text
  const named = new Set<number>()
  const options = new Map<string, number>()
  const open = new Set<string>()
  const notes: Span[] = []
  const refused: Span[] = []
  const rest: number[] = []
  let quantity = lead?.quantity ?? null
  let type: string | null = null
  let focus: GroupEntry | null = null
  let count: number | null = null
  let half = false
  let doubtful = false
  let each = lead?.each ?? false
  const common = new Set<string>()
  let cost = 0
  let at = lead ? lead.at : from
  let lastOption: { key: string } | null = null
  let said = 0
  const full = () =>
    entry.name.every((_, place) => named.has(place) || entry.weights[place]! <= 0.05) && named.size > 0
  const knownOption = (start: number, end: number) =>
    rangeOf(start, end).some((place) =>
      [...sense(place)].some(([key, price]) => price <= 0.05 && lexicon.isOption(key)),
    )
  let calls = 0

  const sense = (place: number) => lexicon.senses(tokens[place]!)
  const groupAt = (place: number) =>
    place < to
      ? (entry.groups.find(({ keys }) => keys.some((key) => sense(place).get(key) !== undefined)) ?? null)
      : null
  const chosenIn = (group: GroupEntry) => {
    let sum = 0
    for (const [key, times] of options) if (key.startsWith(`${group.group.id} `)) sum += times
    return sum
  }

  /** How far unmatched words of the name go from here. */
  const nameFrom = (place: number): (Hand & { places: number[] }) | null => {
    const places: number[] = []
    let end = place
    let spent = 0
    for (let look = place; look < to && look - end < 3; look += 1) {
      if (tokens[look]!.kind === 'break') break
      const found = matchOf(sense(look), (key) => {
        const parts = key.split(' ')
        const before = tokens[look - 1]
        if (
          look > from &&
          isMeasureAt(text, look) &&
          before?.kind === 'number' &&
          !entry.name.includes(before.key)
        )
          return null
        const first = entry.name.findIndex(
          (own, index) => own === parts[0] && !named.has(index) && !places.includes(index),
        )
        return first < 0 || (parts.length > 1 && entry.name[first + 1] !== parts[1])
          ? null
          : parts.map((_, more) => first + more)
      })
      if (found) {
        places.push(...found.value)
        spent += found.cost
        end = look + 1
      } else if (look === place || !joiners.has(words[look]!)) break
    }
    return places.length > 0 ? { at: end, cost: spent, places } : null
  }

  const sizeFrom = (place: number): (Hand & { type: string }) | null => {
    if (entry.types.length === 0) return null
    let best: (Hand & { type: string; share: number }) | null = null
    for (const { name, keys } of entry.types) {
      let end = place
      let matched = 0
      for (let look = place; look < to && matched < keys.length; look += 1) {
        if (tokens[look]!.kind === 'break') break
        const key = tokens[look]!.key
        const size = sizeOf(words[look]!)
        const isOne = keys[0] === '1' && matched === 0 && /^uma?$/.test(words[look]!)
        const isIt =
          isOne ||
          keys[matched] === key ||
          keys[matched] === size ||
          (matched === 0 &&
            tokens[look - 1]?.kind !== 'number' &&
            readNumberAt(words, look - 1) === null &&
            keys.slice(1).includes(key) &&
            keys.length === 2 &&
            /^\d/.test(keys[0]!) &&
            keys[0] === '1')
        if (!isIt) break
        matched += 1
        end = look + 1
      }
      if (matched === 0) continue
      const share = matched / keys.length
      if (share < 1 && !(Number(keys[0]) >= 100)) continue
      if (!best || end > best.at || share > best.share) best = { at: end, cost: 0, type: name, share }
    }
    if (best) return best
    const relative = sizeOf(words[place]!)
    if (relative === null || entry.types.some(({ keys }) => keys.some((key) => key.startsWith('size:'))))
      return null
    if (nameFrom(place)) return null
    const order =
      relative === 'size:p'
        ? 0
        : relative === 'size:g'
          ? entry.types.length - 1
          : relative === 'size:m' && entry.types.length === 3
            ? 1
            : -1
    return order < 0 ? null : { at: place + 1, cost: 0.1, type: entry.types[order]!.name }
  }

  /** The option that is said from here, the longest and then the one that is said in full. */
  const optionFrom = (
    place: number,
  ): (Hand & { group: GroupEntry; option: OptionEntry | null; share: number }) | null => {
    if (!speaksOfOption(text, entry, place)) return null
    let best: { group: GroupEntry; option: OptionEntry; end: number; share: number; cost: number }[] = []
    for (const group of entry.groups) {
      for (const option of group.options) {
        const found = phraseFrom(text, option.keys, place, to)
        if (
          !found ||
          (found.matched === 1 && words[place] === 'sem') ||
          (found.matched < option.keys.length && withoutExtra(option.keys, text, place, found.at))
        )
          continue
        const one = {
          group,
          option,
          end: found.at,
          share: found.matched / option.keys.length,
          cost: found.cost,
        }
        const rank = best.length === 0 ? 1 : compare(one, best[0]!, focus)
        if (rank > 0) best = [one]
        else if (rank === 0) best.push(one)
      }
    }
    if (best.length === 0) return null
    const first = best[0]!
    const plain = best.filter(({ option }) => !option.keys.some((key) => qualifiers.has(key)))
    const same = new Set(best.map(({ option }) => option.option.nome))
    const one = same.size === 1 ? pickGroup(best) : plain.length === 1 ? plain[0]! : null
    if (one)
      return {
        at: one.end,
        cost: one.cost + (one.share < 1 ? 0.08 : 0),
        group: one.group,
        option: one.option,
        share: one.share,
      }
    return { at: first.end, cost: first.cost + 0.2, group: first.group, option: null, share: first.share }
  }
  const pickGroup = <One extends { group: GroupEntry }>(of: readonly One[]): One =>
    of.find(({ group }) => group === focus) ??
    of.find(({ group }) => chosenIn(group) < group.group.min) ??
    of.find(({ group }) => chosenIn(group) < group.group.max) ??
    of[0]!

  /** 'a granola separada', 'capricha no leite condensado': wishes for an option that comes with them. */
  const noteOption = (place: number, end: number): { group: GroupEntry; option: OptionEntry } | null => {
    if (!/^([oa]s?|bem|capricha|caprichar|caprichado)$/.test(words[place]!)) return null
    for (const group of entry.groups)
      for (const option of group.options) {
        const start = joiners.has(words[place + 1]!) ? place + 2 : place + 1
        const found = phraseFrom(text, option.keys, start, end)
        const isWhole =
          found?.matched === option.keys.length && (words[place]!.length < 3 || found.at === end)
        if (
          isWhole &&
          !options.has(`${group.group.id} ${option.option.id}`) &&
          chosenIn(group) < group.group.max
        )
          return { group, option }
      }
    return null
  }

  while (at < to) {
    if (cost > MOST_COST) return 'hopeless'
    const token = tokens[at]!
    const word = words[at]!
    if (token.kind === 'break') {
      cost += crossing[token.word] ?? 0.3
      focus = null
      count = null
      at += 1
      continue
    }
    const isSize = entry.types.some(({ keys }) => keys.includes(token.key))
    if (token.kind === 'half' || (halves.has(word) && !isSize && !entry.name.includes(token.key))) {
      if (word === 'meio' && words[at + 1] === 'a' && words[at + 2] === 'meio') at += 2
      half = true
      cost += entry.groups.some(({ group }) => group.max > 1) ? 0 : 0.6
      at += 1
      continue
    }
    if (
      /^(os|as)$/.test(word) &&
      tokens[at + 1]?.kind !== 'break' &&
      at + 1 < to &&
      (readNumberAt(words, at + 1)?.value ?? 1) > 1
    ) {
      each = true
      at += 1 + readNumberAt(words, at + 1)!.length
      continue
    }
    if (everyOne.test(`${word} ${words[at + 1] ?? ''} `) && !entry.name.includes(token.key)) {
      each = true
      at += 1
      continue
    }
    if (token.kind === 'times') {
      if (quantity === null) quantity = Number(token.key)
      else cost += REST
      at += 1
      continue
    }
    const name = nameFrom(at)
    const size = sizeFrom(at)
    const option = optionFrom(at)
    const note = !option || option.share < 1 ? noteFrom(text, entry, at, to) : null
    const afterWith =
      (at > from && words[at - 1] === 'com') ||
      count !== null ||
      extraWords.has(words[at - 1] ?? '') ||
      extraWords.has(words[at - 2] ?? '')
    if (
      name &&
      name.at >= (size?.at ?? 0) &&
      (name.at >= (option?.at ?? 0)
        ? !(
            afterWith &&
            option &&
            option.share === 1 &&
            named.size > 0 &&
            name.at === option.at &&
            (said > 0.6 || count !== null)
          )
        : false)
    ) {
      const last = tokens[name.at - 1]!
      if (
        last.kind === 'number' &&
        words[name.at - 2] !== 'de' &&
        name.at === to &&
        lead?.quantity == null &&
        entry.name.length > 1 &&
        Number(last.key) <= 20
      )
        doubtful = true
      for (const place of name.places) {
        named.add(place)
        said += entry.weights[place]!
      }
      lastOption = null
      cost += name.cost
      at = name.at
      continue
    }
    if (size && size.at >= (option?.at ?? 0)) {
      if (type !== null) cost += type === size.type ? 0.05 : REST
      else type = size.type
      cost += size.cost
      at = size.at
      continue
    }
    if (option) {
      const { group } = option
      const room = group.group.max - chosenIn(group)
      if (option.option === null) {
        open.add(group.group.id)
      } else {
        const key = `${group.group.id} ${option.option.option.id}`
        const times = each && group.group.min > 1 ? group.group.min : (count ?? 1)
        const isAgain = options.has(key) && count === null && !/^(mais|outr[oa])$/.test(words[at - 1] ?? '')
        if (isAgain) cost += 0.1
        else if (room <= 0 && !options.has(key)) cost += 1.2
        else if (times > room) cost += 1.2
        if (!isAgain)
          options.set(key, (options.get(key) ?? 0) + Math.max(1, Math.min(times, Math.max(1, room))))
        lastOption = { key }
        if (each) common.add(key)
      }
      cost += option.cost + 0.02
      count = null
      at = option.at
      continue
    }
    if (note) {
      const named = noteOption(at, note)
      if (named) {
        options.set(`${named.group.group.id} ${named.option.option.id}`, 1)
        if (word === 'bem' || word.startsWith('capricha')) {
          at = note
          continue
        }
      }
      notes.push({ from: at, to: note })
      cost += 0.05
      at = note
      continue
    }
    const number = readNumberAt(words, at)
    if (number !== null && at + number.length <= to) {
      const next = at + number.length
      if (groupAt(next) !== null && tokens[next]!.kind === 'word' && !extraWords.has(words[next]!)) {
        at = next
        continue
      }
      const behind = nextTelling(text, next, to)
      if (behind !== null && optionFrom(behind)) {
        count = number.value
        if ((quantity ?? 1) > 1 || (carry?.left ?? 0) > 0) cost += 0.35
        at = next
        continue
      }
      if (
        !isMeasureAt(text, next) &&
        nothingBehind(text, next, to) &&
        quantity === null &&
        number.value > 0
      ) {
        quantity = number.value
        at = next
        continue
      }
      if (number.value !== 1 || token.kind === 'number') {
        rest.push(at)
        cost += REST
      } else cost += lead?.quantity == null ? 0.3 : 0.8
      at = next
      continue
    }
    if (token.kind === 'number' && /^\d+[.,]\d\d$/.test(word) && named.size > 0) {
      cost += 0.05
      at += 1
      continue
    }
    if (token.kind === 'number') {
      rest.push(at)
      cost += REST
      at += 1
      continue
    }
    const ofGroup = groupAt(at)
    if (ofGroup && !isJoining(word)) {
      focus = ofGroup
      at += 1
      continue
    }
    if (extraWords.has(word) || (word === 'dobro' && lastOption)) {
      if (word === 'dobro' && lastOption) options.set(lastOption.key, (options.get(lastOption.key) ?? 1) * 2)
      at += 1
      continue
    }
    if (entry.categoryKeys.some((key) => sense(at).get(key) !== undefined)) {
      calls += 1
      at += 1
      continue
    }
    if (
      word === 'com' ||
      (focus !== null && word === 'de') ||
      (word === 'e' && words.slice(from, at).includes('com') && full())
    ) {
      const end = refusedEnd(text, at + 1, to)
      const behind = nextTelling(text, at + 1, end)
      if (
        behind !== null &&
        !(word === 'e' && noteStarts.has(words[behind]!)) &&
        readNumberAt(words, at + 1) === null &&
        groupAt(behind) === null &&
        !optionFrom(behind) &&
        !nameFrom(behind) &&
        !isFiller(words[behind]!)
      ) {
        if (word === 'e' && !knownOption(behind, end)) {
          at += 1
          continue
        }
        if (word === 'com' && focus === null && !knownOption(behind, end) && namesItemAt(text, behind)) {
          rest.push(behind)
          cost += REST
          at = end
          continue
        }
        const known = focus !== null || knownOption(behind, end)
        if (known) refused.push({ from: behind, to: end })
        else notes.push({ from: at, to: end })
        cost += known ? 0.3 : 0.25
        at = end
        continue
      }
    }
    if (word === 'que' && /^(ser|seja|venha|vem)$/.test(words[at + 1] ?? '')) {
      at += 2
      continue
    }
    if (
      isContainer(token.key) &&
      token.kind === 'word' &&
      word.length > 2 &&
      /^d[eao]$/.test(words[at + 1] ?? '')
    ) {
      cost += lexicon.having(token.key).length > 0 ? 0.4 : 0.05
      at += 1
      continue
    }
    if (asides.has(word) && !joiners.has(word) && at + 1 < to && optionFrom(at + 1)?.option) {
      at += 1
      continue
    }
    if (asides.has(word) && !joiners.has(word)) {
      const end = asideEnd(text, at + 1, to)
      cost += 0.1
      at = end
      continue
    }
    if (/^outr[oa]$/.test(word) && (carry?.left ?? 0) > 0) cost += 0.3
    if (isFiller(word) || joiners.has(word) || (word === 'x' && named.size > 0)) {
      cost += lexicon.isName(token.key) && !joiners.has(word) ? 0.5 : 0.01
      at += 1
      continue
    }
    if (isUsual(token.key)) {
      notes.push({ from: at, to: at + 1 })
      cost += 0.1
      at += 1
      continue
    }
    rest.push(at)
    cost += REST
    at += 1
  }

  const whole = entry.weights.reduce((sum, weight) => sum + weight, 0)
  let share = whole === 0 ? 0 : Math.min(1, said / whole)
  let carried: Explanation['carried'] = null
  const isFull = full()
  if (!isFull && carry) {
    let head = said
    entry.name.forEach((key, place) => {
      if (!named.has(place) && carry.head.has(key)) head += entry.weights[place]!
    })
    const isOther = [...named].some((place) => !carry.head.has(entry.name[place]!))
    if (isOther && head > said && carry.entry.category === entry.category && carry.head.has(entry.name[0]!)) {
      carried = 'head'
      share = Math.min(1, head / whole)
    } else if (named.size === 0 && carry.entry === entry) {
      carried = 'item'
      share = 1
    }
  }
  if (isFull) share = 1
  const implied = named.size === 0 && carried === null
  let unsaid = 0
  if (implied) {
    const required = entry.groups.some(
      ({ group }) =>
        group.min > 0 &&
        ([...options.keys()].some((key) => key.startsWith(`${group.id} `)) || open.has(group.id)),
    )
    if (!required && !(calls > 0) && type === null) return null
    if (!required && calls === 0) return null
    cost +=
      (required
        ? (entry.types.length === 0 ? 0.45 : type === null ? 0.75 : 0.55) - (calls > 0 ? 0.4 : 0)
        : 0.7) + (from > 0 && lead?.quantity === null && calls === 0 && type === null ? 0.6 : 0)
  } else {
    unsaid = (1 - share) * 0.9
    if (carried === 'item') cost += calls * 0.1
    entry.name.forEach((key, place) => {
      if (qualifiers.has(key) && !named.has(place)) unsaid += 0.25
    })
    if (carried === null && [...named].every((place) => entry.beside.has(entry.name[place]!))) cost += 0.5
    if (carried === 'item' && options.size + notes.length === 0 && type === null && carry!.counted)
      cost += 0.5
    if (carried === null && lead?.quantity != null && words[lead.at] === 'com') cost += 0.6
    cost += unsaid + (carried === 'item' ? 0.2 : carried === 'head' ? 0.05 : 0)
    if (carried !== null && carry && lead?.quantity != null && lead.quantity <= carry.left)
      cost -= carried === 'item' ? 0.15 : 0.05
  }
  return {
    entry,
    cost,
    quantity,
    type,
    options,
    open,
    notes,
    refused,
    rest,
    named,
    share,
    full: isFull,
    carried,
    each,
    unsaid,
    common,
    half: half && !entry.groups.some(({ group }) => group.max > 1),
    calls,
    doubtful,
  }
}

/** How far the words of a name go from a place, in any order, joining words between them. */
export function phraseFrom(
  { tokens, words, lexicon }: Text,
  keys: readonly string[],
  place: number,
  to: number,
): (Hand & { matched: number }) | null {
  const left = [...keys]
  let end = place
  let cost = 0
  for (let look = place; look < to && left.length > 0 && look - end < 3; look += 1) {
    const token = tokens[look]!
    if (token.kind === 'break') break
    const found = matchOf(lexicon.senses(token), (key) => (left.includes(key) ? key : null))
    if (found) {
      left.splice(left.indexOf(found.value), 1)
      cost += found.cost
      end = look + 1
    } else if (look === place || !joiners.has(words[look]!)) break
  }
  const matched = keys.length - left.length
  return matched > 0 ? { at: end, cost, matched } : null
}

function matchOf<Value>(
  senses: ReadonlyMap<string, number>,
  take: (key: string) => Value | null,
): { value: Value; cost: number } | null {
  let best: { value: Value; cost: number } | null = null
  for (const [key, cost] of senses) {
    if (best && best.cost <= cost) continue
    const value = take(key)
    if (value !== null) best = { value, cost }
  }
  return best
}

function compare(
  one: { end: number; share: number; cost: number; group: GroupEntry },
  other: { end: number; share: number; cost: number; group: GroupEntry },
  focus: GroupEntry | null,
): number {
  if (one.end !== other.end) return one.end - other.end
  const focused = Number(one.group === focus) - Number(other.group === focus)
  if (focused !== 0) return focused
  if (one.share === 1 || other.share === 1) {
    const whole = Number(one.share === 1) - Number(other.share === 1)
    if (whole !== 0) return whole
  }
  return Math.abs(one.cost - other.cost) < 0.01 ? 0 : other.cost - one.cost
}

/** The token behind a note that begins at a place; null when none does. */
const oneWord =
  /^(?:gelad|quent|tostad|assad|torrad|picad|fatiad|prensad|cortad|dividid|trincand|estaland)\p{L}{0,6}$|^(?:pur[oa]|crocantes?)$/u

function speaksOfOption({ tokens, lexicon }: Text, entry: ItemEntry, place: number): boolean {
  const token = tokens[place]
  if (!token || token.kind === 'break' || entry.optionKeys.size === 0) return false
  for (const key of lexicon.senses(token).keys()) if (entry.optionKeys.has(key)) return true
  return false
}

function isOptionAt(text: Text, entry: ItemEntry, place: number, to: number): boolean {
  return (
    speaksOfOption(text, entry, place) &&
    entry.groups.some(({ options }) =>
      options.some(({ keys }) => phraseFrom(text, keys, place, to)?.matched === keys.length),
    )
  )
}

function noteFrom(
  { tokens, words, lexicon }: Text,
  entry: ItemEntry | null,
  place: number,
  to: number,
): number | null {
  const word = words[place]!
  const starts =
    noteStarts.has(word) ||
    (word === 'na' && words[place + 1] === 'parte') ||
    (word === 'na' && words[place + 1] === 'chapa') ||
    (/^[oa]s?$/.test(word) &&
      noteStarts.has(words[place + 2] ?? '') &&
      tokens[place + 1]?.kind === 'word' &&
      words[place + 2] !== 'com') ||
    (word === 'nao' && /^(poe|bota|coloca|quero)$/.test(words[place + 1] ?? '')) ||
    (word === 'com' &&
      (noteStarts.has(words[place + 1] ?? '') ||
        (noteStarts.has(words[place + 2] ?? '') && !/^(sem|bem)$/.test(words[place + 2]!)))) ||
    (word === 'a' && words[place + 1] === 'parte') ||
    (word === 'de' && words[place + 1] === 'gema')
  if (!starts || place >= to) return null
  if (word === 'com' && entry && isOptionAt({ text: '', tokens, words, lexicon }, entry, place + 1, to))
    return null
  if (oneWord.test(word)) {
    let end = place + 1
    while (
      end + 1 < to &&
      tokens[end]!.kind === 'word' &&
      tokens[end + 1]!.kind === 'word' &&
      (/^(na|no|ao|em)$/.test(words[end]!) || (words[end] === 'e' && oneWord.test(words[end + 1]!)))
    )
      end += 2
    return end
  }
  let end = place + 1
  while (end < to) {
    const token = tokens[end]!
    const here = words[end]!
    if (token.kind === 'break') break
    if (here === 'com' && word !== 'com') break
    if (
      end > place + 1 &&
      words[end - 1] !== 'sem' &&
      namesItemAt({ text: '', tokens, words, lexicon }, end) &&
      !entry?.madeOf.has(token.key)
    )
      break
    if (
      (entry !== null && end > place + 1 && entry.groups.some(({ keys }) => keys[0] === token.key)) ||
      (entry !== null && end > place + 1 && entry.groups.some(({ keys }) => keys[0] === token.key)) ||
      /^(favor|por|obrigado|valeu|mano|mana|hein|aqui|ai|ta|esta|tambem|k+|rs|haha|serio)$/.test(here) ||
      (here === 'e' && words[end + 1] === 'serio')
    )
      break
    if (asides.has(here)) break
    if (
      end > place + 1 &&
      /^(coloca|bota|poe|manda|quero|me|uma?|sem|dois|duas|outr[oa])$/.test(here) &&
      words[end - 1] !== 'nao'
    )
      break
    if (readNumberAt(words, end) !== null && !joiners.has(words[end - 1]!)) break
    if (here === 'e') {
      const next = tokens[end + 1]
      if (next && end + 1 < to && oneWord.test(next.word)) {
        end += 2
        continue
      }
      if (!next || next.kind !== 'word' || end + 1 >= to) break
      const known = [...lexicon.senses(next)].some(
        ([key, cost]) => cost <= 0.05 && (lexicon.isName(key) || lexicon.isOption(key)),
      )
      if (known || noteStarts.has(next.word) || isFiller(next.word) || readNumberAt(words, end + 1) !== null)
        break
    }
    if (
      entry &&
      end > place + 1 &&
      !joiners.has(words[end - 1]!) &&
      word !== 'na' &&
      isOptionAt({ text: '', tokens, words, lexicon }, entry, end, to)
    )
      break
    end += 1
  }
  while (end > place + 1 && joiners.has(words[end - 1]!)) end -= 1
  return end > place + 1 || !/^(sem|bem|mal|pouco|pouca|bastante|com|na|nao|de|a|o|muito|menos)$/.test(word)
    ? end
    : null
}

function nextTelling({ tokens, words }: Text, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break') return null
    if (!joiners.has(words[at]!) && !extraWords.has(words[at]!)) return at
  }
  return null
}

function nothingBehind({ tokens, words }: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (
      tokens[at]!.kind !== 'break' &&
      !isFiller(words[at]!) &&
      words[at] !== 'x' &&
      !words[at]!.startsWith('un')
    )
      return false
  return true
}

function refusedEnd({ tokens, words }: Text, from: number, to: number): number {
  let end = from
  while (
    end < to &&
    tokens[end]!.kind !== 'break' &&
    !(
      end > from &&
      (words[end] === 'e' ||
        words[end] === 'com' ||
        words[end] === 'sem' ||
        readNumberAt(words, end) !== null)
    )
  )
    end += 1
  while (end > from && isFiller(words[end - 1]!)) end -= 1
  return Math.max(end, from)
}

function asideEnd({ tokens, words }: Text, from: number, to: number): number {
  let end = from
  while (end < to && tokens[end]!.kind !== 'break') {
    if (
      end > from &&
      (words[end] === 'e' ||
        (readNumberAt(words, end) !== null && words[end] !== 'um' && words[end] !== 'uma'))
    )
      break
    if (end > from + 1 && /^uma?$/.test(words[end]!)) break
    if (end > from && (words[end] === 'com' || words[end] === 'sem')) break
    end += 1
  }
  return end
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

/** Whether 'carne' is said where the option is 'Carne extra', or 'extra' alone. */
function withoutExtra(keys: readonly string[], { words }: Text, from: number, to: number): boolean {
  const extra = keys.some((key) => extraWords.has(key))
  if (!extra) return false
  const run = words.slice(Math.max(0, from - 2), to)
  return (
    !run.some((word) => extraWords.has(word)) || run.slice(-(to - from)).every((word) => extraWords.has(word))
  )
}

/** Whether the name of an item is said in full from a place on. */
function namesItemAt(text: Text, place: number): boolean {
  const token = text.tokens[place]
  if (!token || token.kind === 'break') return false
  const keys = [...text.lexicon.senses(token)]
    .filter(([, cost]) => cost <= 0.1)
    .flatMap(([key]) => key.split(' '))
  return keys.some((key) =>
    text.lexicon.having(key).some(({ name, weights }) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const end = phraseFrom(text, name, place, Math.min(text.tokens.length, place + 8))?.at ?? place
      const said = name.reduce(
        (sum, own, index) =>
          sum +
          (text.tokens.slice(place, end).some((one) => text.lexicon.senses(one).has(own))
            ? weights[index]!
            : 0),
        0,
      )
      return name[0] === key && said / whole > 0.5
    }),
  )
}
