import { withoutCourtesy } from '../understand/courtesy'
import { MAX_TEXT, plainLetters, plainWords } from '../understand/plain-words'
import { said, type Said } from '../reading/tokens'

/** The last order is wanted once more. */
interface SaidAgain {
  /** What the message says besides; empty for nothing. */
  rest: string
  /** It says of which time: 'repete o pedido' may also ask to hear an order that is on its way. */
  past: boolean
}

const weekday = '(?:segunda|terca|quarta|quinta|sexta)(?: feira)?|sabado|domingo'
const time = `(?:sempre|costume|ontem|anteontem|antes|outro dia|outra vez|ultim[oa] (?:vez|pedido|compra|semana|${weekday})|(?:semana|vez|mes|fim de semana|pedido|compra|${weekday}) (?:passad[oa]|anterior)|${weekday})`
const meal = '(?:pedi|peco|comprei|compro|peguei|pego|comi|veio)'
/** 'de sempre', 'da última vez', 'que eu pedi ontem', 'que sempre peço'. */
const ofTime = `(?:(?:ao |a )?d[eoa] (?:minha |meu )?${time}|que (?:eu )?${meal} (?:n?[ao] |d[aeo] )?${time}|que (?:eu )?sempre ${meal})`
const repeats = '(?:repet(?:e|ir|a|i)|repita|refaz|refazer|refaca)'
const wants = `(?:(?:eu|me|quero|queria|gostaria|vou querer|pode|podem|poderia|ser|mandar?|mande|faz|fazer|faca|ver?|traz|trazer|prepara|pedir|pede|hoje|entao|so|favor|${repeats}) )`
const own = '(?:(?:o|a|esse|aquele|aquela|meu|minha) )'
const once = '(?: (?:de novo|novamente|outra vez|por favor|hoje|mesmo))'

/** Ways to say it. In the last two the time may be left out. */
const ways: readonly { words: RegExp; past: boolean }[] = [
  { words: `(?:o mesmo que|${own}+)${ofTime}`, past: true },
  { words: `${own}*pedido (?:de sempre|de costume|que (?:eu )?sempre ${meal})`, past: true },
  { words: `(?<=^|, )(?:de sempre|de costume)(?=$| ,)`, past: true },
  {
    words: `${own}?(?:mesm[oa]|igual|igualzinho|mesmissim[oa])(?: (?:pedido|coisa|compra))? (?:a |o )?(?:${ofTime}|ontem|anteontem|sempre|antes)`,
    past: true,
  },
  {
    words: `(?:igual|igualzinho) (?:ao?|d[ao]) (?:ultim[oa]|outr[oa])(?: vez)?(?: que (?:eu )?${meal})?`,
    past: true,
  },
  { words: `${repeats} ${own}*(?:(?:ultim[oa]|antig[oa]) (?:pedido|compra)|pedido anterior)`, past: true },
  { words: `${repeats} ${own}*(?:pedido|compra) (?:${ofTime}|anterior)`, past: true },
  { words: `${wants}${own}+(?:ultimo pedido|pedido anterior|pedido ${ofTime})`, past: true },
  { words: `${repeats} ${own}*(?:mesmo )?pedido`, past: false },
  { words: `${wants}${own}+mesmo pedido`, past: false },
].map(({ words, past }) => ({ words: new RegExp(`(?<=^| )${wants}*${words}${once}*(?= |$)`), past }))
/** One of these words stands in each of the ways. */
const hint =
  /pedi|segunda|terca|quarta|quinta|sexta|sabado|domingo|sempre|costume|mesm|igual|ontem|antes|outr|ultim|passad|anterior|repet|ref/i

const notBefore =
  /\b(?:nao|nem|sem|menos|exceto|quanto|qual|quais|cade|onde|quando|como|cancel\S*|reclam\S*|sobre|vem|tem|era|foi)\b/
const notAfter = /^ (?:veio|chegou|nao|ta|tava|estava|esta|foi|deu|ficou|custou|era)\b/

/**
 * Whether a message asks for the last order once more: 'o de sempre', 'manda igual da semana passada', 'repete o último
 * pedido'; null where it does not. What is 'the same' as something else ('o mesmo endereço', 'mais um igual') is none,
 * nor is what asks or complains of an order.
 */
export function readAgain(text: string): SaidAgain | null {
  if (!hint.test(plainLetters(text.slice(0, MAX_TEXT)))) return null
  const typed = said(text)
  const line = lineOf(typed)
  for (const { words, past } of ways) {
    const found = words.exec(line)
    if (!found) continue
    const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
    if (notBefore.test(before.slice(before.lastIndexOf(',') + 1)) || notAfter.test(after)) return null
    return { rest: restOf(typed, before.split(' ').length - 1, found[0].split(' ').length), past }
  }
  return null
}

/** Word by word, each pause a comma, so that the places of words are those of tokens. */
function lineOf({ words }: Said): string {
  return words.map((word) => (/^[\p{L}\p{N}]/u.test(word) ? word : ',')).join(' ')
}

/** 'sem a coca' behind the order of last time takes the drink out of it. */
const leaveOut = /^[\s,]*(?:sem|menos) (?=[oa]s? )/i
const joins = /^[\s,.;!]*(?:mas|s[oó] que|por[eé]m)(?=\s)/i

function restOf({ text, tokens }: Said, from: number, length: number): string {
  const before = text.slice(0, tokens[from]!.start).trim()
  const after = text
    .slice(tokens[from + length - 1]!.end)
    .replace(joins, '')
    .replace(leaveOut, 'tira ')
  const rest = [before, after].map((part) => part.replace(/^[\s,.;!?]+|[\s,.;]+$/g, ''))
  const whole = rest.filter(Boolean).join(', ')
  return withoutCourtesy(plainWords(whole)).length > 0 ? whole : ''
}
