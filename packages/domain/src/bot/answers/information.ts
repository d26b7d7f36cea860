import { rangeWords } from '../words/range-words'
import { isOpen, standingOf, standingWords } from '../../orders'
import { formatBrl } from '../../money'
import { weekdayKeys, weekdayName, weekOf } from '../../hours'
import { bare } from '../words/small-talk'
import { closedWords } from '../words/closed'
import { feeTo } from '../cart/fees'
import type { BotWorld } from '../model/model'
import { slotWords } from '../words/moment'
import { cut } from '../words/prompt-limits'

const MAX_WORDS = 700
const MAX_ORDERS = 3

/** The customer's orders that are open, else the last one, in words. */
export function statusWords({ orders, now, shop }: BotWorld): string {
  const open = orders.filter(({ status }) => isOpen(status))
  const told = open.length > 0 ? open : orders.slice(0, 1)
  if (told.length === 0) return 'Não encontrei pedido seu dos últimos dias.'
  return told
    .slice(0, MAX_ORDERS)
    .map((order) => {
      const stands = standingWords[standingOf(order.status, order.fulfilment)].customer
      const wanted = order.scheduledFor ? `, para ${slotWords(order.scheduledFor, now, shop.timeZone)}` : ''
      return `Pedido nº ${order.number} (${formatBrl(order.totalCents)}${wanted}): ${stands}.`
    })
    .join('\n')
}

/** The week's hours, days alike together, and whether it is open now. */
export function hoursWords(world: BotWorld): string {
  const { shop } = world
  const now = shop.open ? 'Estamos abertos agora.' : closedWords(world)
  if (shop.hours.length === 0) return now
  const week = weekOf(shop.hours)
  const days = weekdayKeys.map((key) => ({ name: weekdayName(key), text: rangeWords(week[key]) }))
  const groups: { first: string; last: string; text: string }[] = []
  for (const { name, text } of days) {
    const before = groups.at(-1)
    if (before?.text === text) before.last = name
    else groups.push({ first: name, last: name, text })
  }
  const lines = groups.map(
    ({ first, last, text }) => `${first === last ? first : `${first} a ${last}`}: ${text}`,
  )
  return [now, ...lines].join('\n')
}

/** What a delivery costs; `asked` may name a neighbourhood. Only fees that the shop wrote are said. */
export function feeWords(world: BotWorld, asked: string): string {
  const { shop } = world
  if (shop.feeGroups.length === 0) return `A taxa de entrega é ${formatBrl(shop.baseFeeCents)}.`
  const place = placeIn(asked)
  if (place !== null) {
    const fee = feeTo(world, place)
    if (fee.kind === 'fee') return `Entrega em ${fee.bairro}: ${formatBrl(fee.centavos)}.`
    if (fee.kind === 'ambiguous') {
      return fee.candidates.map(({ bairro, centavos }) => `${bairro}: ${formatBrl(centavos)}`).join('\n')
    }
  }
  const lines = shop.feeGroups.map(({ centavos, bairros }) => `${formatBrl(centavos)}: ${bairros.join(', ')}`)
  const unknown = place === null ? '' : 'Não achei esse bairro entre os que atendemos.\n'
  return cut(`${unknown}Taxas de entrega:\n${lines.join('\n')}`, MAX_WORDS)
}

/** Where the shop is. */
export function addressWords({ shop }: BotWorld): string {
  const lines = [
    shop.address
      ? `Ficamos em: ${shop.address}`
      : 'O endereço não está cadastrado; um atendente pode informar.',
    shop.phone ? `Telefone: ${shop.phone}` : null,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The BR Code of the customer's open PIX order, or how PIX works here. `code` goes as a message of its own. */
export function pixWords({ orders, shop }: BotWorld): { words: string; code: string | null } {
  const due = orders.find(
    ({ status, paymentMethod, pixCode }) => isOpen(status) && paymentMethod === 'pix' && pixCode,
  )
  if (due) {
    const words = `PIX copia e cola do pedido nº ${due.number} (${formatBrl(due.owedCents ?? due.totalCents)}). Quem confirma o pagamento é a loja.`
    return { words, code: due.pixCode }
  }
  if (!shop.pix) return { words: 'A loja não recebe PIX por aqui.', code: null }
  const words = `Aceitamos PIX: no fim do pedido você recebe o código copia e cola com o valor certo. Nossa chave: ${shop.pix.key}`
  return { words, code: null }
}

/** The place in 'qual a taxa pro Centro?'. */
function placeIn(asked: string): string | null {
  const found = / (?:pr[ao]s?|para(?: [oa])?|n[oa]|em|ate|d[oa]|pra? [oa]) (.+)$/.exec(` ${bare(asked)}`)
  return found ? found[1]!.replace(/^[oa] /, '') : null
}
