import { isContainer, isJoining, isUsual, packs } from '../../menu/name-words'
import { asides, extraWords, helpings, joiners } from '../../vocabulary/word-sets'
import { asideEnd } from '../ends'
import { sizeOf } from '../../menu/sizes'
import { isFiller } from '../fillers'
import { nameAt } from '../parts/name-at'
import { optionAt } from '../parts/option-at'
import { sizeAt } from '../parts/size-at'
import { chosenIn, groupAt, sensesAt, take, type Run } from '../run'

/** 'borda' of 'borda de catupiry': the options behind it are of that group. */
export function groupName(run: Run): boolean {
  const group = groupAt(run, run.at)
  if (!group || isJoining(run.text.words[run.at]!)) return false
  run.focus = group
  return take(run, run.at + 1)
}

/** 'extra', 'adicional', and 'em dobro' of the option before. */
export function extra(run: Run): boolean {
  const word = run.text.words[run.at]!
  if (word === 'dobro' && run.lastOption !== null) {
    run.options.set(run.lastOption, (run.options.get(run.lastOption) ?? 1) * 2)
    return take(run, run.at + 1)
  }
  return extraWords.has(word) && take(run, run.at + 1)
}

/** 'pizza' of an item in Pizzas. */
export function categoryName(run: Run): boolean {
  const senses = sensesAt(run, run.at)
  if (!run.entry.categoryKeys.some((key) => senses.has(key))) return false
  run.calls += 1
  return take(run, run.at + 1)
}

/** 'x' of 'e 1 x-bacon' behind an x-salada: a word of the name that was said already begins another product. */
export function again(run: Run): boolean {
  const { text, entry, named, at } = run
  if (joiners.has(text.words[at]!)) return false
  const senses = sensesAt(run, at)
  const isSaid = [...named].some((place) => (senses.get(entry.name[place]!) ?? 1) <= 0.1)
  return isSaid && take(run, at + 1, 0.5)
}

/** 'bandeja' of what there is in a 'Bandeja com 12' and a 'Bandeja com 30'. */
export function sizeWord(run: Run): boolean {
  const { key, kind } = run.text.tokens[run.at]!
  const { types } = run.entry
  const isOfAll = kind === 'word' && types.length > 0 && types.every(({ keys }) => keys.includes(key))
  return isOfAll && take(run, run.at + 1, 0.02)
}

/** 'média' of what comes small and large, or in one size: which of them, is to be asked. */
export function otherSize(run: Run): boolean {
  const { text, entry, named, calls, type, at } = run
  if (
    named.size + calls === 0 ||
    type !== null ||
    !/^size:(?:[pmg]|familia|gigante|broto)$/.test(sizeOf(text.words[at]!) ?? '')
  )
    return false
  if (text.words[at]!.length < 5) return false
  if (entry.types.length === 0) run.doubtful = true
  return take(run, at + 1, 0.6)
}

/** 'grande' of an 'Água 1,5 L' where there is a smaller one: how large it is stands in its name. */
export function relative(run: Run): boolean {
  const { text, entry } = run
  const size = sizeOf(text.words[run.at]!)
  const { holds } = entry
  if (!/^size:[pg]$/.test(size ?? '') || !holds || entry.types.length > 0) return false
  const others = text.lexicon.items.flatMap((other) =>
    other !== entry && other.name[0] === entry.name[0] && other.holds?.measure.unit === holds.measure.unit
      ? [other.holds.measure.much]
      : [],
  )
  const isBeside = others.some((much) =>
    size === 'size:p' ? much > holds.measure.much : much < holds.measure.much,
  )
  return isBeside && take(run, run.at + 1, 0.15)
}

/** 'pacote com 5' of a 'Pão sírio (pacote com 5)': said along, and no more than the name. */
export function explaining(run: Run): boolean {
  const { entry, text, at, to, named } = run
  if (entry.explained.size === 0 || named.size === 0) return false
  const figure = text.words[at] === 'com' ? at + 1 : at
  const { kind, key } = text.tokens[figure]!
  if (figure >= to || !entry.explained.has(key) || entry.name.includes(key)) return false
  // Without a 'com' it may be how many.
  if (kind === 'number' ? figure === at : kind !== 'word') return false
  return take(run, figure + 1, 0.02)
}

/** 'tem que ser de goiaba'. */
export function mustBe(run: Run): boolean {
  const { words } = run.text
  const isIt = words[run.at] === 'que' && /^(ser|seja|venha|vem)$/.test(words[run.at + 1] ?? '')
  return isIt && take(run, run.at + 2)
}

/** 'garrafa de', 'fatia de': how it comes, where its name does not say it. */
export function container(run: Run): boolean {
  const { text, at } = run
  const { kind, key, word } = text.tokens[at]!
  const isOne = kind === 'word' && word.length > 2 && (isContainer(key) || helpings.has(word))
  const isLead =
    /^d[eao]$/.test(text.words[at + 1] ?? '') || (at + 1 < run.to && nameAt(run, at + 1) !== null)
  if (!isOne || !isLead) return false
  // 'uma caixa de heineken' is no single one.
  if (packs.has(key)) return take(run, at + 1, 1)
  return take(run, at + 1, text.lexicon.having(key).length > 0 ? 0.4 : 0.05)
}

/** 'pra minha esposa', 'porque é pra dividir'; not where an option is behind it. */
export function aside(run: Run): boolean {
  const { text, at, to } = run
  const word = text.words[at]!
  if (!asides.has(word) || joiners.has(word)) return false
  const isOfItem =
    at + 1 < to && (optionAt(run, at + 1)?.option || sizeAt(run, at + 1) || figureAt(run, at + 1))
  if (isOfItem) return take(run, at + 1)
  const end = asideEnd(text, at + 1, to)
  return take(run, chosenBehind(run, at + 1, end) ?? end, 0.1)
}

/** 'verde' of 'forminha pra docinho verde': what has to be chosen stands last in what it is for. */
function chosenBehind(run: Run, from: number, end: number): number | null {
  const last = end - 1
  if (last <= from || last - from > 2) return null
  const option = optionAt(run, last)
  const isWanted = option?.option && option.share === 1 && option.group.group.min > 0
  return isWanted && chosenIn(run, option.group) === 0 ? last : null
}

/** '10' of 'kit pra 10 pessoas', where the name has it. */
function figureAt(run: Run, at: number): boolean {
  return /^\d+$/.test(run.text.tokens[at]!.key) && nameAt(run, at) !== null
}

/** Words that an order is wrapped in; one that stands in a name of the menu weighs. */
export function filler(run: Run): boolean {
  const { text, at, carry, named } = run
  const { key, word } = text.tokens[at]!
  const isJoiner = joiners.has(word)
  const isAnother = /^outr[oa]$/.test(word) && text.words[at - 1] === 'e'
  if (isAnother || (/^outr[oa]$/.test(word) && (carry?.left ?? 0) > 0)) run.cost += 0.3
  if (!isFiller(word) && !isJoiner && !(word === 'x' && named.size > 0)) return false
  return take(run, at + 1, text.lexicon.isName(key) && !isJoiner ? 0.5 : 0.01)
}

/** 'natural' of an item whose name does not have it: a note. */
export function usual(run: Run): boolean {
  const { text, at } = run
  // 'chegou gente aqui em casa' says where.
  if (text.words[at - 1] === 'em' && text.words[at] === 'casa') return take(run, at + 1, 0.02)
  if (!isUsual(text.tokens[at]!.key) || /^(?:mineral|cola)$/.test(text.words[at]!)) return false
  if (!/^(?:norma(?:l|is)|comu(?:m|ns))$/.test(text.words[at]!)) run.notes.push({ from: at, to: at + 1 })
  return take(run, at + 1, 0.1)
}
