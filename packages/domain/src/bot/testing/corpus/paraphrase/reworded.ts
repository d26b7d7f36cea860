import type { CorpusMessage } from '../corpus'
import type { Retyping } from './retyped'

const isAny = ({ expect }: CorpusMessage, begins: RegExp) => expect.some((text) => begins.test(text))
/** What is kept as it was written. */
const quoted = /^(?:endereço|ponto|obs|nome|fora) |\(/
const isTalk = (message: CorpusMessage) => isAny(message, /^(?:oi|\?|pessoa|cancelar|esvaziar|pergunta .*)$/)
const isOrder = ({ expect, cart, at }: CorpusMessage) =>
  !cart && !at && expect.length > 0 && expect.every((text) => /^(?:\d|! |\? \d)/.test(text))

/** A word or words at the place of others of the same meaning, wherever they stand; null where none stands. */
function instead(
  name: string,
  words: RegExp,
  by: string,
  fits: (message: CorpusMessage) => boolean = () => true,
): Retyping {
  return {
    name,
    of: (message) => {
      if (isAny(message, quoted) || !fits(message)) return null
      const text = message.text.replace(words, (found: string) =>
        /^\p{Lu}/u.test(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by,
      )
      return text === message.text ? null : text
    },
  }
}

const word = (forms: string) => new RegExp(`(?<![\\p{L}\\d-])(?:${forms})(?![\\p{L}\\d-])`, 'iu')
const first = (forms: string) => new RegExp(`^(?:${forms})(?![\\p{L}\\d-])`, 'iu')

const ordering = [
  'quero',
  'eu quero',
  'queria',
  'vou querer',
  'vamos querer',
  'gostaria de',
  'eu ia querer',
  'me vê',
  'vê aí',
  'vê pra mim',
  'manda',
  'me manda',
  'manda aí',
  'me traz',
  'bota aí',
  'coloca pra mim',
  'põe pra mim',
  'separa',
  'anota aí',
  'me arruma',
  'me passa',
  'me faz',
  'preciso de',
  'tô querendo',
  'cê me manda',
  'cês me mandam',
  'ceis manda',
  'vcs podem me mandar',
  'tem como me mandar',
  'dá pra mandar',
  'pode ser',
  'hoje vai ser',
  'bora de',
  'vamo de',
  'desejo',
  'quero pedir',
  'pode separar',
  'por favor me vê',
]
const orders = '(?:eu )?(?:quero|queria|vou querer|gostaria de)|(?:me )?(?:vê|ve|manda)'

const dropping = ['tira', 'tire', 'tirar', 'retira', 'remove', 'remova', 'pode tirar', 'exclui', 'cancela']
const asking = ['dá pra tirar', 'tem como tirar', 'queria tirar', 'quero tirar', 'vou tirar', 'cê tira']
const putting = ['bota', 'bote', 'coloca', 'coloque', 'põe', 'adiciona', 'acrescenta', 'inclui', 'pode botar']
const swapping = [
  'troca',
  'troque',
  'trocar',
  'muda',
  'substitui',
  'pode trocar',
  'queria trocar',
  'dá pra trocar',
]

const changes = ({ cart }: CorpusMessage) => cart !== undefined

/** Said behind an order or a change: asked back, courtesy, a wish, or a story that changes nothing. */
const behind = [
  ', blz?',
  ', ok?',
  ', tá?',
  ', certo?',
  ', fechou?',
  ', combinado?',
  ', pode ser?',
  ' né',
  ' fazendo o favor',
  ', brigadão',
  ', agradeço desde já',
  ', bom trabalho aí',
  ', Deus te abençoe',
  ', valeu parceiro',
  ', é festinha kkk',
  ', hoje tem festa aqui',
  ', que a fome tá grande',
  ', tô morrendo de fome',
  ', chegou visita aqui em casa',
  ', é aniversário da minha mãe',
  ', o jogo já vai começar',
  ', a comida de vocês é top',
  ', sempre peço aí',
  ', adoro a comida daí',
]
/** Said before it. */
const before = [
  'boa tarde gente, ',
  'e aí chefia, ',
  'bom dia flor do dia! ',
  'oi sumidos, ',
  'oii td bem? ',
  'fala meu consagrado, ',
  'rapaziada tá aqui em casa, ',
  'tá chovendo demais aqui, ',
  'acabei de chegar do trabalho. ',
  'minha mãe mandou pedir: ',
  'hoje tem jogo, ',
  'é minha primeira vez aqui, ',
  'vim pelo instagram, ',
  'deixa eu ver aqui... ',
  'então, é o seguinte: ',
]

const wrapped = (message: CorpusMessage) => (isOrder(message) || changes(message)) && !isTalk(message)

/** Ways of saying a message with other words of the same classes, or with more around it that says nothing of the order. */
export const rewordings: readonly Retyping[] = [
  ...ordering.map((by) => instead(`ordering: ${by}`, first(orders), by, isOrder)),
  ...ordering.map((by): Retyping => ({
    name: `ordering anew: ${by}`,
    of: (message) =>
      isOrder(message) && /^(?:\d+ |uma? |dois |duas |tr[eê]s )\p{L}{3}/iu.test(message.text)
        ? `${by} ${message.text.charAt(0).toLowerCase()}${message.text.slice(1)}`
        : null,
  })),
  ...[...dropping, ...asking].map((by) =>
    instead(`dropping: ${by}`, first('tira|tire|pode tirar|tirar|retira|remove'), by, changes),
  ),
  ...putting.map((by) =>
    instead(
      `putting: ${by}`,
      first('bota|bote|coloca|coloque|p[oõ]e|adiciona|acrescenta|inclui'),
      by,
      changes,
    ),
  ),
  ...swapping.map((by) =>
    instead(
      `swapping: ${by}`,
      first('troca|troque|muda|substitui'),
      by,
      (message) => changes(message) && / por /.test(message.text),
    ),
  ),
  ...[' em vez d', ' no lugar d', ' ao invés d'].map((by): Retyping => ({
    name: `swapped round:${by}`,
    of: (message) => {
      const found = /^(?:troca|troque|muda) ([oa]s? )(.+) por ((?:um|uma|\d|o|a) .+)$/i.exec(message.text)
      return message.cart && found
        ? `quero ${found[3]!.replace(/^[oa] /, '')}${by}${found[1]!}${found[2]!}`
        : null
    },
  })),
  ...behind.map((words): Retyping => ({
    name: `…${words}`,
    of: (message) =>
      wrapped(message) && !isAny(message, quoted) && !/[?!.,:…]$|\n/.test(message.text)
        ? `${message.text}${words}`
        : null,
  })),
  ...before.map((words): Retyping => ({
    name: `${words}…`,
    of: (message) =>
      wrapped(message) &&
      !isAny(message, /^nome /) &&
      !/^(?:oi|olá|ola|bo[am] |opa|e a[ií]|não|nao|sim)/i.test(message.text)
        ? `${words}${message.text.charAt(0).toLowerCase()}${message.text.slice(1)}`
        : null,
  })),
  {
    name: 'without a plural',
    of: (message) =>
      isOrder(message)
        ? message.text.replace(
            /(?<=(?<![\p{L}\d,])(?:[2-9]|dois|duas|três|tres|quatro) \p{L}{3,}[aeo])s(?![\p{L}])/giu,
            '',
          )
        : null,
  },
  {
    name: 'turned round',
    of: (message) => {
      const parts =
        /^((?:\d+|uma?|dois|duas|tr[eê]s) [\p{L} ]{4,})(,| e) ((?:\d+|uma?|dois|duas|tr[eê]s) [\p{L} ]{4,})$/iu.exec(
          message.text,
        )
      return isOrder(message) &&
        parts &&
        !/(?<!\p{L})(?:com|sem|cada|deles|delas|outr[oa]|mais|e)(?!\p{L})/u.test(parts[1]! + parts[3]!)
        ? `${parts[3]!}${parts[2]!} ${parts[1]!}`
        : null
    },
  },
  instead('cê', word('voc[eê]s?|vcs?'), 'cês'),
  instead(
    'a last letter twice',
    /(?<=\p{L}{3}(?:[aeiou]|x|m))(?=$|[ ,])(?<=(?:pix|sim|quero|manda|tira|bota|obrigado|pizza))/iu,
    'a',
  ),
]
