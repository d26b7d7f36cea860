import type { Category, Item, OptionGroup } from '../../../../catalogue'
import type { Chance } from '../../walk/chance'
import type { CorpusShop } from '../corpus'
import { readLine, type CorpusLine } from '../line-notation'

const figures = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const feminine = ['', 'uma', 'duas']

/** An order that means these lines, said anew by the names of the menu; null where that is no plain order of the menu. */
export function rendered(shop: CorpusShop, expect: readonly string[], chance: Chance): string | null {
  const lines = expect.map(readLine)
  const products: string[] = []
  for (const line of lines) {
    const said = line && product(shop, line, chance)
    if (!said) return null
    products.push(said)
  }
  const joint = chance.one([', ', ', ', ' e ', '\n', '\n- ', ' mais ', ' + ', '; ', ' '])
  if (joint === ' ' && products.some((text) => !/^(?:\d|um|do|du|tr|qu)/.test(text)))
    return products.join(', ')
  const start = joint === '\n- ' ? '- ' : ''
  return start + products.join(joint)
}

/** One line as people say it, how many included; null where that cannot be said plainly. */
export function product(shop: CorpusShop, line: CorpusLine, chance: Chance): string | null {
  const item = shop.menu.items.find(({ id }) => id === line.itemId)
  const category = shop.menu.categories.find(({ id }) => id === item?.category_id)
  if (!item || !category || line.open.length > 0 || line.type === '?') return null
  const name = nameOf(shop, item, chance)
  const size = line.type === null ? null : sizeOf(line.type, category, chance)
  const options = optionsOf(item, line, chance)
  if (options === null) return null
  const notes = line.notes === null ? [] : [line.notes]
  const count = countOf(line.quantity, chance)
  const sized =
    size === null ? name : chance.one([`${name} ${size}`, `${size} ${plural(name, 1)}`, `${name} ${size}`])
  const more = [...options, ...notes]
  const glue = chance.one([' ', ' ', ', '])
  const told =
    more.length === 0 ? '' : chance.one([glue + more.join(chance.one([', ', ' '])), ` (${more.join(', ')})`])
  return count === null ? `${sized}${told} x${line.quantity}` : `${count}${sized}${told}`
}

function countOf(quantity: number, chance: Chance): string | null {
  const word =
    feminine[quantity] && chance.often(40) ? feminine[quantity] : (figures[quantity] ?? String(quantity))
  return chance.one([`${quantity} `, `${word} `, `${word} `, `${quantity}x `, `${quantity} `])
}

/** A name as people say it: without what stands in brackets, in small letters, and no longer than it must be. */
function nameOf(shop: CorpusShop, item: Item, chance: Chance): string {
  const name = plainName(item)
  return chance.one([name, name.toLowerCase(), shortName(shop, item, chance) ?? name])
}

function plainName({ nome }: Item): string {
  return nome
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const little = new Set(
  'de da do das dos com sem e a o em no na ao à l ml g kg lata garrafa litro un unidades'.split(' '),
)

/** The name up to the word that tells it from all others, or that word alone; null where there is none. */
function shortName({ menu }: CorpusShop, item: Item, chance: Chance): string | null {
  const words = plainName(item).toLowerCase().split(' ')
  const others = menu.items.filter((other) => other !== item)
  const everything = others.flatMap((other) => [
    plainName(other).toLowerCase(),
    ...other.opcoes.flatMap(({ nome, opcoes }) => [nome, ...opcoes.map((option) => option.nome)]),
  ])
  const isOwn = (word: string) =>
    !little.has(word) &&
    /^\p{L}{4,}$/u.test(word) &&
    !everything.some((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(word),
    )
  const own = words.filter(isOwn)
  if (own.length === 0) return null
  const word = chance.one(own)
  const at = words.indexOf(word)
  const isAlone = at === 0 || figures.includes(words[at - 1]!)
  return isAlone ? words.slice(0, at + 1).join(' ') : chance.one([words.slice(0, at + 1).join(' '), word])
}

function plural(name: string, quantity: number): string {
  return quantity > 1 ? `${name}s` : name
}

const short: Readonly<Record<string, readonly string[]>> = {
  grande: ['grande', 'g', 'tamanho grande', 'tamanho g'],
  média: ['média', 'media', 'm', 'tamanho médio'],
  pequena: ['pequena', 'p', 'tamanho pequeno'],
  médio: ['médio', 'm', 'tamanho m'],
  pequeno: ['pequeno', 'p'],
}

function sizeOf(type: string, _category: Category, chance: Chance): string {
  const plain = type.toLowerCase()
  const own = short[plain]
  if (own) return chance.one(own)
  if (/^\d/.test(plain)) return chance.one([plain, `de ${plain}`, plain.replace(' ', '')])
  return chance.one([plain, type])
}

/** Options as they are asked for; null where some of them cannot be said plainly. */
function optionsOf({ opcoes }: Item, { options }: CorpusLine, chance: Chance): string[] | null {
  const said: string[] = []
  for (const group of opcoes) {
    const chosen = Object.entries(options).flatMap(([key, count]) => {
      const [of, id] = key.split(':')
      const option = of === group.id ? group.opcoes.find((one) => one.id === id) : undefined
      return option
        ? [
            {
              name: option.nome
                .replace(/\([^)]*\)/g, '')
                .trim()
                .toLowerCase(),
              count,
            },
          ]
        : []
    })
    if (chosen.length === 0) continue
    const names = chosen.map(({ name, count }) => (count > 1 ? `${figures[count] ?? count} ${name}` : name))
    const together =
      names.length > 1
        ? chance.one([`${names.slice(0, -1).join(', ')} e ${names.at(-1)!}`, names.join(', ')])
        : names[0]!
    said.push(ofGroup(group, together, chosen, chance))
  }
  return said
}

function ofGroup(
  { nome, max }: OptionGroup,
  names: string,
  chosen: readonly { name: string; count: number }[],
  chance: Chance,
): string {
  const head = nome
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .split(' ')[0]!
    .replace(/s$/, '')
  const ways = [`com ${names}`, `com ${names}`, names]
  if (chosen.length === 1 && /^(?:sabor|borda|recheio|molho|carne|massa|fruta)$/.test(head))
    ways.push(`${head} ${names}`, `${head} de ${names}`, `com ${head} de ${names}`)
  if (max === 1 && chosen.length === 1 && /^(?:sabor|recheio|carne|proteína|fruta)$/.test(head))
    ways.push(`de ${names}`)
  return chance.one(ways)
}
