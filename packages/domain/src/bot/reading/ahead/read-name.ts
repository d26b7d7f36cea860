import { noPlaces, orderWords } from './ahead-words'
import { written } from '../tokens'
import { commonNames } from '../vocabulary/common-names'
import { talk } from '../vocabulary/talk'
import { around, found, grown, isFree, isOfMenu, pauses, take, type Scan, type Span } from './scan'

const sure = [
  '(?:o )?meu nome(?: (?:e|eh|completo|:))*',
  '(?:(?:e|coloca|poe|bota|deixa|pode) )*(?:no|em) nome (?:de|do|da)',
  '(?:(?:eu )?me chamo)',
  '(?:o )?nome (?:del[ea]|d[oa] (?:meu |minha )?(?:marido|esposa|filh[oa]|irma|irmao|pai|mae|mocinh[oa]|menin[oa]|amig[oa]))(?: (?:e|eh|:))*',
  '(?:o )?nome(?: (?:e|eh|:|para retirada|do cliente|completo|de|da|do))*',
  'quem (?:vai )?(?:retira|retirar|busca|buscar|recebe|receber|pega|pegar)(?: (?:ai|e|eh|sera|vai|ser|:))*(?: [oa])?',
]
const greeted = [
  '(?<=^(?: |(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite|tudo bem|,|!|\\.|\\?) )*)(?:(?:eu )?sou|e|eh) [oa]',
  '(?:eu )?sou [oa]',
  'aqui (?:e|eh|quem fala e)(?: [oa])?',
  '(?:quem fala e|fala)(?: [oa])',
]
const closing = [
  '(?:abraco|abracos|abs|att|atenciosamente|ass|assinado|beijos|bjs|grato|grata)(?: (?:,|:|\n|da|do|de|\\.))*',
]
const notNames =
  /^(nao|dele|dela|e|eh|do|da|de|o|a|um|uma|que|qual|pedido|sabor|pizza|mesmo|mesma|mesmos|longe|bom|boa|meu|minha|seu|cliente|empresa|loja|prato|ainda|ja|sim|tambem|rapidinho|perto|bem|tudo|muito|mais|so|bairro|aguardo|aguardando)$/
const MOST = 4
const titles = /^(?:dona|seu|sr|sra|dr|dra|tia|tio|professora?|pastora?|irma|irmao)$/

/** The customer's name: 'meu nome é Renata', 'no nome do Guilherme', 'aqui é a Marta do escritório', 'Abraço, Cláudio'. */
export function readOwnName(scan: Scan): void {
  const spans = [
    ...sure.flatMap((words) => found(scan, words).map((span) => ({ ...span, way: 'sure' as const }))),
    ...greeted.flatMap((words) => found(scan, words).map((span) => ({ ...span, way: 'greeted' as const }))),
    ...closing.flatMap((words) => found(scan, words).map((span) => ({ ...span, way: 'closing' as const }))),
  ].sort((a, b) => a.from - b.from || b.to - a.to)
  for (const start of spans) {
    if (scan.ahead.name !== null || !isFree(scan, start)) continue
    const { before, asks } = around(scan, start)
    if (/\b(qual|que|quais|nao|pelo|tem|d[oe]|esse|o mesmo)( (e|o|a))*$/.test(before)) continue
    // 'com nome gravado' is how it is wanted.
    if (/\bcom$/.test(before) && scan.lexicon.isOption(scan.tokens[start.from]!.key)) continue
    if (start.way === 'greeted' && !isSomebody(scan, start)) continue
    const end = nameEnd(scan, start)
    if (end === start.to || (asks && !pauses(scan, end))) continue
    if (start.way === 'closing' && !pauses(scan, end)) continue
    scan.ahead.name = written(scan.text, scan.tokens, start.to, end)
    const from = start.way === 'greeted' ? whenceEnd(scan, end) : end
    take(scan, grown(scan, { from: start.from, to: from }, '(?:(?:e|eh|ah|pode|por|poe|coloca) )*'))
  }
}

/** 'é a Renata', 'sou o Beto': a name, and not 'e o cigarro pode tirar' or 'sou o da pizza'. */
function isSomebody(scan: Scan, { from, to }: Span): boolean {
  const { text, tokens, words } = scan
  if (!/^(?:e|eh|sou|eu)$/.test(words[from]!) || !/^[oa]$/.test(words[to - 1]!)) return true
  const isJoining = words[from] === 'e' && text.slice(tokens[from]!.start, tokens[from]!.end) !== 'é'
  if (isJoining && !/É/.test(text.charAt(tokens[from]!.start))) return false
  return commonNames.has(words[to] ?? '') || (isCapital(scan, to) && !isShouted(scan) && !isOfMenu(scan, to))
}

/** The name of who fetches the order, alone between pauses: '…, retiro às 21h, Cleiton', or last: 'é pra Ivone'. */
export function readSignature(scan: Scan): void {
  const { ahead, tokens } = scan
  if (ahead.name !== null || ahead.fulfilment !== 'pickup' || isShouted(scan)) return
  let last = tokens.length - 1
  while (last > 0 && tokens[last]!.kind === 'break') last -= 1
  const at = isSignature(scan, last, true)
    ? last
    : tokens.findIndex((_, place) => isSignature(scan, place, false))
  if (at < 0) return
  ahead.name = written(scan.text, tokens, at, at + 1)
  take(scan, grown(scan, { from: at, to: at + 1 }, '(?:(?:e|eh|sera|vai|ser|em|nome|para|pro|de|o|a) )*'))
}

function isSignature(scan: Scan, at: number, isLast: boolean): boolean {
  const { words, taken, tokens, lexicon } = scan
  const word = words[at] ?? ''
  const is = /^[oa]$/.test(words[at - 1] ?? '') ? at - 2 : at - 1
  const isSaid = words[is] === 'e' && (taken[is - 1] === true || pauses(scan, is - 1))
  const isLed = isSaid || /^(para|pro|de)$/.test(words[at - 1] ?? '')
  const isNew = isLast && isLed ? !taken[at - 1] : at > 0 && pauses(scan, at - 1)
  if (!isNew || taken[at] || !isCapital(scan, at) || word.length < 3) return false
  if (!isLast && !(pauses(scan, at + 1) && lexicon.senses(tokens[at]!).size === 0 && !talk.has(word)))
    return false
  return !(notNames.test(word) || orderWords.has(word) || noPlaces.has(word) || isOfMenu(scan, at))
}

function nameEnd(scan: Scan, { to, way }: Span & { way: 'sure' | 'greeted' | 'closing' }): number {
  const { tokens, words, text } = scan
  const isName = (at: number) => {
    const token = tokens[at]
    if (!token || token.kind !== 'word' || scan.taken[at] || notNames.test(token.word)) return false
    const capital = /^\p{Lu}/u.test(text.slice(token.start, token.end))
    if (capital && way !== 'greeted')
      return (
        token.word.length > 1 && !/^(quero|queria|pix|retirar|entrega|pago|obrigad[oa])$/.test(token.word)
      )
    return token.word.length > 1 && !orderWords.has(token.word) && !noPlaces.has(token.word)
  }
  // 'a dona Nazira', 'o seu Zé': what comes before a name in capitals is part of it.
  const isTitled = titles.test(words[to] ?? '') && isCapital(scan, to + 1)
  let at = isTitled ? to + 1 : to
  const start = at
  while (at - to < MOST) {
    const joined =
      /^(da|de|do|dos|e)$/.test(words[at] ?? '') && at > start && isCapital(scan, at + 1) && !isShouted(scan)
        ? at + 1
        : at
    if (words[joined - 1] === 'e' && joined > at) break
    if (!isName(joined) || (at > start && !isMoreOfName(scan, start, joined))) break
    at = joined + 1
  }
  return at === start ? to : at
}

/** 'aqui é a Marta do escritório', 'o Carlos do ap 12': where a name comes from says nothing of the order. */
function whenceEnd(scan: Scan, at: number): number {
  const { words, tokens } = scan
  if (
    !/^d[aeo]$/.test(words[at] ?? '') ||
    pauses(scan, at + 1) ||
    isOfMenu(scan, at + 1) ||
    scan.taken[at + 1]
  )
    return at
  return tokens[at + 2]?.kind === 'number' && pauses(scan, at + 3) ? at + 3 : at + 2
}

/** Written as the first word of it; of small letters no word of every day. */
function isMoreOfName(scan: Scan, first: number, at: number): boolean {
  const isSmall = !isCapital(scan, at)
  return isCapital(scan, first) !== isSmall && !(isSmall && talk.has(scan.words[at]!))
}

function isCapital({ tokens, text }: Scan, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start, token.end))
}

function isShouted({ text }: Scan): boolean {
  return text === text.toUpperCase()
}
