import { PARTS_GROUP } from '../../../catalogue'
import type { ChosenOption } from '../../../menu'
import { MAX_NOTES, MAX_QUANTITY } from '../../model/limits'
import { readNumberAt } from '../../understand/number-words'
import type { Span, Text } from '../explain/explanation'
import { callsSome, changedLine, keysAt, lineCalled, tellingIn, type OpenLine } from './cart-lines'
import { changedPartly, denial, match, replaced, spanOf, type Change, type Scene } from './clauses'
import { dropping, lead, ofCheckout, refusing } from './verbs'
import { written } from '../tokens'
import { chosenAt, groupNamed, withoutOption } from './of-item'
import { withoutPart } from './parts'

const put = '(?:bota|bote|botar|poe|ponha|por|coloca|coloque|colocar)'
const notPut: readonly RegExp[] = [
  new RegExp(`^${lead}n[oa]s? (?<of>.+?) nao ${put} (?:[oa]s? )?(?<what>.+)$`, 'd'),
  new RegExp(
    `^${lead}nao ${put} (?:[oa]s? )?(?<what>.+?)(?: n(?:[oa]s?|el[ea]s?|ess[ea]s?)(?: (?<of>.+))?)?$`,
    'd',
  ),
]
/** Words that may be refused with a 'não' behind them. */
const MOST_REFUSED = 5

const removing = new RegExp(
  `^${lead}(?:${dropping}|desist(?:i|o|iu|imos|iram)|${refusing}|nada|(?:o )?cancelamento|(?:a )?(?:retirada|exclusao|remocao))(?: d[aeo]s?)? (?:(?:ess[ea]s?|aquel[ea]s?) )?(?<what>.+?)(?: (?:nao|tudinho|tudo|todinh[oa]s?|tod[oa]s|(?:(?:pode|podem|favor) )*(?:tira|tirar|tire|retira|retirar|cancela|cancelar)))?$`,
  'd',
)
const refused = /^(?:(?:ah|e|ai|nao) )*(?<what>.+) nao$/d
const removingBehind = new RegExp(
  `^${lead}(?<what>[oa]s? .+?) (?:(?:voce|pode|podem|eu|ja|melhor|quero|queria|vou) )*(?:${dropping}|${refusing}(?: nao)?)$`,
  'd',
)
const droppingSome = new RegExp(
  `^${lead}d[oa]s (?<what>.+?) (?:(?:pode|podem|quero|queria) )?(?:${dropping}) (?<count>um|uma|dois|duas|tres|\\d+)$`,
  'd',
)
const droppingIn = new RegExp(`^${lead}n[oa]s? (?<of>.+?) (?:${dropping}) (?:[oa]s? )?(?<what>.+)$`, 'd')
const without = new RegExp(`^${lead}(?:(?:deixa|fica) )?sem (?:[oa]s? )?(?<what>.+)$`, 'd')
const only = new RegExp(
  `^${lead}(?:(?:deixa|deixe|fica|fico|ficar|mantem|mantenha|manda|quero) (?:so|somente|apenas)(?: com)?|(?:so|somente|apenas) (?:quero|vou querer|fica|deixa)) [oa]s? (?<what>.+?)(?: mesmo)?$`,
  'd',
)

/** 'tira a coca', 'tira duas esfihas', 'a coca não', 'tira o bacon do smash'; a bare 'sem X' drops a chosen option only. */
export function removal(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  const kept = keptOnly(scene) ?? droppedOf(scene) ?? leftOut(scene)
  if (kept) return kept
  const some = droppedSome(scene)
  if (some) return some
  const found = match(scene, removing) ?? match(scene, removingBehind) ?? refusedLine(scene)
  const dropped = found ? null : match(scene, without)
  const span = found ? spanOf(scene, found, 'what') : dropped ? spanOf(scene, dropped, 'what') : null
  if (!span) return null
  if (dropped) return droppedOption(scene, span, null) ?? withoutLine(scene, span)
  // 'não quero mais entrega': what was refused is no product, and may be read already.
  if (ofCheckout.test(said(scene, span)) || said(scene, span) === 'mais') return null
  if (isOfPlace(scene, span) || !callsSome(text, span.from, span.to)) return null
  const number = readNumberAt(text.words, span.from)
  const ofSeveral = someOf(scene, span)
  if (ofSeveral) return ofSeveral
  const of = prepositionIn(text, span)
  if (of !== null) {
    const owner = lineCalled(text, of + 1, span.to, lines)
    const option = owner === null ? null : droppedOption(scene, { from: span.from, to: of }, owner)
    if (option) return option
    const noted =
      owner === null || number || !/^(?:d|n)[oa]s?$/.test(text.words[of]!)
        ? null
        : notedWithout(scene, { from: span.from, to: of }, owner)
    if (noted) return noted
  }
  const part = number || callsLine(scene, span) ? null : droppedOption(scene, span, null)
  if (part) return part
  const line = lineCalled(text, span.from + (number?.length ?? 0), endOf(text, span), lines)
  if (line !== null) {
    const { entry } = lines[line]!
    const left = number && number.value < entry.quantity ? entry.quantity - number.value : 0
    return replaced(scene, line, left > 0 ? [{ ...entry, quantity: left }] : [])
  }
  return droppedOption(scene, span, null) ?? severalRemoved(scene, span) ?? 'unsure'
}

function said({ text }: Scene, { from, to }: Span): string {
  return text.words.slice(from, to).join(' ')
}

const ofSome = / (?:de|n|em) ?(?<count>um|uma|dois|duas|tres|\d+) (?:del[ea]s|d[oa]s (?:dois|duas|tres|\d+))$/

/** 'tira o ovo de um deles': of so many of the line that has it. */
function someOf(scene: Scene, span: Span): Change | null {
  const { text, lines } = scene
  const found = ofSome.exec(said(scene, span))
  const amount = found && readNumberAt(found.groups!.count!.split(' '), 0)
  if (!found || !amount) return null
  const told = { from: span.from, to: span.to - found[0].trim().split(' ').length }
  const having = lines.flatMap((line, place) => (line && withoutSaid(text, told, line) ? [place] : []))
  const [place, other] = having
  if (place === undefined || other !== undefined) return null
  const next = changedLine(lines[place]!, { options: withoutSaid(text, told, lines[place]!)! })
  return next ? changedPartly(scene, place, next, amount.value) : null
}

const pointing = new RegExp(`^${lead}(?:${dropping}|${refusing})(?: (?:isso|ess[ea]|el[ea]))?$`)

/** 'esqueci que ela não come granola, tira': what was named just before. */
export function pointedOut(scene: Scene, before: Span): Change | null {
  return match(scene, pointing) ? droppedOption(scene, before, null) : null
}

/** 'cancela o torresmo e o caldo': each is a line of its own. */
function severalRemoved({ text, lines, cart }: Scene, { from, to }: Span): Change | null {
  const ands = text.words.slice(from, to).flatMap((word, more) => (word === 'e' ? [from + more] : []))
  if (ands.length === 0) return null
  const starts = [from, ...ands.map((at) => at + 1)]
  const called = starts.map((start, part) => {
    const end = ands[part] ?? to
    const number = readNumberAt(text.words, start)
    const first = start + (number?.length ?? 0)
    const line = tellingIn(text, first, end).length > 0 ? lineCalled(text, first, end, lines) : null
    return { line, count: number?.value ?? MAX_QUANTITY }
  })
  if (
    called.some(({ line }) => line === null) ||
    new Set(called.map(({ line }) => line)).size < called.length
  )
    return null
  const left = cart.map((entry, place) => {
    const gone = called.find(({ line }) => line === place)?.count ?? 0
    return { ...entry, quantity: entry.quantity - gone }
  })
  return { cart: left.filter(({ quantity }) => quantity > 0) }
}

/** 'no açaí não bota paçoca', where that was chosen. */
function leftOut(scene: Scene): Change | null {
  const { text, lines } = scene
  for (const expression of notPut) {
    const found = match(scene, expression)
    const what = found && spanOf(scene, found, 'what')
    const of = found && spanOf(scene, found, 'of')
    if (!what) continue
    const line = of ? lineCalled(text, of.from, of.to, lines) : null
    const option = of && line === null ? null : droppedOption(scene, what, line)
    if (option) return option
  }
  return null
}

/** 'dos de carne tira um': so many fewer. */
function droppedSome(scene: Scene): Change | null {
  const { text, lines } = scene
  const found = match(scene, droppingSome)
  const what = found && spanOf(scene, found, 'what')
  const line = what && lineCalled(text, what.from, what.to, lines)
  const count = found && readNumberAt(found.groups!.count!.split(' '), 0)
  if (!count || line === null) return null
  const { entry } = lines[line]!
  const left = entry.quantity - count.value
  return left < 0 ? null : replaced(scene, line, left > 0 ? [{ ...entry, quantity: left }] : [])
}

/** 'na marmita tira a farofa': an option of that line; what is none of it is how that is wanted. */
function droppedOf(scene: Scene): Change | null {
  const { text, lines } = scene
  const found = match(scene, droppingIn)
  const of = found && spanOf(scene, found, 'of')
  const what = found && spanOf(scene, found, 'what')
  const line = of && lineCalled(text, of.from, of.to, lines)
  if (!of || !what || line === null || tellingIn(text, of.from, of.to).length === 0) return null
  return droppedOption(scene, what, line) ?? notedWithout(scene, what, line)
}

/** 'tira a cebola da calabresa': what is no option of it is how it is wanted. */
function notedWithout(scene: Scene, what: Span, line: number): Change | null {
  const { text, lines } = scene
  const { name, categoryKeys } = lines[line]!.item
  const isOfIt = (at: number) =>
    keysAt(text, at).some((key) => name.includes(key) || categoryKeys.includes(key))
  if (tellingIn(text, what.from, what.to).some(isOfIt)) return null
  const first = /^[oa]s?$/.test(text.words[what.from]!) ? what.from + 1 : what.from
  const { notes } = lines[line]!.entry
  const told = `sem ${written(text.text, text.tokens, first, what.to)}`
  const next = changedLine(lines[line]!, {
    notes: [notes, told].filter(Boolean).join(', ').slice(0, MAX_NOTES),
  })
  return next ? replaced(scene, line, [next]) : null
}

/** 'sem a coca': a line that is called by the first word of its name, never one that only has it ('sem o bacon'). */
function withoutLine(scene: Scene, span: Span): Change | null {
  const { text, lines } = scene
  if (!/^[oa]s?$/.test(text.words[span.from - 1] ?? '')) return null
  const line = lineCalled(text, span.from, span.to, lines)
  const isCalled =
    line !== null &&
    tellingIn(text, span.from, span.to).some((at) => keysAt(text, at).includes(lines[line]!.item.name[0]!))
  return isCalled ? replaced(scene, line, []) : null
}

/** 'deixa só o pastel': the others are left out. */
function keptOnly(scene: Scene): Change | null {
  const found = match(scene, only)
  const span = found && spanOf(scene, found, 'what')
  const line = span && lineCalled(scene.text, span.from, span.to, scene.lines)
  return span && line !== null && tellingIn(scene.text, span.from, span.to).length > 0
    ? { cart: [scene.lines[line!]!.entry], line: 0 }
    : null
}

/** 'a coca não': only what lies in the cart can be refused so. */
function refusedLine(scene: Scene): RegExpExecArray | null {
  const found = match(scene, denial) ? null : match(scene, refused)
  const span = found && spanOf(scene, found, 'what')
  if (!span || span.to - span.from > MOST_REFUSED) return null
  return lineCalled(scene.text, span.from, span.to, scene.lines) === null ||
    tellingIn(scene.text, span.from, span.to).length === 0
    ? null
    : found
}

/** 'não põe cebola no pastel' says how it is wanted. */
function isOfPlace({ text, lines }: Scene, span: Span): boolean {
  const at = prepositionIn(text, span)
  const isOfLine =
    at !== null && /^n[ao]s?$/.test(text.words[at]!) && lineCalled(text, at + 1, span.to, lines) !== null
  return (
    isOfLine &&
    lineCalled(text, span.from, at, lines) === null &&
    /^(?:poe|coloca|bota)/.test(text.words[span.from - 1] ?? '')
  )
}

function endOf({ words }: Text, { to }: Span): number {
  return /^para (?:mim|a gente|nos)$/.test(words.slice(to - 2, to).join(' ')) ? to - 2 : to
}

/** Whether words call a line of the cart by its product, or by what it is of: 'a coca', 'a de carne'. */
function callsLine({ text, lines }: Scene, { from, to }: Span): boolean {
  const names = new Set(lines.flatMap((line) => line?.item.name ?? []))
  for (let at = from; at < to; at += 1)
    if (/^d[aeo]s?$/.test(text.words[at]!) || keysAt(text, at).some((key) => names.has(key))) return true
  return false
}

/** Where 'do' or 'na' stands in a run: 'o bacon do smash'. */
function prepositionIn({ words }: Text, { from, to }: Span): number | null {
  for (let at = to - 2; at > from; at -= 1) if (/^(?:d[aeo]s?|n[ao]s?)$/.test(words[at]!)) return at
  return null
}

/** The options of a line without the one that words name, or without all of a group that they name ('a borda'). */
function withoutSaid(text: Text, span: Span, line: OpenLine): ChosenOption[] | null {
  const { options } = line.entry
  const chosen = chosenAt(text, span, line)
  if (chosen) return withoutOption(options, chosen)
  const group = groupNamed(text, span, line)
  const left = options.filter(({ group_id }) => group_id !== group?.group.id)
  return left.length < options.length ? left : null
}

function droppedOption(scene: Scene, span: Span, owner: number | null): Change | null {
  const { text, lines } = scene
  const places = owner === null ? lines.flatMap((line, place) => (line ? [place] : [])) : [owner]
  const having = places.filter((place) => withoutSaid(text, span, lines[place]!) !== null)
  const place = having.length === 1 ? having[0]! : having.includes(scene.last ?? -1) ? scene.last! : null
  if (place === null) return null
  const line = lines[place]!
  const chosen = chosenAt(text, span, line)
  const next =
    chosen?.groupId === PARTS_GROUP
      ? withoutPart(text, line, chosen.optionId)
      : changedLine(line, { options: withoutSaid(text, span, line)! })
  return next ? replaced(scene, place, [next]) : null
}
