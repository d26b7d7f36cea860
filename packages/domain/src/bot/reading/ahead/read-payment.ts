import { voucherNames } from '../../../orders'
import type { SaidAhead } from '../said-ahead'
import { around, found, grown, isFree, isOfMenu, pauses, take, type Scan, type Span } from './scan'

type Payment = NonNullable<SaidAhead['payment']>

const wallet = 'cartao|catao|cartoes|cartaozinho'
const methods: readonly (readonly [Payment, string])[] = [
  ['voucher', `(?:${voucherNames}|vale|va)`],
  ['credit_card', `(?:(?:${wallet}) (?:de |do |no |em |, |: )?)?(?:credito|cretido|credto|cred|crd)`],
  ['debit_card', `(?:(?:${wallet}) (?:de |do |no |em |, |: )?)?(?:debito|debto|debido|deb)`],
  ['card', `(?:${wallet})(?: (?:visa|master|mastercard|elo|hiper|hipercard|nubank))?`],
  [
    'card',
    '(?:traz|trazer|traga|tragam|leva|levar|leve|manda|mandar|mande|preciso|precisa|precisamos|vem)(?: (?:com|de|da|a))* (?:maquininha|maquina|maquineta)(?: (?:de|do) (?:cartao))?',
  ],
  ['card', 'maquininha|maquineta'],
  ['pix', 'pix|piks|pics|pixi'],
  ['cash', '(?:dinheiro|dinhero|dinherio|dinheiros)(?: vivo)?|especie'],
]
const lead =
  '(?:(?:(?:e|nao|vou|quero|queria|gostaria de|prefiro|pode|podem|vai|sera|a gente|eu|forma de|o|meu|muda|mudar|troca|trocar|tambem|entao|na verdade|ops|(?<!x )tudo|melhor) )*' +
  '(?:pagar|pago|pagarei|pagando|pagamento|pagamentos|pgto|pagto|acertar|acerto|passar|passo|paga|passa) )?' +
  '(?:(?:e|eh|:|,|vai|ser|sera|fica|pode|por|para|a|o|no|na|nos|em|com|pelo|via|de|do|um|meu|tudo|agora|aqui|la|mesmo|entrega|hora|maquininha|maquina|maquineta) )*'
const tail =
  '(?: (?:na entrega|na hora(?: da entrega| de pegar| de buscar)?|na retirada|quando (?:chegar|receber|buscar)|no local|aqui|ai|mesmo|visa|master|mastercard|elo|na maquininha|na maquina|(?:de|por) aproximacao|tambem))*'
const pays = /\b(pagar|pago|pagarei|pagamento|pgto|pagto|acerto|acertar|passo)\b/
const asksIf = /\b(posso|podemos|da para|da pra|tem|rola|consigo|pega|pegam|passa|passam|pode)\b/
const asksAbout =
  /\b(aceit\w*|receb(e|em)|trabalham?|desconto|chave|codigo|copia|comprovante|qr|qual|quais|cade|quanto)\b/
const done =
  /\b(fiz|mandei|paguei|enviei|caiu|chegou|passa|passe|manda|mande|mandar|envia|tenho)( (o|seu|teu|um|meu|de))*$/
const denied = /\b(nao|nem)( (e|eh|quero|vou|vai|ser|mais|pagar|tenho|no|na|em|com|o|de|estou|to|pode))*$/
const instead = /\b((vez|lugar|inves) d[eo]|troca|trocar|muda|era|ia pagar|seria)( (o|no|do|em|com|de))*$/

/** How it is paid. The last one said counts; of two with 'ou' between them none does. */
export function readPayment(scan: Scan): void {
  const all = found(scan, methods.map(([, words]) => `(${words})`).join('|'))
  let last: { kind: Payment; to: number } | null = null
  let sure = true
  for (const method of all) {
    const kind = methods[method.parts.findIndex((part) => part !== undefined)]![0]
    if (!isFree(scan, method) || !isPayment(scan, method)) continue
    const whole = freed(scan, grown(scan, method, lead, tail))
    const { before } = around(scan, method)
    take(scan, whole)
    if (denied.test(before) || instead.test(before) || isRefused(scan, whole.to)) continue
    if (kind === 'card' && last !== null && /card|voucher/.test(last.kind)) continue
    const other = last !== null && last.kind !== kind
    sure = !other || !/\b(ou|metade)( (no|em|na|com|de))*$/.test(before)
    last = { kind, to: whole.to }
  }
  if (last && sure) scan.ahead.payment = last.kind
}

function isPayment(scan: Scan, method: Span & { text: string }): boolean {
  const { before, behind, asks } = around(scan, method)
  const clause = before.slice(before.lastIndexOf(' ,') + 1)
  if (done.test(before) && !/maquin/.test(method.text)) return false
  if (asks && /^ou\b/.test(behind)) return false
  if (asksAbout.test(before) || /^(copia|chave|qr|\?)/.test(behind)) return false
  if (
    asks &&
    (asksAbout.test(behind) ||
      (scan.asked !== 'payment' && asksIf.test(clause) && !/\b(vou|quero)\b/.test(clause)))
  )
    return false
  if (asks && behind === '' && !pays.test(clause) && scan.asked !== 'payment') return false
  if (method.text.startsWith('cart') && isOfMenu(scan, method.from) && isItem(scan, method, before))
    return false
  const alone = pauses(scan, method.from - 1) && pauses(scan, method.to)
  if (/^(va|ticket|especie)$/.test(method.text)) return alone || /\b(no|em|com|pelo|e)$/.test(before)
  if (method.text === 'vale') return (alone && scan.asked === 'payment') || /\b(no|em|com|pelo)$/.test(before)
  return method.text !== 'especie' || /\bem$/.test(before)
}

/** 'um cartão', 'cartão com mensagem' where the shop has such a thing. */
function isItem({ tokens, words, lexicon }: Scan, { from, to }: Span, before: string): boolean {
  const next = words[to] === 'com' ? to + 1 : to
  return (
    /\b(?:uma?|\d+|com|e|outro|(?:nao (?:quero|precisa|precisa de)|tira|sem)(?: o)?|(?:escreve|escrever|escrito|mensagem) no)$/.test(
      before,
    ) || lexicon.isPair(tokens[from]!.key, tokens[next]?.key)
  )
}

/** 'pix não, dinheiro'. */
function isRefused(scan: Scan, to: number): boolean {
  return scan.words[to] === 'nao' && pauses(scan, to + 1)
}

/** As much of a span, from its end, as was not read before, with no product in it. */
function freed(scan: Scan, { from, to }: Span): Span {
  let at = to
  while (at > from && !scan.taken[at - 1]) at -= 1
  return { from: at, to }
}
