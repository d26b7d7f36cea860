import { priceLine, type CartEntry } from '../../../menu'
import { readNumberAt } from '../../understand/number-words'
import { explain, phraseFrom, type Explanation, type Text } from '../explain'
import { sizeOf, type ItemEntry } from '../lexicon'
import { readLines } from '../read-lines'
import { written } from '../tokens'
import { changedLine, lineCalled, openLines, optionEntry, withOption, type OpenLine } from './cart-lines'

/** What a message changes of a cart. */
export interface CartEdits {
  /** The cart afterwards; the same where nothing was changed. */
  cart: readonly CartEntry[]
  changed: boolean
  /** All of it is to go: to be asked first. */
  empties: boolean
  /** Something was to be changed, and nobody can know what. */
  unsure: boolean
  /** Tokens that said so. */
  taken: boolean[]
}

interface Clause {
  from: number
  to: number
  words: readonly string[]
}

const MAX_QUANTITY = 99
const MAX_NOTES = 200
const lead =
  '(?:(?:nao|ah|oi|opa|ops|vixe|e|ai|ei|entao|mano|mana|moca|moco|por favor|pode|pfv|so que|olha|desculpa|eu|agora|tambem|a galera desistiu) )*'
const empties =
  /\b(?:tira|apaga|cancela|limpa|esvazia|zera|remove|exclui|esquece) (?:tudo|todo o pedido|o carrinho)\b|\berrei tudo\b|\bapaga ai\b|\bcomec(?:o|ar) de novo\b/
const begins =
  /^(?:tira|tirar|tire|remove|remover|exclui|troca|trocar|muda|mudar|esquece|desisti|aumenta|diminui|bota|poe|coloca|acrescenta|adiciona|na verdade|em vez|no lugar|faz|manda|quero|so)$/

/** Reads what a customer takes back or changes of what lies in the cart: 'tira a coca', 'na verdade são 3', 'a portuguesa é sem cebola'. */
export function readEdits(text: Text, cart: readonly CartEntry[]): CartEdits {
  const edits: CartEdits = {
    cart,
    changed: false,
    empties: false,
    unsure: false,
    taken: text.tokens.map(() => false),
  }
  if (cart.length === 0) return edits
  if (empties.test(text.words.join(' ')))
    return { ...edits, empties: true, taken: text.tokens.map(() => true) }
  const isCorrection = /\b(?:na verdade|nao era|errei|corrige|ops)\b|^nao\b/.test(text.words.join(' '))
  let last: number | null = null
  let denied: { from: number; to: number } | null = null
  for (const clause of clausesOf(text)) {
    const lines = openLines(edits.cart, text.lexicon)
    const done = changeOf({ text, clause, cart: edits.cart, lines, isCorrection, last, denied })
    denied = /^nao era\b/.test(clause.words.join(' ')) ? { from: clause.from + 2, to: clause.to } : null
    if (done === null) continue
    for (let at = clause.from; at < clause.to; at += 1) edits.taken[at] = true
    if (done === 'unsure') edits.unsure = true
    else if (done !== 'nothing') {
      last = done.line ?? last
      edits.cart = done.cart
      edits.changed = true
    }
  }
  return edits
}

function clausesOf({ tokens, words }: Text): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length || tokens[at]!.kind === 'break'
    const begin = words[at] === 'e' || words[at] === 'ai' ? words[at + 1] : undefined
    const isNext =
      begin !== undefined &&
      (begins.test(begin) ||
        begins.test(`${begin} ${words[at + 2]}`) ||
        /^(?:a|o|as|os) .+ (?:aumenta|muda|troca|e sem|e com)\b/.test(words.slice(at + 1, at + 6).join(' ')))
    if (!isEnd && !(isNext && at > from)) continue
    if (at > from) clauses.push({ from, to: at, words: words.slice(from, at) })
    from = isEnd ? at + 1 : at
  }
  return clauses
}

interface Change {
  cart: readonly CartEntry[]
  line?: number
}

interface Scene {
  text: Text
  clause: Clause
  cart: readonly CartEntry[]
  lines: readonly (OpenLine | null)[]
  isCorrection: boolean
  /** The line that was changed last. */
  last: number | null
  /** What the clause before said that it was not: 'não era queijo normal'. */
  denied: { from: number; to: number } | null
}

/** What one clause changes: null when it is none, 'nothing' when it only says why. */
function changeOf(scene: Scene): Change | 'nothing' | 'unsure' | null {
  return (
    removal(scene) ??
    swap(scene) ??
    resized(scene) ??
    recounted(scene) ??
    more(scene) ??
    described(scene) ??
    extended(scene)
  )
}

/** The places in the message of a group of an expression that matched the clause's words. */
function spanOf(
  { clause }: Scene,
  found: RegExpExecArray,
  name: string,
): { from: number; to: number } | null {
  const said = found.groups?.[name]
  const range = found.indices?.groups?.[name]
  if (!said || !range) return null
  const line = clause.words.join(' ')
  const from = clause.from + (line.slice(0, range[0]).split(' ').length - 1)
  return { from, to: from + said.trim().split(' ').length }
}

function match(scene: Scene, expression: RegExp): RegExpExecArray | null {
  return expression.exec(scene.clause.words.join(' '))
}

const removing = new RegExp(
  `^${lead}(?:tira|tirar|tire|remove|remover|exclui|excluir|esquece|desisti d[aeo]s?|desisti|nao (?:vou )?quer(?:o|er) mais|nao quero|nao precisa d[aeo]s?|cancela|cancelar) (?<what>.+)$`,
  'd',
)
const refusing = /^(?:(?:ah|e|ai) )*(?<what>[oa]s? .+) nao$/d
const without = new RegExp(`^${lead}sem (?:[oa]s? )?(?<what>.+)$`, 'd')

function removal(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  const found = match(scene, removing) ?? match(scene, refusing)
  const dropped = found ? null : match(scene, without)
  const span = found ? spanOf(scene, found, 'what') : dropped ? spanOf(scene, dropped, 'what') : null
  if (!span) return null
  if (dropped) return droppedOption(scene, span, null)
  const number = readNumberAt(text.words, span.from)
  const of = prepositionIn(text, span)
  if (of !== null) {
    const owner = lineCalled(text, of + 1, span.to, lines)
    const option = owner === null ? null : droppedOption(scene, { from: span.from, to: of }, owner)
    if (option) return option
  }
  const end = /^para (?:mim|a gente|nos)$/.test(text.words.slice(span.to - 2, span.to).join(' '))
    ? span.to - 2
    : span.to
  const line = lineCalled(text, span.from + (number?.length ?? 0), end, lines)
  if (line !== null) {
    const { entry } = lines[line]!
    const left = number && number.value < entry.quantity ? entry.quantity - number.value : 0
    return left > 0 ? replaced(scene, line, [{ ...entry, quantity: left }]) : replaced(scene, line, [])
  }
  return droppedOption(scene, span, null) ?? 'unsure'
}

/** Where 'do' or 'na' stands in a run: 'o bacon do smash'. */
function prepositionIn({ words }: Text, { from, to }: { from: number; to: number }): number | null {
  for (let at = to - 2; at > from; at -= 1) if (/^(?:d[aeo]s?|n[ao]s?)$/.test(words[at]!)) return at
  return null
}

function droppedOption(
  scene: Scene,
  span: { from: number; to: number },
  owner: number | null,
): Change | null {
  const { text, lines } = scene
  const places = owner === null ? lines.flatMap((line, place) => (line ? [place] : [])) : [owner]
  const having = places.filter((place) => chosenAt(text, span, lines[place]!) !== null)
  const place = having.length === 1 ? having[0]! : having.includes(scene.last ?? -1) ? scene.last! : null
  if (place === null) return null
  const line = lines[place]!
  const option = chosenAt(text, span, line)!
  const options = line.entry.options.filter(
    (one) => !(one.group_id === option.groupId && one.option_id === option.optionId),
  )
  const next = changedLine(line, { options })
  return next ? replaced(scene, place, [next]) : null
}

/** The option chosen on a line that words name in full. */
function chosenAt(
  text: Text,
  { from, to }: { from: number; to: number },
  { entry, item }: OpenLine,
): { groupId: string; optionId: string } | null {
  for (const { group_id, option_id } of entry.options) {
    const keys = optionEntry(item, group_id, option_id)?.keys
    for (let at = from; keys && at < to; at += 1) {
      const found = phraseFrom(text, keys, at, to)
      if (found && (found.matched === keys.length || keys.length > 1))
        return { groupId: group_id, optionId: option_id }
    }
  }
  return null
}

const swaps: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:troca|trocar|muda|mudar|substitui) (?<what>.+) (?:por|pelo|pela|para) (?<by>.+?)(?: tambem)?$`,
    'd',
  ),
  /^(?<what>.+?) (?:troca|muda) (?:por|para) (?<by>.+)$/d,
  new RegExp(
    `^${lead}(?:em vez|no lugar|ao inves) d[aeo]s? (?<what>.+?) (?:poe|bota|coloca|quero|manda|traz|me ve|faz) (?<by>.+)$`,
    'd',
  ),
]

function swap(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  for (const expression of swaps) {
    const found = match(scene, expression)
    if (!found) continue
    const what = spanOf(scene, found, 'what')
    const by = spanOf(scene, found, 'by')
    if (!what || !by || /\b(?:endereco|pagamento|bairro|entrega|forma)\b/.test(found.groups!.what!))
      return null
    const line = lineCalled(text, what.from, what.to, lines)
    if (line !== null && isSize(text, by, lines[line]!.item)) return null
    const option = swappedOption(scene, what, by)
    if (option) return option
    if (line === null) return 'unsure'
    const { entry } = lines[line]!
    const order = readLines(piece(text, by.from, by.to))
    const [next] = order.lines
    if (!next || order.lines.length > 1 || order.unclear.length > 0 || next.priceType === null) {
      return sibling(scene, line, by) ?? 'unsure'
    }
    const counted = readNumberAt(text.words, by.from)
    const cart = priced(text, {
      item_id: next.itemId,
      price_type: next.priceType,
      quantity: counted ? next.quantity : entry.quantity,
      options: next.options,
      notes: next.notes,
    })
    return cart ? replaced(scene, line, [cart]) : 'unsure'
  }
  return null
}

function swappedOption(
  scene: Scene,
  what: { from: number; to: number },
  by: { from: number; to: number },
): Change | null {
  const { text, lines } = scene
  for (const [place, line] of lines.entries()) {
    if (!line) continue
    const old = chosenAt(text, what, line)
    const group = old
      ? line.item.groups.find(({ group }) => group.id === old.groupId)
      : line.item.groups.find(({ keys }) =>
          text.tokens
            .slice(what.from, what.to)
            .some((token) => keys.some((key) => text.lexicon.senses(token).has(key))),
        )
    if (!group) continue
    for (let at = by.from; at < by.to; at += 1) {
      const fits = group.options.filter(
        ({ keys }) => phraseFrom(text, keys, at, by.to)?.matched === keys.length,
      )
      const next =
        fits.sort((one, other) => other.keys.length - one.keys.length)[0] ??
        onlyPartly(text, group.options, at, by.to)
      if (!next) continue
      const left = old
        ? line.entry.options.filter(
            (one) => !(one.group_id === old.groupId && one.option_id === old.optionId),
          )
        : line.entry.options
      const options = withOption(left, line.item, group.group.id, next.option.id)
      const changed = options && changedLine(line, { options })
      if (changed) return replaced(scene, place, [changed])
    }
  }
  return null
}

function onlyPartly<One extends { keys: readonly string[] }>(
  text: Text,
  options: readonly One[],
  at: number,
  to: number,
): One | null {
  const fits = options.filter(({ keys }) => (phraseFrom(text, keys, at, to)?.matched ?? 0) > 0)
  return fits.length === 1 ? fits[0]! : null
}

function isSize(text: Text, { from, to }: { from: number; to: number }, item: ItemEntry): boolean {
  return typeAt(text, from, to, item) !== null
}

/** The size of an item that words name. */
function typeAt({ tokens, words }: Text, from: number, to: number, { types }: ItemEntry): string | null {
  const keys = new Set<string>()
  for (let at = from; at < to; at += 1) {
    keys.add(tokens[at]!.key)
    const size = sizeOf(words[at]!)
    if (size) keys.add(size)
  }
  const fits = types.filter(
    (type) => keys.has(type.keys[0]!) && (type.keys.length === 1 || type.keys.some((key) => keys.has(key))),
  )
  return fits.length === 1 ? fits[0]!.name : null
}

const resizing: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:aumenta|diminui|muda|mudar|passa|troca|faz|deixa|bota|coloca|quero)(?: (?<what>.+?))? para (?:[oa] )?(?<size>.+)$`,
    'd',
  ),
  /^(?:(?:e|ai|ah) )*(?<what>(?:[oa]s? )?.+?) (?:aumenta|diminui|muda|passa|troca) para (?:[oa] )?(?<size>.+)$/d,
  new RegExp(`^${lead}(?:na verdade )?(?:faz|quero|e|vai ser|muda|a|o)? ?(?<size>[^ ]+(?: [^ ]+)?)$`, 'd'),
]

function resized(scene: Scene): Change | 'unsure' | null {
  const { text, lines, clause, isCorrection } = scene
  for (const [index, expression] of resizing.entries()) {
    const found = match(scene, expression)
    const size = found && spanOf(scene, found, 'size')
    if (!size || (index === 2 && !(isCorrection || /^(?:faz|muda)\b/.test(clause.words.join(' '))))) continue
    const what = spanOf(scene, found, 'what')
    const line = what ? lineCalled(text, what.from, what.to, lines) : sizedLine(scene, size)
    if (line === null) continue
    const type = typeAt(text, size.from, size.to, lines[line]!.item)
    const number = readNumberAt(text.words, size.from)
    if (type !== null) {
      const next = changedLine(lines[line]!, { price_type: type })
      return next ? replaced(scene, line, [next]) : 'unsure'
    }
    if (what && number && number.length === size.to - size.from) return counted(scene, line, number.value)
  }
  return null
}

/** The only line that has this size, or the last of them. */
function sizedLine({ text, lines, last }: Scene, size: { from: number; to: number }): number | null {
  const fits = lines.flatMap((line, place) => (line && isSize(text, size, line.item) ? [place] : []))
  return fits.length === 1 ? fits[0]! : last !== null && fits.includes(last) ? last : null
}

const countings: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:(?:e|sao|so|apenas|era|eram|quero|vai ser|sera) )*(?<count>\\S+)(?: (?:so|apenas|unidades?))?$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:faz|quero|manda|bota|coloca|ve|me ve) (?<count>\\S+) (?:dess[ea]s?|del[ea]s?|iguais|igual)$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:(?:e|sao|so|na verdade|quero) )*(?<count>\\S+) (?<what>(?!de cada).+?) (?:so|apenas)$`,
    'd',
  ),
]
const ofEach = new RegExp(`^${lead}(?:(?:e|sao|so|na verdade|quero|apenas) )*(?<count>\\S+) de cada$`, 'd')

function recounted(scene: Scene): Change | 'unsure' | null {
  const { text, lines, clause, isCorrection } = scene
  const each = match(scene, ofEach)
  const eachAt = each && spanOf(scene, each, 'count')
  const eachNumber = eachAt && readNumberAt(text.words, eachAt.from)
  if (eachNumber) {
    const cart = lines.flatMap((line) => (line ? [{ ...line.entry, quantity: eachNumber.value }] : []))
    return eachNumber.value >= 1 && eachNumber.value <= MAX_QUANTITY && cart.length === lines.length
      ? { cart }
      : 'unsure'
  }
  for (const [index, expression] of countings.entries()) {
    const found = match(scene, expression)
    const span = found && spanOf(scene, found, 'count')
    const number = span && readNumberAt(text.words, span.from)
    if (!number || number.length !== span.to - span.from) continue
    const line = clause.words.join(' ')
    if (index === 0 && !isCorrection && !/\b(?:so|sao|apenas|na verdade)\b|^e /.test(line)) continue
    const what = spanOf(scene, found, 'what')
    const place = what ? lineCalled(text, what.from, what.to, lines) : lineCalled(text, 0, 0, lines)
    if (place === null || (!what && index === 0 && lines.length > 1 && scene.last === null)) return 'unsure'
    return counted(scene, what ? place : (scene.last ?? place), number.value)
  }
  return null
}

function counted(scene: Scene, line: number, quantity: number): Change | 'unsure' {
  if (quantity < 1 || quantity > MAX_QUANTITY) return 'unsure'
  return replaced(scene, line, [{ ...scene.lines[line]!.entry, quantity }])
}

const moreOf = new RegExp(
  `^${lead}(?:(?:bota|manda|coloca|quero|traz|me ve|ve|adiciona|acrescenta|poe) )*mais (?<count>\\S+)(?: (?<what>.+))?$`,
  'd',
)

function more(scene: Scene): Change | null {
  const { text, lines } = scene
  const found = match(scene, moreOf)
  const span = found && spanOf(scene, found, 'count')
  const number = span && readNumberAt(text.words, span.from)
  if (!number) return null
  const from = span.from + number.length
  const what = scene.clause.to > from
  const isThat = /^dess[ea]s?$/.test(text.words[from] ?? '')
  const line =
    lineCalled(text, from, scene.clause.to, lines) ?? (isThat ? lineCalled(text, 0, 0, lines) : null)
  if (line === null) return null
  if (
    what &&
    !/^(?:dess[ea]s?|igual|iguais|da mesma|do mesmo)/.test(text.words.slice(from, from + 2).join(' '))
  ) {
    const order = readLines(piece(text, span.from, scene.clause.to))
    const [other] = order.lines
    const isOther =
      order.lines.length === 1 && other!.itemId !== lines[line]!.entry.item_id && order.unclear.length === 0
    const isQualified = order.lines.length === 1 && (other!.options.length > 0 || other!.notes !== null)
    if (isOther || isQualified) return null
  }
  const { entry } = lines[line]!
  const quantity = entry.quantity + number.value
  return quantity > MAX_QUANTITY ? null : replaced(scene, line, [{ ...entry, quantity }])
}

const describing: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:(?<count>um|uma|dois|duas|\\d+) (?:d[aeo]s?|deles|delas)? ?)?(?<what>.*?)\\b(?:e|vem|vai|fica|sao|seja|quero|tem que ser) (?:mesmo )?(?<how>(?:sem|com|de|do|da|bem|mal|pouco|na|no|[^ ]+).*)$`,
    'd',
  ),
  new RegExp(`^${lead}(?<how>(?:sem|bem|mal|pouco|com) .+)$`, 'd'),
]

function described(scene: Scene): Change | 'nothing' | 'unsure' | null {
  const { text, lines, clause, isCorrection } = scene
  if (/^(?:ah )?nao era\b/.test(clause.words.join(' '))) return 'nothing'
  if (
    /^so [oa]s? .+ mesmo$/.test(clause.words.join(' ')) &&
    lineCalled(text, clause.from + 1, clause.to - 1, lines) !== null
  )
    return 'nothing'
  for (const expression of describing) {
    const found = match(scene, expression)
    const how = found && spanOf(scene, found, 'how')
    if (!how) continue
    const what = spanOf(scene, found, 'what')
    const count = spanOf(scene, found, 'count')
    const other = scene.denied && swappedOption(scene, scene.denied, how)
    if (other) return other
    const amount = count ? (readNumberAt(text.words, count.from)?.value ?? 1) : null
    const line = what ? lineCalled(text, what.from, what.to, lines) : describedLine(scene, how)
    if (line === null) continue
    const open = lines[line]!
    if (
      what === null &&
      amount === null &&
      !isCorrection &&
      lines.length > 1 &&
      scene.last === null &&
      !/^(?:(?:ah|e|tambem) )*(?:e|sem|com|bem|mal|pouco)\b/.test(clause.words.join(' '))
    )
      continue
    const said = toldOf(text, open.item, how)
    if (!said) {
      const kind = sibling(scene, line, how)
      if (kind) return kind
      continue
    }
    const next = applied(text, open, said)
    if (!next) continue
    if (amount !== null && amount < open.entry.quantity) {
      const rest = { ...open.entry, quantity: open.entry.quantity - amount }
      return replaced(scene, line, [rest, { ...next, quantity: amount }])
    }
    return replaced(scene, line, [next])
  }
  return null
}

/** The line of which something may be said: one that has that option, else the only or the last one. */
function describedLine({ text, lines, last }: Scene, how: { from: number; to: number }): number | null {
  const open = lines.flatMap((line, place) => (line ? [place] : []))
  const having = open.filter((place) => (toldOf(text, lines[place]!.item, how)?.options.size ?? 0) > 0)
  if (having.length === 1) return having[0]!
  if (last !== null) return last
  return open.length === 1 || having.length === 0 ? (open.at(-1) ?? null) : null
}

/** What words say of an item that is known; null where a word means nothing of it. */
function toldOf(text: Text, item: ItemEntry, { from, to }: { from: number; to: number }): Explanation | null {
  const carry = { entry: item, head: new Set<string>(), type: null, left: 0, counted: false }
  const said = explain(text, item, from, to, { lead: null, carry })
  if (!said || said === 'hopeless' || said.rest.length > 0 || said.refused.length > 0 || said.open.size > 0)
    return null
  return said.options.size > 0 || said.notes.length > 0 || said.type !== null ? said : null
}

function applied(text: Text, line: OpenLine, said: Explanation): CartEntry | null {
  const told = said.notes.map(({ from, to }) => written(text.text, text.tokens, from, to))
  const before = line.entry.notes ? [line.entry.notes] : []
  const notes =
    [...before, ...told.filter((note) => !before.includes(note))].join(', ').slice(0, MAX_NOTES) || null
  let options = [...line.entry.options]
  for (const [key, count] of said.options) {
    const [groupId = '', optionId = ''] = key.split(' ')
    const next = withOption(options, line.item, groupId, optionId, count)
    if (!next) return null
    options = next
  }
  return changedLine(line, { options, notes, ...(said.type !== null && { price_type: said.type }) })
}

/** The same product of another kind: 'a coca é zero', where the cart has the plain one. */
function sibling(scene: Scene, line: number, how: { from: number; to: number }): Change | null {
  const { text, lines } = scene
  const { entry, item } = lines[line]!
  const keys = new Set<string>()
  for (let at = how.from; at < how.to; at += 1)
    for (const [key, cost] of text.lexicon.senses(text.tokens[at]!)) if (cost <= 0.1) keys.add(key)
  const fits = text.lexicon.items.filter(
    (other) =>
      other !== item &&
      other.category === item.category &&
      other.name.some((key) => keys.has(key) && !item.name.includes(key)) &&
      item.name.every((key) => other.name.includes(key)),
  )
  if (fits.length !== 1) return null
  const next = priced(text, { ...entry, item_id: fits[0]!.item.id })
  return next ? replaced(scene, line, [next]) : null
}

const adding: readonly RegExp[] = [
  new RegExp(
    `^${lead}(?:na verdade )?(?:bota|poe|coloca|acrescenta|adiciona|quero|faltou)(?: mais)? (?<how>.+?)(?: tambem)? n(?:os?|as?|ess[ea]|el[ea])(?: (?<what>.+?))?(?: tambem)?$`,
    'd',
  ),
  new RegExp(
    `^${lead}n(?:o|a|os|as) (?<what>.+?) (?:poe|bota|coloca|quero|acrescenta|adiciona)(?: mais)? (?<how>.+?)(?: tambem)?$`,
    'd',
  ),
  new RegExp(
    `^${lead}(?:na verdade )?(?:no lugar )?(?:bota|poe|coloca|acrescenta|adiciona) (?<how>.+?)(?: no lugar| tambem)*$`,
    'd',
  ),
]

function extended(scene: Scene): Change | 'unsure' | null {
  const { text, lines } = scene
  for (const [index, expression] of adding.entries()) {
    const found = match(scene, expression)
    const how = found && spanOf(scene, found, 'how')
    if (!how) continue
    const what = spanOf(scene, found, 'what')
    const isPlace = what && /^(?:lugar)$/.test(found.groups!.what!)
    const isAll = what && /^(?:duas|dois|todas|todos|tres)$/.test(found.groups!.what!)
    const isOther = what && /^outr[oa]$/.test(found.groups!.what!) && scene.last !== null
    const line = isOther
      ? otherLine(scene)
      : what && !isPlace && !isAll
        ? lineCalled(text, what.from, what.to, lines)
        : extendedLine(scene, how)
    if (line === null) continue
    const open = lines[line]!
    const said = toldOf(text, open.item, how)
    if (!said || said.options.size === 0) continue
    if (index === 2 && namesItem(text, how) && scene.last === null) continue
    const next = applied(text, open, said)
    if (next) return replaced(scene, line, [next])
  }
  return null
}

/** The line of the same product that was not changed last. */
function otherLine({ lines, last }: Scene): number | null {
  const others = lines.flatMap((line, place) =>
    place !== last && line?.item === lines[last!]?.item ? [place] : [],
  )
  return others.length === 1 ? others[0]! : null
}

function extendedLine({ text, lines, last }: Scene, how: { from: number; to: number }): number | null {
  const fits = lines.flatMap((line, place) =>
    line && (toldOf(text, line.item, how)?.options.size ?? 0) > 0 ? [place] : [],
  )
  return last !== null && fits.includes(last) ? last : fits.length === 1 ? fits[0]! : null
}

function namesItem(text: Text, { from, to }: { from: number; to: number }): boolean {
  const order = readLines(piece(text, from, to))
  const [line] = order.lines
  return (
    line !== undefined &&
    text.lexicon.items.some(
      ({ item, name }) =>
        item.id === line.itemId &&
        name.some((key) => text.tokens.slice(from, to).some((token) => text.lexicon.senses(token).has(key))),
    )
  )
}

function piece({ text, tokens, words, lexicon }: Text, from: number, to: number): Text {
  return { text, tokens: tokens.slice(from, to), words: words.slice(from, to), lexicon }
}

function priced({ lexicon }: Text, entry: Omit<CartEntry, 'unit_cents'>): CartEntry | null {
  const item = lexicon.items.find(({ item }) => item.id === entry.item_id)
  const line = item ? priceLine(item.item, item.category, entry) : 'options_changed'
  return line === 'options_changed' ? null : { ...entry, unit_cents: line.unit_cents }
}

function replaced({ lines, cart: before }: Scene, line: number, by: readonly CartEntry[]): Change {
  const cart = lines.flatMap((one, place) => (place === line ? by : [one?.entry ?? before[place]!]))
  return { cart, line: by.length > 1 ? line + 1 : by.length > 0 ? line : Math.max(0, line - 1) }
}
