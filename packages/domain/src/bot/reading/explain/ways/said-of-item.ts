import type { GroupEntry } from '../../menu/lexicon'
import { isKind } from '../../menu/senses'
import { extraWords, helpings } from '../../vocabulary/word-sets'
import { REST } from '../costs'
import { isInPacks } from '../lead'
import { nextTelling } from '../ends'
import { nameAt } from '../parts/name-at'
import { noteFrom } from '../parts/notes'
import { keyOf, optionAt, wishedOption, type SaidOption } from '../parts/option-at'
import { sizeAt } from '../parts/size-at'
import { chosenIn, groupAt, take, type Run } from '../run'

/** A figure of a name that is larger is seldom how many are ordered. */
const MOST_DOUBTFUL = 9

type SaidName = NonNullable<ReturnType<typeof nameAt>>

/** Words of the name, a size, an option or a note: what goes the furthest, in this order. */
export function saidOfItem(run: Run): boolean {
  const { text, entry, at, to } = run
  if (isOwnWish(run)) {
    const wish = noteFrom(text, entry, at + 1, to)
    if (wish !== null) return takeNote(run, wish)
  }
  const name = nameAt(run, at)
  const size = sizeAt(run, at)
  const option = optionAt(run, at)
  const isName = name && name.at >= (size?.at ?? 0) && name.at >= (option?.at ?? 0)
  if (isName && !isRatherOption(run, name, option)) return takeName(run, name)
  if (size && size.at >= (option?.at ?? 0)) {
    if (run.type !== null) run.cost += run.type === size.type ? 0.05 : REST
    else run.type = size.type
    // 'meio cento de kibe e meio cento de risole' are two products.
    if (run.lead && isInPacks(text, run.lead) && isPack(run, size.type)) run.cost += 1
    return take(run, size.at, size.cost)
  }
  if (option && isHowOnly(run, option)) return takeNote(run, at + 1)
  if (
    option &&
    !isGroupOf(run, option) &&
    !(option.share < 1 && (isCategoryWord(run) || isGroupWord(run, option)))
  )
    return takeOption(run, option)
  if (isHelping(run)) return false
  const note = noteFrom(text, entry, at, to)
  return note === null ? false : takeNote(run, note)
}

function isPack({ entry }: Run, type: string): boolean {
  return entry.types.some(({ name, measure }) => name === type && measure?.unit === 'piece')
}

/** 'doce' of a 'pizza doce', although there is a 'borda de doce de leite'; behind the product it is how that comes. */
function isCategoryWord({ entry, text, at, focus, named, carry }: Run): boolean {
  const isBehind = named.size > 0 || carry?.entry === entry
  return focus === null && !isBehind && entry.categoryKeys.includes(text.tokens[at]!.key)
}

/** ', ovo bem passado' behind a 'PF de ovo': how what it is of is wanted, and no egg more. */
function isOwnWish({ text: { tokens, words }, entry, at, named }: Run): boolean {
  const isAnew = tokens[at - 1]?.kind === 'break' && /^(?:bem|mal)$/.test(words[at + 1] ?? '')
  return isAnew && [...named].some((place) => entry.name[place] === tokens[at]!.key)
}

/** 'acebolado' of 'fígado acebolado', although the 'Bife acebolado' is another choice: one is made already. */
function isHowOnly(run: Run, { at, group, option, share }: SaidOption): boolean {
  const word = run.text.words[run.at]!
  return (
    share < 1 &&
    at === run.at + 1 &&
    group.group.max === 1 &&
    chosenIn(run, group) > 0 &&
    /(?:ad|id)[oa]s?$/.test(word) &&
    option?.keys[0] !== run.text.tokens[run.at]!.key
  )
}

/** '3 quentinhas de frango' are so many of it, not how it is wanted. */
function isHelping({ text: { words }, at, lead, quantity }: Run): boolean {
  return (
    at === lead?.at && quantity !== null && helpings.has(words[at]!) && /^d[aeo]$/.test(words[at + 1] ?? '')
  )
}

/** 'carne' of 'carne de lombo', although there is a 'Carne de boi' among the 'Carnes'. */
function isGroupWord(run: Run, { at, group }: SaidOption): boolean {
  return at === run.at + 1 && groupAt(run, run.at) === group
}

/** 'carne' of 'carne de camarão' where 'Carne' is the group and one of its options: the last word tells. */
function isGroupOf(run: Run, { at, group, option }: SaidOption): boolean {
  if (group.group.max > 1 || at !== run.at + 1 || groupAt(run, run.at) !== group) return false
  const telling = nextTelling(run.text, at, run.to)
  const other = telling === null || telling > at + 1 ? null : optionAt(run, telling)
  return other?.group === group && other.option !== null && other.option !== option
}

/** 'bacon' of 'o bbq com 2 adicionais de bacon' is the option, although the name has that word too. */
function isRatherOption(run: Run, name: SaidName, option: SaidOption | null): boolean {
  if (run.focus !== null && option?.group === run.focus && option.at >= name.at) return true
  const { text, at, from, named, said, count } = run
  const before = (back: number) => text.words[at - back] ?? ''
  const isAsked =
    (at > from && before(1) === 'com') ||
    count !== null ||
    extraWords.has(before(1)) ||
    extraWords.has(before(2))
  if (!isAsked || option?.share !== 1 || name.at !== option.at) return false
  return named.size > 0 && (said > 0.6 || count !== null)
}

function takeName(run: Run, name: SaidName): true {
  const { key } = run.text.tokens[run.at]!
  if (isKind(key) && !run.entry.name.includes(key)) run.byKind = true
  if (isDoubtful(run, name)) run.doubtful = true
  for (const place of name.places) {
    run.named.add(place)
    run.said += run.entry.tells[place]!
  }
  // 'x-bacon com coração' is no x-coração with bacon.
  const isTorn = run.lastOption !== null && run.named.size > name.places.length
  run.lastOption = null
  return take(run, name.at, name.cost + (isTorn ? 0.1 : 0))
}

/** A last figure that may as well be how many: 'coca 2' where there is a 'Coca 2 L'. */
function isDoubtful({ text, entry, to, lead }: Run, { at }: SaidName): boolean {
  const { kind, key } = text.tokens[at - 1]!
  const isLast = kind === 'number' && at === to && text.words[at - 2] !== 'de'
  return (
    isLast &&
    lead?.quantity == null &&
    entry.name.length > 1 &&
    Number(key) > 1 &&
    Number(key) <= MOST_DOUBTFUL
  )
}

function takeOption(run: Run, { at, cost, group, option, share }: SaidOption): true {
  if (share < 1) run.partly = true
  if (option === null) openGroup(run, at, group)
  else countOption(run, keyOf(group, option), { group, to: at })
  run.count = null
  return take(run, at, cost + 0.02)
}

/** Several options of a group are meant as well: it is asked which. */
function openGroup(run: Run, to: number, { group }: GroupEntry): void {
  run.open.set(group.id, { from: run.at, to })
}

/** Counts an option whose words end before `to`. */
function countOption(run: Run, key: string, { group: entry, to }: { group: GroupEntry; to: number }): void {
  const { options, text, at } = run
  const { min, max } = entry.group
  const room = max - chosenIn(run, entry)
  // 'as duas com arroz e salada': each has both.
  const isListed = text.words[to] === 'e' && optionAt(run, to + 1)?.group === entry
  const isAll =
    (run.each && !isListed && chosenIn(run, entry) === 0) ||
    /\b(?:so|tudo|tod[oa]s?|inteir[oa]) (?:de |com )?$/.test(
      `${text.words.slice(Math.max(0, at - 2), at).join(' ')} `,
    )
  const times = isAll && min > 1 && run.count === null ? min : (run.count ?? 1)
  const isAgain =
    options.has(key) && run.count === null && !/^(mais|outr[oa])$/.test(text.words[at - 1] ?? '')
  if (isAgain) run.cost += 0.1
  else {
    if (times > room) run.cost += 1.2
    options.set(key, (options.get(key) ?? 0) + Math.max(1, Math.min(times, Math.max(1, room))))
  }
  run.lastOption = key
  if (run.each) run.common.add(key)
}

function takeNote(run: Run, end: number): true {
  const { at, text } = run
  // 'bem verdinha não, bem madura': taken back at once.
  if (text.words[end - 1] === 'nao' && end - at > 1) return take(run, end, 0.05)
  // 'escreve no cartão …' wants the card as well.
  const on =
    text.words[at]!.startsWith('escrev') && /^n[oa]$/.test(text.words[at + 1] ?? '')
      ? optionAt(run, at + 2)
      : null
  if (on?.option) run.options.set(keyOf(on.group, on.option), 1)
  const wished = wishedOption(run, at, end)
  if (wished) {
    run.options.set(keyOf(wished.group, wished.option), 1)
    const word = text.words[at]!
    if (/^(?:bem|n[oa]|ao|em)$/.test(word) || word.startsWith('capricha')) return take(run, end)
  }
  run.notes.push({ from: at, to: end })
  // 'frango assado' is rather what is called so than a 'Prato de frango' that is wanted 'assado'.
  const isOfName = text.lexicon.isPair(text.tokens[at - 1]?.key, text.tokens[at]!.key)
  return take(run, end, isOfName && at > run.from ? 0.5 : 0.05)
}
