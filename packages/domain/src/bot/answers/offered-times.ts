import { anyTime, namesHours, type When } from '../../time/read-when'
import { dateIn, wallTime } from '../../time/wall-clock'
import { askDays, askSlots, bookingWords, slotChosen } from './booking'
import { wishOf } from './visit'
import { nameOf } from '../cart/checkout'
import { handOver } from './hand-over'
import type { BotResult, BotWorld, FreeTime } from '../model/model'
import { goTo, type Move, type Scene } from '../model/rules'
import type { Asked, BookingDraft } from '../model/state'
import { findOwn } from '../words/appointment-words'
import { withPerson } from '../words/person-words'
import { dayWords } from '../words/moment'

const MAX_DAYS = 31
const MAX_SLOTS = 60
const NEAREST_DAYS = 5

type Effect<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>
type Day = Extract<BotResult, { kind: 'days' }>['days'][number]

/** The free days: of a wished one its times at once, of a wished week its days; else the nearest, and that is said. */
export function handleDays(
  found: readonly Day[],
  effect: Effect<'find-days'>,
  when: When = anyTime,
  scene: Scene,
): Move {
  const days = found
    .filter(({ date }, index, all) => all.findIndex((day) => day.date === date) === index)
    .filter(
      ({ date, free }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && free > 0,
    )
    .slice(0, MAX_DAYS)
    .map(({ date, free }) => ({ date, free }))
  const wish = wishOf(effect)
  const { agendaId } = wish
  if (days.length === 0 && agendaId !== undefined) {
    const words = `Não há horário livre${withPerson(agendaId, scene.world)}. Estes são os de qualquer pessoa:`
    return { ...askDays({ ...wish, agendaId: undefined }, scene, when), notice: words }
  }
  if (days.length === 0)
    return handOver(scene, 'booking', `${bookingWords(wish, scene.world)} Não há horários livres.`)
  const { from, to } = when
  if (from === null || to === null)
    return goTo(scene.state, { at: 'day', wish, days, page: 0, when: hoursOf(when) })
  const wished = days.filter(({ date }) => from <= date && date <= to)
  if (wished.length === 1) return askSlots(wish, wished[0]!.date, scene, when)
  if (wished.length > 1)
    return goTo(scene.state, { at: 'day', wish, days: wished, page: 0, when: hoursOf(when) })
  const today = dateIn(scene.world.now, scene.world.shop.timeZone)
  const named = from === to ? dayWords(from, today) : 'nesses dias'
  return goTo(
    scene.state,
    { at: 'day', wish, days: nearest(days, from, to), page: 0, when: hoursOf(when) },
    `Não há horário livre ${named}. Os dias mais próximos:`,
  )
}

/** The free times of a day, those of the wished hours where there are any; a wished one alone is chosen. */
export function handleSlots(
  slots: readonly FreeTime[],
  wish: BookingDraft,
  when: When = anyTime,
  scene: Scene,
): Move {
  const starts = startsOf(slots, wish, scene.world)
  const seats = seatsOf(slots)
  if (starts.length === 0) return { ...askDays(wish, scene), notice: 'Esse dia não tem mais horário livre.' }
  const zone = scene.world.shop.timeZone
  const wished = starts.filter((start) => {
    const { minutes } = wallTime(Date.parse(start), zone)
    return when.earliest <= minutes && minutes <= when.latest
  })
  const [only, ...others] = wished
  if (only !== undefined && others.length === 0 && when.earliest === when.latest)
    return slotChosen({ ...wish, start: only }, scene)
  if (only !== undefined) return goTo(scene.state, { at: 'slot', wish, slots: wished, page: 0, ...seats })
  const words = 'Nesse horário não há vaga. Os horários livres do dia:'
  return goTo(scene.state, { at: 'slot', wish, slots: starts, page: 0, ...seats }, words)
}

/** A time that somebody else took meanwhile: the nearest others. */
export function handleTaken(
  slots: readonly { start: string }[],
  effect: Effect<'book'> | Effect<'move-appointment'>,
  scene: Scene,
): Move {
  const wish = takenWish(effect, scene)
  const starts = startsOf(slots, wish, scene.world)
  if (starts.length === 0) return { ...askDays(wish, scene), notice: 'Esse horário acabou de ser ocupado.' }
  const words = 'Esse horário acabou de ser ocupado. Os mais próximos:'
  return goTo(scene.state, { at: 'slot', wish, slots: starts, page: 0 }, words)
}

function takenWish(effect: Effect<'book'> | Effect<'move-appointment'>, scene: Scene): BookingDraft {
  if (effect.kind === 'move-appointment')
    return { serviceId: '', priceType: '', start: null, name: null, moves: effect.appointmentId }
  const { customerName } = effect
  return { ...wishOf(effect), name: customerName !== nameOf(scene) ? customerName : null }
}

/** The seats that are left, where the service has some. */
function seatsOf(slots: readonly FreeTime[]): { left?: Record<string, number> } {
  const known = slots.flatMap(({ start, left }) => (left === undefined ? [] : [[start, left] as const]))
  return known.length > 0 ? { left: Object.fromEntries(known) } : {}
}

/** Starts that are still to come, each once; of what is moved not the one that it has. */
function startsOf(slots: readonly { start: string }[], { moves }: BookingDraft, world: BotWorld): string[] {
  const own = moves === undefined ? null : findOwn(world, moves)
  const kept = own === null ? Number.NaN : Date.parse(own.start)
  return slots
    .map(({ start }) => start)
    .filter((start, index, all) => Date.parse(start) > world.now && all.indexOf(start) === index)
    .filter((start) => Date.parse(start) !== kept)
    .slice(0, MAX_SLOTS)
}

/** The days nearest to those that were wished, the earlier first. */
function nearest<D extends Day>(days: readonly D[], from: string, to: string): D[] {
  const away = ({ date }: Day) =>
    date < from ? Date.parse(from) - Date.parse(date) : Date.parse(date) - Date.parse(to)
  const near = new Set([...days].sort((one, other) => away(one) - away(other)).slice(0, NEAREST_DAYS))
  return days.filter((day) => near.has(day))
}

/** What of a wish holds for any day. */
function hoursOf(when: When): When | undefined {
  return namesHours(when) ? { ...when, from: null, to: null } : undefined
}
