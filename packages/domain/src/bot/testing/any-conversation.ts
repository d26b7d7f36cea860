import * as fc from 'fast-check'
import type { BotInput, BotMessage, BotResult, BotWorld } from '../model/model'
import type { BotState } from '../model/state'
import { closedPizzaria, pizzaria, withItem, withShop, withSlots } from './pizzaria'

const words =
  'oi|bom dia|menu|voltar|carrinho|cancelar|atendente|status|horário|taxa|pix|parar|2 x-bacon e 1 coca|' +
  '1 pizza grande de calabresa|meia calabresa e meia mussarela|3 açaí|pizza|coca|sim|não|ok|finalizar|entrega|' +
  'retirada|centro|Parque Dez|Iranduba|Rua A, 10|Rua sem fim|dinheiro|troco pra 50|sem troco|100|cartão|agendar|' +
  'meu agendamento|remarcar|remarcar para sábado à noite|não vou poder ir|cancelar meu horário|rodízio|amanhã|18h|Ana|mais 1 guaraná|1|2|3|0|99|-1|2️⃣|1 e 2|🍕|?|__proto__'
const phrases = [...words.split('|'), '\u0000', '\uD83C', 'Rua\u0000 B, 10 \uD83C', 'a'.repeat(5000)]

const media = ['audio', 'image', 'video', 'document', 'sticker', 'location', 'contact', 'other'] as const

const longName = 'Refrigerante bem gelado de dois litros'

const worlds: ((world: BotWorld) => BotWorld)[] = [
  () => pizzaria,
  () => closedPizzaria,
  () => withSlots(closedPizzaria),
  (world) => withSlots(world),
  (world) => withShop(world, { slots: { delivery: [], pickup: ['2026-11-21T22:00:00.000Z'] } }),
  (world) => withItem(world, 'x-bacon', { centavos: { padrao: 2600 } }),
  (world) => withItem(world, 'p-calabresa', { disponivel: false }),
  (world) =>
    withItem(withItem(world, 'coca-lata', { nome: `${longName} A` }), 'coca-2l', { nome: `${longName} B` }),
  (world) => withItem(world, 'guarana', { centavos: { padrao: 500 } }),
  (world) => withShop(world, { feeGroups: [], baseFeeCents: 300 }),
  (world) => withShop(world, { feeGroups: [{ centavos: 900, bairros: ['Centro'] }] }),
  (world) => withShop(world, { rules: { minimumCents: 6000, freeFromCents: 9000 } }),
  (world) => withShop(world, { pix: null }),
  (world) => ({ ...world, menu: { categories: [], items: [] } }),
  (world) => ({ ...world, services: { categories: [], items: [] } }),
  (world) => ({ ...world, agenda: !world.agenda }),
  (world) => ({ ...world, appointments: ownAppointments.slice(0, 1) }),
  (world) => ({ ...world, appointments: ownAppointments }),
  (world) => ({ ...world, customer: { name: 'Bia', address: 'Rua B, 2', neighbourhood: 'Centro' } }),
  (world) => ({ ...world, customer: { name: null, address: null, neighbourhood: null } }),
  (world) => ({
    ...world,
    texts: { ...world.texts, greeting: '{nome} '.repeat(140), notUnderstood: 'x'.repeat(1000) },
  }),
]

const ownAppointments: BotWorld['appointments'] = Array.from({ length: 12 }, (_, place) => ({
  id: `a-${place}`,
  service: place === 1 ? longName : 'Corte',
  start: `2026-12-${place + 10}T22:00:00.000Z`,
  status: place % 2 === 0 ? 'confirmed' : 'pending',
  changeable: place % 3 !== 0,
  link: `https://bella.example/a/${place}`,
}))

const anyResult: fc.Arbitrary<BotResult> = fc.oneof(
  fc.record({
    kind: fc.constant('placed' as const),
    number: fc.nat(999),
    totalCents: fc.nat(100_000),
    pixCode: fc.option(fc.constant('00020126BR')),
    link: fc.option(fc.constant('https://bella.example/p/1')),
  }),
  fc.record({
    kind: fc.constant('not-placed' as const),
    why: fc.constantFrom('changed' as const, 'closed' as const, 'refused' as const),
  }),
  fc.record({
    kind: fc.constant('days' as const),
    days: fc.array(fc.record({ date: fc.constantFrom('2026-11-21', '2026-12-01', 'x'), free: fc.nat(3) }), {
      maxLength: 15,
    }),
  }),
  fc.record({ kind: fc.constant('slots' as const), date: fc.constant('2026-11-21'), slots: anySlots() }),
  fc.record({
    kind: fc.constant('booked' as const),
    start: fc.constantFrom('2026-11-21T22:00:00.000Z', 'x'),
    link: fc.constant(null),
    pending: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('slot-taken' as const), slots: anySlots() }),
  fc.constant({ kind: 'no-agenda' as const }),
  fc.constant({ kind: 'not-offered' as const }),
  fc.constant({ kind: 'too-many' as const }),
  fc.constant({
    kind: 'appointment-cancelled' as const,
    service: 'Corte',
    start: '2026-12-10T22:00:00.000Z',
  }),
  fc.constant({
    kind: 'appointment-moved' as const,
    service: 'Corte',
    start: '2026-12-10T22:00:00.000Z',
    pending: false,
  }),
  fc.record({
    kind: fc.constant('not-moved' as const),
    why: fc.constantFrom('late' as const, 'gone' as const),
  }),
  fc.record({
    kind: fc.constant('not-cancelled' as const),
    why: fc.constantFrom('late' as const, 'gone' as const),
  }),
)

function anySlots() {
  const start = fc.constantFrom(
    '2026-11-21T22:00:00.000Z',
    '2026-11-21T22:30:00.000Z',
    '2026-11-22T23:00:00.000Z',
    'x',
  )
  return fc.uniqueArray(fc.record({ start }), { selector: (slot) => slot.start, maxLength: 4 })
}

/** What happens next in a conversation; a press is resolved by what is shown when it comes. */
export type Happening =
  | { kind: 'press'; place: number }
  | { kind: 'old-button'; id: string }
  | { kind: 'texts'; texts: string[]; minutesLate: number }
  | { kind: 'media'; media: (typeof media)[number]; text: string }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'world'; change: (world: BotWorld) => BotWorld }
  | { kind: 'result'; result: BotResult }
  | { kind: 'timer' }

const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...phrases) },
  fc.string({ maxLength: 30, unit: 'binary' }),
)
const press = fc.record({ kind: fc.constant('press' as const), place: fc.nat(9) })
const texts = fc.record({
  kind: fc.constant('texts' as const),
  texts: fc.array(anyText, { minLength: 1, maxLength: 3 }),
  minutesLate: fc.constantFrom(0, 0, 0, 0, 2, 5),
})

/** Anything, mostly what moves a conversation on. */
export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 12, arbitrary: press },
  { weight: 8, arbitrary: texts },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('result' as const), result: anyResult }) },
  fc.record({
    kind: fc.constant('media' as const),
    media: fc.constantFrom(...media),
    text: fc.constantFrom('', 'oi'),
  }),
  fc.record({ kind: fc.constant('minutes' as const), minutes: fc.constantFrom(1, 12, 40, 100, 400) }),
  fc.record({ kind: fc.constant('world' as const), change: fc.constantFrom(...worlds) }),
  fc.record({
    kind: fc.constant('old-button' as const),
    id: fc.constantFrom('item:x-bacon', 'cat:bebidas', 'confirmar:1', 'menu', 'bairro:Centro', ''),
  }),
  fc.constant({ kind: 'timer' as const }),
)

const said = (...texts: string[]): Happening => ({ kind: 'texts', texts, minutesLate: 0 })

const road = [
  '2 x-bacon e 1 guaraná',
  'sim',
  'finalizar',
  'centro',
  'Rua A, 10\u0000',
  'pix',
  'sim',
  'sim',
].map((text) => said(text))

/** The road to a placed order by sure answers, with `between` happening on the way. */
export function roadToOrder(between: fc.Arbitrary<Happening>): fc.Arbitrary<Happening[]> {
  const gaps = fc.array(fc.array(between, { maxLength: 2 }), { maxLength: road.length })
  return gaps.map((gaps) => road.flatMap((step, place) => [...(gaps[place] ?? []), step]))
}

/** The world changes, or a little time passes. */
export const anyChange: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('world' as const), change: fc.constantFrom(...worlds) }),
  fc.record({ kind: fc.constant('minutes' as const), minutes: fc.constantFrom(1, 12) }),
)

/** The input that a happening is; null for what changes only the world around. */
export function inputOf(happening: Happening, state: BotState, world: BotWorld): BotInput | null {
  const message = (change: Partial<BotMessage>): BotMessage => ({
    at: world.now,
    text: '',
    replyId: null,
    media: null,
    ...change,
  })
  switch (happening.kind) {
    case 'press': {
      const option = state.shown[happening.place % Math.max(1, state.shown.length)]
      return {
        kind: 'messages',
        messages: [message({ text: option?.title ?? '', replyId: option?.id ?? null })],
      }
    }
    case 'old-button':
      return { kind: 'messages', messages: [message({ text: 'x', replyId: happening.id })] }
    case 'texts': {
      const at = world.now - happening.minutesLate * 60_000
      return { kind: 'messages', messages: happening.texts.map((text) => message({ text, at })) }
    }
    case 'media':
      return { kind: 'messages', messages: [message({ media: happening.media, text: happening.text })] }
    case 'result':
      return { kind: 'result', result: happening.result }
    case 'timer':
      return { kind: 'timer' }
    case 'minutes':
    case 'world':
      return null
  }
}
