import type { Item } from '../../../../catalogue'
import { pizzaria } from '../../pizzaria'
import type { Chance } from '../../walk/chance'
import type { CorpusMessage, CorpusShop } from '../corpus'
import {
  choice,
  count,
  ends,
  extra,
  gone,
  leads,
  less,
  moreOfIt,
  other,
  size,
  type Ways,
} from './ways-of-change'
import { entryOf, readLine, writeLines, type CorpusLine } from '../line-notation'
import { composed } from './composed'

/** A change of a cart in somebody's words, and the intent that it was put together of. */
export interface SpokenChange extends CorpusMessage {
  intent: string
}

/** A line of the cart as its customer speaks of it: '$o' is its article, '$x' its name. */
interface Spoken {
  line: CorpusLine
  item: Item
  name: string
  /** Its name in full. */
  full: string
  isFeminine: boolean
  isMany: boolean
}

const figures = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** A cart by chance and a change of one of its lines, said in one of many ways; null where that cannot be said plainly. */
export function changed(shop: CorpusShop, chance: Chance): SpokenChange | null {
  const cart = composed(shop, chance).flatMap((text) => {
    const line = readLine(text)
    return line ? [{ ...line, notes: null }] : []
  })
  if (new Set(cart.map(({ itemId }) => itemId)).size < cart.length) return null
  const lines = cart.flatMap((line) => spokenOf(shop, line, cart) ?? [])
  if (lines.length < cart.length || lines.length === 0) return null
  const world = { ...pizzaria, menu: shop.menu }
  if (cart.some((line) => entryOf(line, world) === null)) return null
  const one = chance.one(lines)
  const intents = [counted, sized, chosen, extended, lessened, dropped, replacedBy, increased]
  const said = chance.one(intents)(one, shop, chance, lines)
  if (!said) return null
  const { ways, values, next, intent } = said
  if (next.some((line) => entryOf(line, world) === null)) return null
  const expect = [...cart.filter((line) => line !== one.line), ...next]
  const told = filled(chance.one(ways), one, values, chance)
  const text = chance.one(leads) + told + chance.one(ends)
  return { text, cart: cart.map((line) => writeLines([line])[0]!), expect: writeLines(expect), intent }
}

interface Intent {
  intent: string
  ways: Ways
  values: { v?: string; w?: string; g?: string; x?: string; many?: boolean }
  next: readonly CorpusLine[]
}

function filled(
  way: string,
  { name, isFeminine, isMany }: Spoken,
  { v = '', w = '', g = '', x = name, many }: Intent['values'],
  chance: Chance,
): string {
  const plural = many ?? isMany
  const article = `${isFeminine ? 'a' : 'o'}${plural ? 's' : ''}`
  return way
    .replaceAll('$o', article)
    .replaceAll('$são', plural ? chance.one(['são', 'são só']) : 'é')
    .replaceAll('$x', x)
    .replaceAll('$v', v)
    .replaceAll('$w', w)
    .replaceAll('$g', g)
}

function counted({ line, isFeminine }: Spoken, _: CorpusShop, chance: Chance): Intent | null {
  const value = 1 + chance.below(5)
  if (value === line.quantity) return null
  const say = (many: number) => (chance.often(50) ? String(many) : numberWord(many, isFeminine))
  return {
    intent: 'count',
    ways: count,
    values: { v: say(value), w: say(line.quantity), many: Math.max(value, line.quantity) > 1 },
    next: [{ ...line, quantity: value }],
  }
}

function numberWord(value: number, isFeminine: boolean): string {
  if (isFeminine && value === 1) return 'uma'
  return isFeminine && value === 2 ? 'duas' : figures[value]!
}

function sized({ line, item }: Spoken, { menu }: CorpusShop, chance: Chance): Intent | null {
  const category = menu.categories.find(({ id }) => id === item.category_id)!
  const types = category.tipos_preco.filter((type) => (item.centavos[type] ?? 0) > 0 && type !== line.type)
  if (line.type === null || types.length === 0) return null
  const type = chance.one(types)
  if (/\d+ unidades?|unidade|com \d/i.test(type + line.type)) return null
  return {
    intent: 'size',
    ways: size,
    values: { v: type.toLowerCase(), w: line.type.toLowerCase() },
    next: [{ ...line, type }],
  }
}

function optionsIn(item: Item, { options }: CorpusLine, isOne: boolean) {
  return item.opcoes
    .filter(({ max }) => (max === 1) === isOne)
    .map((group) => ({
      group,
      has: group.opcoes.filter(({ id }) => options[`${group.id}:${id}`]),
      lacks: group.opcoes.filter(({ id, ativo }) => ativo && !options[`${group.id}:${id}`]),
    }))
}

const plain = (name: string) =>
  name
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()

function chosen({ line, item, name }: Spoken, _: CorpusShop, chance: Chance): Intent | null {
  const groups = optionsIn(item, line, true).filter(({ has, lacks }) => has.length === 1 && lacks.length > 0)
  if (groups.length === 0) return null
  const { group, has, lacks } = chance.one(groups)
  const next = chance.one(lacks)
  const names = [plain(next.nome), plain(has[0]!.nome)]
  if (names.some((one) => name.includes(one) || /^(?:com|sem|a|ao|bem|para) /.test(one))) return null
  const { [`${group.id}:${has[0]!.id}`]: _gone, ...others } = line.options
  return {
    intent: 'choice',
    ways: choice,
    values: { v: names[0]!, w: names[1]!, g: plain(group.nome).split(' ')[0]!.replace(/s$/, '') },
    next: [{ ...line, options: { ...others, [`${group.id}:${next.id}`]: 1 } }],
  }
}

function extended({ line, item, name }: Spoken, _: CorpusShop, chance: Chance): Intent | null {
  const groups = optionsIn(item, line, false).filter(
    ({ group, has, lacks }) => group.min === 0 && has.length < group.max && lacks.length > 0,
  )
  if (groups.length === 0) return null
  const { group, lacks } = chance.one(groups)
  const next = chance.one(lacks)
  if (name.includes(plain(next.nome)) || /^(?:com|sem|a|ao|bem|para) /.test(plain(next.nome))) return null
  return {
    intent: 'extra',
    ways: extra,
    values: { v: plain(next.nome) },
    next: [{ ...line, options: { ...line.options, [`${group.id}:${next.id}`]: 1 } }],
  }
}

function lessened({ line, item, name }: Spoken, _: CorpusShop, chance: Chance): Intent | null {
  const groups = optionsIn(item, line, false).filter(({ group, has }) => group.min === 0 && has.length > 0)
  if (groups.length === 0) return null
  const { group, has } = chance.one(groups)
  const old = chance.one(has)
  if (name.includes(plain(old.nome)) || /^(?:com|sem|a|ao|bem|para) /.test(plain(old.nome))) return null
  const { [`${group.id}:${old.id}`]: _gone, ...others } = line.options
  return { intent: 'less', ways: less, values: { w: plain(old.nome) }, next: [{ ...line, options: others }] }
}

function dropped(_one: Spoken, _shop: CorpusShop, _chance: Chance, lines: readonly Spoken[]): Intent | null {
  return lines.length < 2 ? null : { intent: 'gone', ways: gone, values: {}, next: [] }
}

function replacedBy(
  { line, item }: Spoken,
  shop: CorpusShop,
  chance: Chance,
  lines: readonly Spoken[],
): Intent | null {
  const { menu } = shop
  const fits = menu.items.filter(
    (one) =>
      one.category_id === item.category_id &&
      lines.every((spoken) => spoken.item !== one) &&
      one.opcoes.every(({ min }) => min === 0),
  )
  if (fits.length === 0 || line.quantity > 1 || Object.keys(line.options).length > 0) return null
  const next = chance.one(fits)
  const category = menu.categories.find(({ id }) => id === item.category_id)!
  if ((line.type === null) !== (category.tipos_preco.length === 1)) return null
  if (line.type !== null && !((next.centavos[line.type] ?? 0) > 0)) return null
  const spoken = spokenOf(shop, { ...line, itemId: next.id }, [])
  if (!spoken) return null
  const article = spoken.isFeminine ? 'uma' : 'um'
  return {
    intent: 'other',
    ways: other,
    values: { v: `${article} ${spoken.full}` },
    next: [{ ...line, itemId: next.id }],
  }
}

function increased({ line, full, isFeminine }: Spoken, _: CorpusShop, chance: Chance): Intent | null {
  if (line.type !== null && /\d|duzia|dúzia|cento|fardo|caixa|unidade/i.test(line.type)) return null
  const value = 1 + chance.below(3)
  return {
    intent: 'more',
    ways: moreOfIt,
    values: { v: chance.often(50) ? String(value) : numberWord(value, isFeminine), x: full },
    next: [{ ...line, quantity: line.quantity + value }],
  }
}

/** A line as it is spoken of in a cart: by the first words of its name where no other line has them. */
function spokenOf({ menu }: CorpusShop, line: CorpusLine, cart: readonly CorpusLine[]): Spoken | null {
  const item = menu.items.find(({ id }) => id === line.itemId)
  if (!item || line.open.length > 0) return null
  const full = plain(item.nome).replace(/\s+/g, ' ')
  const others = cart.flatMap(({ itemId }) => {
    const other = menu.items.find(({ id }) => id === itemId)
    return other && other !== item ? [plain(other.nome)] : []
  })
  const [head = ''] = full.split(/ (?:d[aeo]|com|sem|e) /)
  const isOwn = !others.some((other) => other.includes(head.split(' ')[0]!)) && head.length > 3
  const name = isOwn ? head : full
  const first = name.split(' ')[0]!
  return {
    line,
    item,
    name,
    full,
    isFeminine: /(?:a|as|ção|ções)$/.test(first),
    isMany: first.endsWith('s') && first.length > 4,
  }
}
