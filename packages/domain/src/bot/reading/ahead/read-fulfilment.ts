import { around, found, grown, isFree, isOfMenu, pauses, take, type Scan, type Span } from './scan'

type Fulfilment = 'delivery' | 'pickup'

const spots =
  '(?: (?:ai|la|aqui|na loja|no local|no balcao|no restaurante|na lanchonete|na padaria|na pizzaria|no estabelecimento|daqui a pouco|mais tarde|agora|hoje|mesmo|pessoalmente|o pedido|meu pedido|(?:o )?pedido|para viagem|ta|viu))*'
const ways: readonly (readonly [Fulfilment, string])[] = [
  ['pickup', `(?:retirar|retiro|retirada|retirando|retiramos|buscar|busco|buscamos|buscando)${spots}`],
  [
    'pickup',
    `(?:passar|passo|passarei|passando)(?: (?:ai|la|na loja|aqui|para|e|pra))* (?:pegar|pego|tirar)${spots}`,
  ],
  [
    'pickup',
    '(?:pegar|pego|tirar|tiro|pegando) (?:ai|la|na loja|no local|no balcao)|(?:ai|la) (?:pegar|tirar)',
  ],
  [
    'pickup',
    '(?:vou passar|passo|passarei|vou dar um pulo) (?:ai|na loja)(?: (?:pegar|para pegar|daqui a pouco|mais tarde|agora|hoje))*',
  ],
  ['pickup', 'para (?:pegar|levar pessoalmente)'],
  [
    'pickup',
    '(?:vou|vo|vamos|vamo) (?:ai |la )?(?:busca|retira|pega)(?: (?:ai|la|na loja|agora|hoje|mais tarde))*',
  ],
  [
    'pickup',
    '(?:quero |queria |gostaria de |prefiro |vou |que |eu |(?:a gente) )+(?:pegar|pego|pega|pegamos)(?: (?:o |a |meu |minha )+(?:pedido|lanche|comida|encomenda))?',
  ],
  ['pickup', 'pegar|pego|pegamos|passo|passarei|passamos'],
  ['pickup', '(?:alguem|a gente|ele|ela|meu \\S+|minha \\S+) (?:busca|retira|pega)'],
  [
    'delivery',
    '(?:para|pra|p) (?:entregar|entrega|entregarem|entreguem|tele entrega|tele|delivery)(?: (?:em casa|ai|aqui))*',
  ],
  ['delivery', '(?:tele entrega|telentrega|tele|delivery)'],
  [
    'delivery',
    '(?:manda|mandar|mande|traz|trazer|leva|levar|entrega|entregar|envia) (?:ai |aqui |la )*(?:em|pra|para) (?:minha )?casa',
  ],
  ['delivery', 'entregar|entregue|entreguem|entregasse|entregassem|entrega'],
]
const lead =
  '(?:(?:e|eh|vou|quero|queria|gostaria|para|pra|p|posso|pode|podem|melhor|entao|eu|mesmo|passo|passar|alguem|vai|vem|mando|mandar|ir|ai|la|seria|ser|sera|mudei|de|ideia|na verdade|mas|so|por|favor|querer|forma|prefiro|com|ops) )*'
const asksAbout =
  /\b(voces?|tem|fazem|faz|fazendo|quanto|taxa|frete|valor|demora\w*|tempo|ja|saiu|onde|qual|que horas|minha|posso|da para|da pra|consegue\w*|rola|aceita\w*|funciona|esta)\b/
const noDelivery =
  /\b(na|a|da|de|minha|sua|essa|tem|fazem|faz|taxa|voces?|loja|se|quem|ja|demora|esta|cade|pela|sobre|nossa|nao)$/
const denied =
  /\b(nao|nem|vez de|inves de|desist(?:i|o|imos) de)( (e|eh|vou|ir|quero|vai|ser|mais|precisa|pode|para|pra|a))*$/

/** Whether it is to be brought or fetched, as far as it is said so. What is said last counts. */
export function readFulfilment(scan: Scan): void {
  const spans = ways.flatMap(([kind, words]) => found(scan, words).map((span) => ({ ...span, kind })))
  spans.sort((a, b) => a.from - b.from || b.to - a.to)
  for (const whole of spans) {
    const span = beforeTaken(scan, whole)
    if (span.to === span.from || !isStatement(scan, span)) continue
    const { before } = around(scan, span)
    const all = grown(scan, span, lead)
    take(scan, { from: untaken(scan, all), to: all.to })
    if (denied.test(before) || isRefused(scan, all.to)) {
      if (isRefused(scan, all.to)) take(scan, { from: all.to, to: all.to + 1 })
      continue
    }
    scan.ahead.fulfilment = span.kind
  }
  if (scan.ahead.fulfilment === 'pickup')
    for (const span of found(scan, '(?:para|pra|p) (?:viagem|levar)'))
      if (isFree(scan, span)) take(scan, span)
}

/** What of a span stands before what was read already: 'retirar' of 'retirar hoje às 20h'. */
function beforeTaken({ taken, words }: Scan, span: Span & { text: string; kind: Fulfilment }) {
  let to = span.from
  while (to < span.to && !taken[to]) to += 1
  return to === span.to ? span : { ...span, to, text: words.slice(span.from, to).join(' ') }
}

function isStatement(scan: Scan, span: Span & { text: string; kind: Fulfilment }): boolean {
  const { before, behind, asks } = around(scan, span)
  const own = before.slice(before.lastIndexOf(',') + 1)
  if (/\b(quanto|taxa|frete|aceita\w*|demora\w*|tempo|se eu|quem)\b/.test(own)) return false
  if (
    asks &&
    scan.asked !== 'fulfilment' &&
    (asksAbout.test(own) || behind.split(',')[0]!.match(asksAbout) || span.text.startsWith('entrega'))
  )
    return false
  if (asks && own.trim() === '' && behind === '' && scan.asked !== 'fulfilment') return false
  // 'pegar' or 'passo' alone is heard before an hour.
  if (/^(pegar|pego|passo|passarei|passamos)$/.test(span.text))
    return scan.ahead.time !== null && scan.taken[span.to] === true
  if (
    /(pegar|pego|pega)$/.test(span.text) &&
    !/\b(ai|la|loja|local|balcao|passo|passar\w*)\b/.test(span.text)
  )
    return pauses(scan, span.to) || scan.taken[span.to] === true
  if (/^(retirar|retiro|buscar|busco)$/.test(span.text)) return !isOfItem(scan, span.to)
  if (/^(entrega|entregar)$/.test(span.text)) {
    if (noDelivery.test(own)) return false
    return !/^(demor\w+|atras\w+|chegou|rapid\w+|gratis|esta|ainda|errad\w+)\b/.test(behind)
  }
  return true
}

/** 'entrega não, vou retirar'. */
function isRefused(scan: Scan, at: number): boolean {
  return scan.words[at] === 'nao' && pauses(scan, at + 1)
}

/** 'retirar a cebola' takes something off. */
function isOfItem(scan: Scan, at: number): boolean {
  if (!/^(o|a|os|as)$/.test(scan.words[at] ?? '')) return false
  const token = scan.tokens[at + 1]
  return (
    isOfMenu(scan, at + 1) ||
    (token !== undefined && scan.lexicon.items.some(({ madeOf }) => madeOf.has(token.key)))
  )
}

function untaken(scan: Scan, { from, to }: Span): number {
  let at = to
  while (at > from && !scan.taken[at - 1]) at -= 1
  return at
}
