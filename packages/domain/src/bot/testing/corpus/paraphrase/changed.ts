import type { Item } from '../../../../catalogue'
import { pizzaria } from '../../pizzaria'
import type { Chance } from '../../walk/chance'
import type { CorpusMessage, CorpusShop } from '../corpus'
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

/** Ways to say one intent; '$o' is an article, '$x' the line, '$v' what is new, '$w' what was. */
type Ways = readonly string[]

const leads = [
  '',
  '',
  '',
  '',
  'na verdade ',
  'ah, ',
  'oi, ',
  'moça, ',
  'opa, ',
  'errei, ',
  'desculpa, ',
  'olha, ',
]
const ends = ['', '', '', '', ' por favor', ' tá', ', valeu', ' viu', ' pfv', ', blz?', ', obrigada']

const count: Ways = [
  '$o $x $são $v',
  '$o $x podem ser $v',
  'na verdade $são $v $x',
  '$são $v $x, não $w',
  'muda $o $x pra $v',
  'muda pra $v $x',
  'quero só $v $x',
  'deixa só $v $x',
  'em vez de $w $x quero $v',
  'quero $v $x em vez de $w',
  'bota $v $x no lugar de $w',
  '$o $x eu quero $v',
  '$o $x quero $v e não $w',
  'passa $o $x pra $v',
  'me enganei, $são $v $x',
  '$v $x e não $w',
  'troca $o $w $x por $v',
  '$o $x fica $v',
  '$o $x vão ser $v',
]
const size: Ways = [
  '$o $x é $v',
  '$o $x pode ser $v',
  'muda $o $x pra $v',
  'quero $o $x $v',
  'na verdade $o $x é $v, não $w',
  '$o $x é $v e não $w',
  '$o $x quero $v',
  '$o $x eu quero $v e não $w',
  'passa $o $x pra $v',
  'troca $o $x pra $v',
  'muda o tamanho d$o $x pra $v',
  'em vez de $w quero $o $x $v',
  'faz $o $x $v',
  'não é $w $o $x, é $v',
  '$o $x é $v, errei',
  '$o $x vai ser $v',
  'era pra ser $v $o $x',
  'põe $o $x $v',
  '$o $x tem que ser $v',
  'troca $o $x $w por $v',
  '$o $x não é $w, é $v',
]
const choice: Ways = [
  '$o $x é de $v',
  '$o $x pode ser de $v',
  'o $g d$o $x é $v',
  'o $g é $v, não $w',
  'muda o $g pra $v',
  'troca o $w por $v',
  'em vez de $w quero $v',
  '$o $x é de $v, não de $w',
  '$o $x não é de $w, é de $v',
  'não é de $w, é de $v',
  '$o $x quero de $v',
  'bota $v no lugar de $w',
  'muda $o $x pra $v',
  'o $g pode ser $v',
  'prefiro $v em vez de $w',
  'o $g vai ser $v',
  '$o $x vai ser de $v',
  'era de $v, não de $w',
  'de $v $o $x, não de $w',
]
const extra: Ways = [
  'bota $v n$o $x',
  '$o $x com $v',
  'põe $v n$o $x também',
  'adiciona $v n$o $x',
  'quero $v n$o $x',
  'n$o $x bota $v',
  'coloca $v n$o $x',
  '$o $x é com $v',
  '$o $x quero com $v',
  'faltou $v n$o $x',
  'esqueci, $o $x é com $v',
  'acrescenta $v n$o $x',
  'pode botar $v n$o $x',
  'dá pra botar $v n$o $x',
  'manda $o $x com $v',
  'n$o $x vai $v também',
  'inclui $v n$o $x',
]
const less: Ways = [
  'tira o $w d$o $x',
  '$o $x sem $w',
  'sem $w n$o $x',
  'não quero $w n$o $x',
  'não precisa de $w n$o $x',
  'pode tirar o $w d$o $x',
  '$o $x é sem $w',
  '$o $x quero sem $w',
  'n$o $x não bota $w',
  'retira o $w d$o $x',
  'tira o $w',
  'n$o $x tira o $w',
  'manda $o $x sem $w',
  'não põe $w n$o $x',
]
const gone: Ways = [
  'tira $o $x',
  '$o $x não',
  '$o $x pode tirar',
  'não quero mais $o $x',
  'desisti d$o $x',
  'esquece $o $x',
  'pode cancelar $o $x',
  'sem $o $x',
  'remove $o $x',
  'não precisa mais d$o $x',
  'deixa pra lá $o $x',
  '$o $x não quero mais',
  '$o $x deixa pra lá',
  'cancela $o $x',
  'não manda $o $x',
  '$o $x não precisa',
  'tira $o $x do pedido',
  '$o $x pode cancelar',
  'nada de $x',
  '$o $x eu não quero',
]
const other: Ways = [
  'troca $o $x por $v',
  'em vez d$o $x quero $v',
  'quero $v em vez d$o $x',
  '$o $x não, $v',
  'no lugar d$o $x manda $v',
  '$o $x troca por $v',
  'prefiro $v no lugar d$o $x',
  'muda $o $x pra $v',
  'tira $o $x e bota $v',
  'ao invés d$o $x coloca $v',
  'substitui $o $x por $v',
  'pode trocar $o $x por $v',
  'não quero mais $o $x, quero $v',
]
const moreOfIt: Ways = [
  'mais $v $x',
  'bota mais $v $x',
  'e mais $v $x',
  'me vê mais $v $x',
  'adiciona mais $v $x',
  'quero mais $v $x',
  'manda mais $v $x',
  'acrescenta mais $v $x',
]

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

function dropped({ line: _ }: Spoken, __: CorpusShop, ___: Chance, lines: readonly Spoken[]): Intent | null {
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
    isFeminine: /(?:a|as|ao|ção|ções)$/.test(first) && !/ao$/.test(first),
    isMany: /s$/.test(first) && first.length > 4,
  }
}
