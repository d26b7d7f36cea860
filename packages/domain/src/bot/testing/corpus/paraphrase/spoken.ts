import type { Chance } from '../../walk/chance'
import type { CorpusShop } from '../corpus'
import { readLine, type CorpusLine } from '../line-notation'
import { product } from './rendered'

/** An order in somebody's words, with what it means, and the ways of saying that it is put together of. */
export interface SpokenOrder {
  text: string
  expect: readonly string[]
  ways: readonly string[]
}

const words = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

const openers: readonly (readonly [way: string, texts: readonly string[]])[] = [
  ['plain', ['', '', 'quero ', 'manda ', 'me vê ', 'vou querer ', 'eu queria ']],
  [
    'regional',
    [
      'égua mano me vê ',
      'oxe manda aí ',
      'visse, bota ',
      'bah tchê me vê ',
      'uai sô me arruma ',
      'meu, me manda ',
      'aí brother desce ',
      'painho, separa pra mim ',
      'mulher, eu quero ',
      'ei maninha traz ',
      'fala meu rei, bota ',
      'ô de casa, me dá ',
      'macho véi, arruma ',
      'guria, me alcança ',
    ],
  ],
  [
    'greeted',
    [
      'oi boa noite, tudo bem? queria ',
      'Boa tarde! Gostaria de pedir ',
      'olá, pode anotar? ',
      'opa, vê aí ',
      'bom dia moça, por gentileza ',
    ],
  ],
  ['shortened', ['qro ', 'vc me manda ', 'pfv ', 'oi td bem? qro ', 'bnoite, vcs mandam ', 'blz? me ve ']],
  [
    'story',
    [
      'o pessoal aqui decidiu, vai ser ',
      'hoje a gente vai de ',
      'pra começar ',
      'chegou visita aqui, manda ',
    ],
  ],
]

const closers = [
  '',
  '',
  '',
  ' por favor',
  ', obrigado',
  ' pfv',
  ' e só',
  ', só isso',
  ' e era só',
  '. Era isso',
  ' tá',
  ' viu',
  ' 🙏',
  '. valeu',
]

const beside: readonly (readonly [text: string, expect: readonly string[]])[] = [
  ['pago no pix', ['pagamento pix']],
  ['vou retirar', ['retirada']],
  ['no débito', ['pagamento debit_card']],
  ['me chamo Bia', ['nome Bia']],
  ['é pra entrega', ['entrega']],
]

/** Who writes, how many they are, and what says nothing of an order: said before it. */
const before: readonly (readonly [text: string, expect: readonly string[]])[] = [
  ['oi, aqui é a Bia, ', ['nome Bia']],
  ['boa noite, sou o Beto. ', ['nome Beto']],
  ['é a Renata, ', ['nome Renata']],
  ['somos quatro aqui em casa, ', []],
  ['a gente tá em 5 pessoas, ', []],
  ['adoramos a comida de vocês! ', []],
  ['aqui em casa somos fãs de vocês. ', []],
]

const joints = [', ', ', ', ' e ', '\n', ' mais ', ' + ', ' e também ', '; ', ', e ', ' e mais ']
const spokenJoints = [' e ', ' mais ', ' e mais ', ' aí ', ' e aí ', ' também ', ' ']

/** An order said in many registers; null where its lines cannot be said plainly. */
export function spoken(shop: CorpusShop, lines: readonly string[], chance: Chance): SpokenOrder | null {
  const ways: string[] = []
  const products: string[] = []
  const isVoice = chance.often(25)
  for (const text of lines) {
    const line = readLine(text)
    const said = line && oneOf(shop, line, chance, ways, isVoice)
    if (!said) return null
    products.push(said)
  }
  const [opened, openings] = chance.one(openers)
  ways.push(opened)
  const joint = chance.one(isVoice ? spokenJoints : joints)
  let text = chance.one(openings) + products.join(joint) + chance.one(closers)
  const expect = [...lines]
  if (chance.often(30)) {
    const [said, means] = chance.one(beside)
    text = chance.often(70)
      ? `${text}${isVoice ? ' e ' : chance.one([', ', '. ', '\n', ' e '])}${said}`
      : `${said}, ${text}`
    expect.push(...means)
    ways.push('beside')
  }
  if (!isVoice && chance.often(15)) {
    const [said, means] = chance.one(before)
    if (means.length === 0 || !expect.some((one) => one.startsWith('nome '))) {
      text = said + text
      expect.push(...means)
      ways.push('before')
    }
  }
  if (isVoice) ways.push('voice')
  return { text: typed(isVoice ? voiced(text) : text, chance, ways), expect, ways }
}

/** As a voice note is written down: small letters, no pauses, figures in words. */
function voiced(text: string): string {
  return text
    .toLowerCase()
    .replace(/[,.;:!?()\n🙏+-]+(?=\s|$)|(?<=\s|^)[(+-]+/gu, ' ')
    .replace(/[(),;]/g, ' ')
    .replace(
      /(?<![\p{L}\d,.])(\d{1,2})x?(?= \p{L}{3})/gu,
      (whole, figure: string) => words[Number(figure)] ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function typed(text: string, chance: Chance, ways: string[]): string {
  if (chance.often(20)) {
    ways.push('no accents')
    return text.normalize('NFD').replace(/\p{M}/gu, '')
  }
  if (chance.often(20)) {
    ways.push('abbreviated')
    return text
      .replace(/(?<![\p{L}\d])com (?=\p{L})/giu, 'c/ ')
      .replace(/(?<![\p{L}\d])sem (?=\p{L})/giu, 's/ ')
      .replace(/(?<![\p{L}\d])também(?![\p{L}\d])/giu, 'tb')
      .replace(/(?<![\p{L}\d])quero(?![\p{L}\d])/giu, 'qro')
  }
  if (chance.often(5)) {
    ways.push('capitals')
    return text.toUpperCase()
  }
  return text
}

/** One product, perhaps corrected at once or with its price. */
function oneOf(
  shop: CorpusShop,
  line: CorpusLine,
  chance: Chance,
  ways: string[],
  isVoice: boolean,
): string | null {
  const said = product(shop, line, chance)
  if (!said) return null
  const way = chance.below(100)
  const other = 1 + chance.below(4)
  const counted = /^(\d{1,2}|\p{L}+) /u.exec(said)
  const isCounted =
    counted !== null && (Number(counted[1]) === line.quantity || isWordOf(counted[1]!, line.quantity))
  const bare = isCounted ? said.slice(counted[0].length) : null
  if (way < 6 && bare !== null && other !== line.quantity) {
    ways.push('count corrected before')
    const [one, two] = chance.often(50)
      ? [words[other]!, words[line.quantity]!]
      : [String(other), String(line.quantity)]
    return chance.one([
      `${one} não, ${two} ${bare}`,
      `${one}, não, ${two} ${bare}`,
      `${one} quer dizer ${two} ${bare}`,
      `${one}, opa, ${two} ${bare}`,
      `${one}, digo, ${two} ${bare}`,
      `${one}... não, ${two} ${bare}`,
    ])
  }
  if (way < 11 && bare !== null && other !== line.quantity) {
    ways.push('count corrected behind')
    const [one, two] = chance.often(50)
      ? [words[other]!, words[line.quantity]!]
      : [String(other), String(line.quantity)]
    return chance.one([
      `${one} ${bare}, não, ${two}`,
      `${one} ${bare}, aliás ${two}`,
      `${one} ${bare}, quer dizer, ${two}`,
      `${one} ${bare} (não, ${two})`,
      `${one} ${bare}, ops, são ${two}`,
    ])
  }
  if (way < 13 && bare !== null && !isVoice) {
    ways.push('product corrected')
    const { nome } = chance.one(shop.menu.items)
    const other = `um ${nome.toLowerCase()}`
    return chance.one([
      `${other}, digo, ${said}`,
      `${other}... não, ${said}`,
      `${other}, quer dizer, ${said}`,
    ])
  }
  if (way < 17) {
    const cents = priceOf(shop, line)
    if (cents === null) return said
    if (isVoice && (cents % 100 > 0 || cents > 1000)) return said
    ways.push('price along')
    if (isVoice) return `${said} de ${words[cents / 100]!} reais`
    const reais = (cents / 100).toFixed(2).replace('.', ',')
    const round = cents % 100 === 0 ? `${cents / 100}` : reais
    return chance.one([
      `${said} de ${round} reais`,
      `${said} (R$ ${reais})`,
      `${said} de R$${round}`,
      `${said} de ${reais}`,
      `${said} R$ ${reais}`,
      `${said} - R$ ${reais}`,
      `${said} a ${reais}`,
    ])
  }
  if (way < 22 && bare !== null) {
    ways.push('wanted of it')
    return chance.one([
      `${counted![1]} desse ${bare}`,
      `${counted![1]} daquele ${bare}`,
      `${counted![1]} baita ${bare}`,
      `${counted![1]} supimpa ${bare}`,
    ])
  }
  return said
}

function isWordOf(word: string, quantity: number): boolean {
  const plain = word.toLowerCase()
  return (
    plain === words[quantity] || (quantity === 1 && plain === 'uma') || (quantity === 2 && plain === 'duas')
  )
}

/** What one costs without its options; null where that is nothing. */
function priceOf({ menu }: CorpusShop, { itemId, type }: CorpusLine): number | null {
  const item = menu.items.find(({ id }) => id === itemId)
  if (!item) return null
  return (type === null ? Object.values(item.centavos)[0] : item.centavos[type]) || null
}
