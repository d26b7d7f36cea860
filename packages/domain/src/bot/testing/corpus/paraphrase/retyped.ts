import type { CorpusMessage } from '../corpus'

/** The same message typed or wrapped otherwise; null where that would say something else. */
export interface Retyping {
  name: string
  of(message: CorpusMessage): string | null
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const isAny = ({ expect }: CorpusMessage, begins: RegExp) => expect.some((text) => begins.test(text))
/** What is kept as it was written. */
const quoted = /^(?:endereço|obs|nome|fora) |\(/

const digits: Readonly<Record<string, string>> = {
  '1': 'um',
  '2': 'dois',
  '3': 'três',
  '4': 'quatro',
  '5': 'cinco',
  '6': 'seis',
  '8': 'oito',
  '10': 'dez',
  '12': 'doze',
}
const figures: Readonly<Record<string, string>> = {
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  três: '3',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
}

const shortened: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])com(?= \p{L})/giu, 'c/'],
  [/(?<![\p{L}\d])sem(?= \p{L})/giu, 's/'],
  [/(?<![\p{L}\d])(?:para|pra)(?= \p{L})/giu, 'p/'],
  [/(?<![\p{L}\d])também(?![\p{L}\d])/giu, 'tb'],
  [/(?<![\p{L}\d])você(?![\p{L}\d])/giu, 'vc'],
  [/(?<![\p{L}\d])vocês(?![\p{L}\d])/giu, 'vcs'],
  [/(?<![\p{L}\d])quero(?![\p{L}\d])/giu, 'qro'],
  [/(?<![\p{L}\d])quanto(?![\p{L}\d])/giu, 'qto'],
  [/(?<![\p{L}\d])que(?![\p{L}\d])/giu, 'q'],
  [/(?<![\p{L}\d])não(?![\p{L}\d])/giu, 'n'],
  [/(?<![\p{L}\d])hoje(?![\p{L}\d])/giu, 'hj'],
]

/** A message that begins with how many, or what, of a product: a verb may stand before it. */
const beginsWithCount =
  /^(?:\d+x? |\d+ ?x |uma? |dois |duas |três |tres |quatro |cinco |seis )(?!caixa de entrada)/i
const isOrder = ({ expect, cart }: CorpusMessage) =>
  !cart &&
  /^(?:\d|! |\? \d)/.test(expect[0] ?? '') &&
  !expect.some((text) => /^pergunta|^oi$|^\?$/.test(text))

const before = (words: string, name = words): Retyping => ({
  name: `${name} …`,
  of: (message) =>
    isOrder(message) && beginsWithCount.test(message.text) ? `${words} ${message.text}` : null,
})
const greeted = (words: string): Retyping => ({
  name: `${words} …`,
  of: (message) =>
    /^(?:oi|olá|ola|bo[am]|opa|e a[ií])\b/i.test(message.text) || isAny(message, /^(?:oi|\?)$/)
      ? null
      : `${words} ${message.text}`,
})
const behind = (words: string): Retyping => ({
  name: `… ${words}`,
  of: (message) =>
    isOrder(message) && !isAny(message, quoted) && !/[?!.]$/.test(message.text)
      ? `${message.text}${words}`
      : null,
})

/** Said before any message, or behind it, in the same breath. */
const led = (words: string): Retyping => ({
  name: `${words} … (any)`,
  of: (message) =>
    /^(?:oi|olá|ola|bo[am]|opa|e a[ií]|ei|ah|não|nao|sim)\b/i.test(message.text) ||
    isAny(message, /^(?:oi|\?)$/)
      ? null
      : `${words} ${message.text}`,
})
const trailed = (words: string): Retyping => ({
  name: `… ${words} (any)`,
  of: (message) =>
    isAny(message, quoted) || isAny(message, /^(?:oi|\?)$/) || /[?!.,:]$/.test(message.text)
      ? null
      : `${message.text}${words}`,
})

/** Ways of typing and wrapping a message that change nothing of what it means. */
export const retypings: readonly Retyping[] = [
  { name: 'without accents', of: (message) => (isAny(message, /^fora /) ? null : plain(message.text)) },
  {
    name: 'in capitals',
    of: (message) => (isAny(message, /^(?:fora|nome) /) ? null : message.text.toUpperCase()),
  },
  {
    name: 'in small letters',
    of: (message) => (isAny(message, /^nome /) ? null : message.text.toLowerCase()),
  },
  {
    name: 'figures in words',
    of: (message) =>
      isAny(message, quoted) || isAny(message, /^hora /)
        ? null
        : message.text.replace(
            /(?<![\d\p{L}:.,/)-])(\d+)(?= \p{L}{3})/gu,
            (figure) => digits[figure] ?? figure,
          ),
  },
  {
    name: 'number words in figures',
    of: (message) =>
      isAny(message, quoted) || isAny(message, /^hora |pergunta|oi|\?/) || message.cart
        ? null
        : message.text.replace(
            /(?<![\p{L}\d])(\p{L}+)(?= \p{L}{4})/gu,
            (word) => figures[word.toLowerCase()] ?? word,
          ),
  },
  {
    name: 'abbreviated',
    of: (message) =>
      isAny(message, quoted)
        ? null
        : shortened.reduce((text, [word, short]) => text.replace(word, short), message.text),
  },
  {
    name: 'with a letter leant on',
    of: (message) =>
      isAny(message, quoted) ? null : message.text.replace(/([aeiou])(?=$|[,.!?\n])/giu, '$1$1$1$1'),
  },
  {
    name: 'lines for commas',
    of: (message) =>
      isOrder(message) && !isAny(message, quoted) && !message.text.includes('\n')
        ? message.text.replaceAll(/, (?=\d+ |uma? |dois |duas |três |tres )/g, '\n')
        : null,
  },
  {
    name: 'commas for lines',
    of: (message) => (isAny(message, quoted) ? null : message.text.replaceAll(/\n+/g, ', ')),
  },
  led('moça'),
  led('então'),
  led('por favor'),
  led('ei amigo'),
  led('olha,'),
  led('desculpa,'),
  led('só mais uma coisa,'),
  led('ah,'),
  trailed(' viu'),
  trailed(' tá'),
  trailed(' amigo'),
  trailed(' kkk'),
  trailed(', obrigado'),
  trailed(' por gentileza'),
  trailed(', tá bom?'),
  trailed(' meu querido'),
  greeted('boa noite!'),
  greeted('oi tudo bem'),
  greeted('olá, boa tarde,'),
  greeted('opa meu amigo'),
  before('quero'),
  before('queria'),
  before('eu gostaria de'),
  before('eu vou querer'),
  before('vou querer'),
  before('me vê'),
  before('vê pra mim'),
  before('me manda'),
  before('manda aí'),
  before('pode me mandar'),
  before('tem como mandar'),
  before('consegue me mandar'),
  before('separa pra mim'),
  before('anota aí:'),
  before('faz favor'),
  before('bora pedir'),
  before('gostaria de fazer um pedido:'),
  before('quero fazer um pedido.'),
  before('meu pedido é'),
  before('pedido:'),
  before('pode anotar meu pedido?'),
  before('vou pedir'),
  before('a gente quer'),
  before('nós vamos querer'),
  before('to querendo'),
  before('traz'),
  before('prepara aí'),
  before('faz'),
  before('põe aí'),
  before('bota aí'),
  behind(' por favor'),
  behind(', por gentileza'),
  behind(', obrigada'),
  behind(' pfv'),
  behind('. valeu'),
  behind(' 🙏'),
  behind(' blz'),
  behind(', só isso'),
  behind(' pra viagem'),
  behind(' agora'),
  behind(', ok?'),
  behind('. Aguardo'),
  behind('. Deus abençoe'),
]
