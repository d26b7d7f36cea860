import { onOffer } from '../cart/browse'
import { takesLater } from '../cart/moment'
import { closedWords } from '../words/closed'
import { firstName } from '../words/first-name'
import { GREETING_COOLDOWN_MINUTES } from '../model/limits'
import type { BotWorld } from '../model/model'
import type { Move } from '../model/rules'
import { fillVariables } from '../../messaging'

const MINUTE = 60_000
const NEVER = 'never'

/** Before the first answer: the greeting, at most once an hour, and that the shop is closed, once per closure. */
export function withPreface(move: Move, { begins }: { begins: boolean }, world: BotWorld): Move {
  const { shop, now } = world
  const isSilent = move.question === null && !move.notice && (move.texts ?? []).length === 0
  if (isSilent || move.effect?.kind === 'hand-over' || move.effect?.kind === 'mute') return move
  const { greetedAt, closedSaid } = move.state
  const greets = begins && (greetedAt === null || now - greetedAt > GREETING_COOLDOWN_MINUTES * MINUTE)
  const closure = shop.open ? null : (shop.opensAt ?? NEVER)
  const tells = closure !== null && closure !== closedSaid
  const isTold = move.notice?.includes(closedWords(world)) ?? false
  const state = {
    ...move.state,
    greetedAt: greets ? now : greetedAt,
    closedSaid: tells ? closure : closedSaid,
  }
  const words = [greets ? greetingWords(world) : '', tells && !isTold ? closedNotice(world) : '']
  const before = words.filter(Boolean).join('\n')
  if (before === '') return { ...move, state }
  const [first, ...others] = move.texts ?? []
  if (first !== undefined) return { ...move, state, texts: [`${before}\n${first}`, ...others] }
  return { ...move, state, notice: [before, move.notice].filter(Boolean).join('\n') }
}

function greetingWords({ texts, shop, customer }: BotWorld): string {
  return fillVariables(texts.greeting, { nome: firstName(customer.name), loja: shop.nome })
}

/** What can be done meanwhile is said along: looking and booking, and an order for later where the shop takes those. */
function closedNotice(world: BotWorld): string {
  const { products, services } = onOffer(world)
  const later = products && takesLater(world) && 'agendar seu pedido'
  const may = [later || (products && 'ver o cardápio'), services && 'agendar um horário']
    .filter(Boolean)
    .join(' e ')
  return may === '' ? closedWords(world) : `${closedWords(world)} Enquanto isso você pode ${may}.`
}
