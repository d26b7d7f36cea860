import type { BookableService, PublicAgenda, PublicDay } from '@balcao/contract/booking'
import { addDays, weekdayOf } from '@balcao/domain/scheduling/light'

const zone = 'America/Sao_Paulo'
const offset = '-03:00'
const opens = 8
const closes = 17
const horizonDays = 30
const freeShare = 0.6

const service = (
  change: Partial<BookableService> & Pick<BookableService, 'id' | 'name'>,
): BookableService => ({
  description: '',
  category: 'Atendimentos',
  duration: 60,
  modalidade: 'tempo',
  buffer_before: 0,
  buffer_after: 0,
  prices: [{ type: 'padrao', cents: 12_000 }],
  deposit_cents: 0,
  waiting_list: false,
  day_starts: null,
  ...change,
})

const services: BookableService[] = [
  service({
    id: 'primeira-conversa',
    name: 'Primeira conversa',
    description: 'Para conhecer você e entender o que precisa.',
    duration: 30,
    prices: [{ type: 'padrao', cents: 5_000 }],
  }),
  service({
    id: 'atendimento',
    name: 'Atendimento completo',
    description: 'Uma hora dedicada ao seu caso.',
    prices: [
      { type: 'Presencial', cents: 15_000 },
      { type: 'Online', cents: 12_000 },
    ],
  }),
  service({
    id: 'sessao-longa',
    name: 'Sessão longa',
    description: 'Duas horas, quando uma não basta.',
    duration: 120,
    prices: [{ type: 'padrao', cents: 26_000 }],
  }),
]

/**
 * The agenda of a company that does not exist (decision 0026, W7): random free times within the next 30 days, on weekdays, from
 * 8 to 17 o'clock (BOOK-33). `random` answers 0 to 1; `today` is `YYYY-MM-DD`.
 */
export function sampleAgenda({ today, random }: { today: string; random: () => number }): PublicAgenda {
  return {
    company: {
      id: '00000000-0000-4000-8000-000000000000',
      nome: 'Empresa de Demonstração',
      tipo: 'empresa',
      sobre: null,
      telefone: null,
      endereco: null,
      logo: null,
      capa: null,
      cor: null,
      time_zone: zone,
    },
    people: [],
    services,
    today,
    last: addDays(today, horizonDays),
    days: Array.from({ length: horizonDays + 1 }, (_, place) =>
      sampleDay(addDays(today, place), place, random),
    ),
    grid: 60,
    confirm_by_self: false,
  }
}

function sampleDay(date: string, place: number, random: () => number): PublicDay {
  const weekday = weekdayOf(date)
  if (weekday === 0 || weekday === 6) return { date, status: 'closed', slots: [] }
  // Today is over: the next 30 days begin tomorrow.
  if (place === 0) return { date, status: 'open', slots: [] }
  const free = Array.from({ length: closes - opens }, () => random() < freeShare)
  return {
    date,
    status: 'open',
    slots: free.map((isFree, hour) => {
      const next = free.indexOf(false, hour)
      const room = isFree ? ((next === -1 ? free.length : next) - hour) * 60 : 0
      return { ...startAt(date, opens + hour), free: room, before: 0, after: room }
    }),
  }
}

function startAt(date: string, hour: number) {
  const time = `${String(hour).padStart(2, '0')}:00`
  return { start: new Date(`${date}T${time}:00${offset}`).toISOString(), time }
}
