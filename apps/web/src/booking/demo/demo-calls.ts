import type { OwnBooking } from '@balcao/contract/booking'
import { visitName } from '@balcao/domain/scheduling/light'
import { dateIn } from '@balcao/domain/time'
import type { BookingCalls, HoldRequest } from '../booking-calls'
import { sampleAgenda } from './sample-agenda'

/** Which services somebody asks for. */
type Asked = Pick<HoldRequest, 'service_id' | 'price_type' | 'services' | 'starts_at'>

const confirmingMs = 2000
const holdMs = 10 * 60_000

interface DemoOptions {
  now: () => number
  /** 0 to 1. */
  random: () => number
  wait: (milliseconds: number) => Promise<unknown>
}

/**
 * The questions of the booking page, answered without a server: the availability is made up, confirming takes two
 * seconds (BOOK-36), and nothing is stored anywhere.
 */
export function createDemoCalls({ now, random, wait }: DemoOptions): BookingCalls {
  const today = dateIn(now(), 'America/Sao_Paulo')
  const agenda = sampleAgenda({ today, random })
  const chosen = ({ service_id, price_type, services, starts_at }: Asked) => {
    const wanteds = services ?? [{ service_id: service_id ?? '', price_type }]
    const parts = wanteds.map((wanted) => {
      const service = agenda.services.find(({ id }) => id === wanted.service_id) ?? agenda.services[0]!
      const price = service.prices.find(({ type }) => type === wanted.price_type) ?? service.prices[0]!
      return {
        service_id: service.id,
        service: service.name,
        price_type: price.type,
        price_cents: price.cents,
        duration: service.duration,
        modalidade: service.modalidade,
      }
    })
    const timed = parts.map(({ modalidade: _kind, ...part }, place) => {
      const before = parts.slice(0, place).reduce((total, one) => total + one.duration, 0)
      const start = Date.parse(starts_at) + before * 60_000
      return {
        ...part,
        agenda_id: agenda.company.id,
        professional: null,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + part.duration * 60_000).toISOString(),
      }
    })
    const sum = (name: 'price_cents' | 'duration') => parts.reduce((total, part) => total + part[name], 0)
    const whole = { duration: sum('duration'), price_cents: sum('price_cents') }
    return {
      ...parts[0]!,
      ...whole,
      service: visitName(parts.map(({ service }) => service)),
      services: timed,
    }
  }
  return {
    readMonth: async (month) => {
      const wanted = month ?? today.slice(0, 7)
      return { ...agenda, days: agenda.days.filter(({ date }) => date.startsWith(wanted)) }
    },
    hold: async (request) => {
      const { duration, price_cents, services } = chosen(request)
      const until = new Date(now() + holdMs).toISOString()
      return { until, professional: null, duration, price_cents, services }
    },
    readVisit: async () => [],
    release: async () => undefined,
    joinWaiting: async () => undefined,
    book: async (request) => {
      await wait(confirmingMs)
      const booked = chosen(request)
      const starts = Date.parse(request.starts_at)
      const { nome, telefone, endereco, time_zone, id } = agenda.company
      const booking: OwnBooking = {
        id: request.id,
        status: 'pending',
        no_show: false,
        asks: null,
        will_come: false,
        ...booked,
        professional: null,
        starts_at: request.starts_at,
        ends_at: new Date(starts + booked.duration * 60_000).toISOString(),
        dates: [dateIn(Date.parse(request.starts_at), time_zone)],
        client: request.name,
        people: 1,
        most_people: 1,
        version: 1,
        changeable: false,
        in_calendar: false,
        cancelled_by: null,
        deposit: null,
        company: { id, nome, telefone, endereco, time_zone },
        link: '',
        google_template_url: '',
      }
      return booking
    },
  }
}
