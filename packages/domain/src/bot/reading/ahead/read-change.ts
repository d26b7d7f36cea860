import { readNumberAt } from '../../understand/number-words'
import { readMoney } from '../../understand/read-money'
import { saysNoChange } from '../../understand/says-no-change'
import { around, found, grown, isFree, pauses, take, type Scan, type Span } from './scan'

const none = [
  '(?:nao (?:precisa|preciso|necessito|necessitamos|quero|vou precisar|vai precisar|precisar|necessita)|dispenso|sem|precisa nao)(?: (?:de|do|o|nem|mais|mandar|trazer|levar|nenhum))* troco',
  'troco nao(?: (?:precisa|preciso|quero))?',
  '(?:precisa|preciso)(?: de)? troco nao',
  '(?:fica|ficar|fique)(?: com)? o troco',
  '(?:(?:ja|vai|e|dinheiro) )*(?:ta|esta|tudo|vai|ja) (?:trocado|trocadinho|contado|contadinho)',
  '(?:(?:o|ja|vou|com) )*(?:valor|dinheiro|tenho|levo|pago)(?: (?:o|e|ja|em|mais|mas|no|valor|dinheiro|tudo|vai|ser))* (?:certinho|certo|exato|trocado|trocadinho|contado|contadinho|justo)',
]
const sum = '(?: r)?(?: (?:uma|um|a|as|o))?(?: (?:nota|notas|cedula)(?: de)?)?'
const forHow = '(?: (?:e|eh|vai|ser|:|para|pra|pro|p|de|do|seria))*'
const lead =
  '(?:(?:e|com|c|preciso|precisa|precisamos|quero|vou|precisar|levar|leva|leve|manda|mandar|mande|traz|trazer|traga|tragam|ai|,|o|de) )*'
const tail =
  '(?: (?:,|e))* nao (?:e )?(?:para|pra|de|por) \\S+(?: reais)?|(?: (?:reais|real|conto|contos|pila|pilas|pau|paus|mangos))?(?:(?: (?:,|e))* nao (?:e )?(?:para|pra|de) \\S+(?: reais)?)?(?: em dinheiro)?'
const MAX = 10_000

/** Change wanted, in cents of the note that is paid with, or that none is; either means cash. */
export function readChange(scan: Scan): void {
  readNone(scan)
  const denials = `troco nao e (?:para|pra|de) \\S+(?: (?:,|e|mas))*(?: e)? (?:para|pra|de)${sum}`
  for (const start of found(scan, `${denials}|troco${forHow}${sum}`)) readSum(scan, start, 1)
  for (const start of found(
    scan,
    '(?:(?:vou|quero) )?(?:(?:dar|pagar|pago|tenho|com) )*(?:uma |a )?(?:nota|cedula) de',
  ))
    readSum(scan, start, 1)
  for (const start of found(scan, '(?:vou )?(?:dar|pagar com|pago com|pagar em|tenho)'))
    readSum(scan, start, 20)
  if (scan.asked === 'change' && scan.ahead.changeForCents === null && !scan.ahead.noChange) readAnswer(scan)
  if (scan.ahead.changeForCents !== null) scan.ahead.noChange = false
  if (scan.ahead.changeForCents !== null || scan.ahead.noChange) scan.ahead.payment ??= 'cash'
}

function readNone(scan: Scan): void {
  for (const span of found(scan, none.join('|'))) {
    if (around(scan, span).asks) continue
    const whole = grown(
      scan,
      span,
      '(?:(?:e|mas|o|valor|com|pode|vou) )*',
      '(?: (?:mesmo|tambem|ta|certo|certinho|aqui|ja))*',
    )
    scan.ahead.noChange = true
    take(scan, whole)
    if (/dinheiro/.test(span.text)) scan.ahead.payment ??= 'cash'
  }
}

function readSum(scan: Scan, start: Span & { text: string }, least: number): void {
  const { words } = scan
  const number = readNumberAt(words, start.to)
  const slang = number ? null : readMoney(words[start.to] ?? '')
  const value = number
    ? (figure(words[start.to]!) ?? number.value)
    : (decimal(words[start.to] ?? '') ?? (slang === null ? null : slang / 100))
  if (value === null || value < 2 || value > MAX) return
  const end = start.to + (number?.length ?? 1)
  const named = /^(reais|real|conto|contos|pila|pilas|pau|paus)$/.test(words[end] ?? '')
  if (least > 1 && (value < least || !(named || pauses(scan, end)))) return
  if (around(scan, start).asks && scan.asked !== 'change' && /\btem\b/.test(around(scan, start).before))
    return
  if (!isFree(scan, { from: start.to, to: end })) return
  scan.ahead.changeForCents = Math.round(value * 100)
  take(scan, grown(scan, { from: start.from, to: end }, lead, tail))
}

function readAnswer(scan: Scan): void {
  const cents = readMoney(scan.text)
  if (cents !== null) scan.ahead.changeForCents = cents
  else if (saysNoChange(scan.text)) scan.ahead.noChange = true
  else return
  take(scan, { from: 0, to: scan.tokens.length })
}

function figure(word: string): number | null {
  return /^\d{1,6}$/.test(word) ? Number(word) : null
}

function decimal(word: string): number | null {
  return /^\d{1,6}[.,]\d{2}$/.test(word) ? Number(word.replace(',', '.')) : null
}
