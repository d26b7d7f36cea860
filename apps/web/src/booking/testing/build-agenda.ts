import type { BookableService, PublicAgenda, PublicDay } from '@balcao/contract/booking'

/** A service of one price and one hour. */
export function buildService(change: Partial<BookableService> = {}): BookableService {
  return {
    id: 'corte',
    name: 'Corte',
    description: 'Lavar, cortar e secar',
    category: 'Cabelo',
    duration: 60,
    modalidade: 'tempo',
    buffer_before: 0,
    buffer_after: 0,
    prices: [{ type: 'padrao', cents: 8000 }],
    deposit_cents: 0,
    waiting_list: false,
    day_starts: null,
    ...change,
  }
}

/** An open day in Manaus (UTC-4): free minutes by start, such as `{'09:00': 60}`; 0 where it is taken. */
export function buildDay(
  date: string,
  free: Record<string, number>,
  change: Partial<PublicDay> = {},
): PublicDay {
  return {
    date,
    status: 'open',
    slots: Object.entries(free).map(([time, minutes]) => ({
      start: new Date(`${date}T${time}:00-04:00`).toISOString(),
      time,
      free: minutes,
      before: 0,
      after: minutes,
    })),
    ...change,
  }
}

/** The November of a salon in Manaus; today is the 20th, a Friday. */
export function buildAgenda(change: Partial<PublicAgenda> = {}): PublicAgenda {
  return {
    company: {
      id: '0f0d3a7e-3f5c-4c0e-9a43-0a3f4f4b9d10',
      nome: 'Salão da Praça',
      tipo: 'empresa',
      sobre: null,
      telefone: null,
      endereco: null,
      logo: null,
      capa: null,
      cor: null,
      time_zone: 'America/Manaus',
    },
    people: [],
    services: [buildService()],
    today: '2026-11-20',
    last: '2027-01-19',
    days: [],
    grid: 60,
    confirm_by_self: false,
    ...change,
  }
}
