import { GRID_MINUTES, type GRIDS } from './model'

/** News of an appointment that its customer can be told; `offered` goes to who waits for a time that became free. */
export const appointmentNews = [
  'booked',
  'confirmed',
  'moved',
  'cancelled',
  'displaced',
  'dayBefore',
  'hourBefore',
  'offered',
] as const
export type AppointmentNews = (typeof appointmentNews)[number]

/** How one service is booked. Buffers and the term of a deposit are minutes. */
export interface ServiceRules {
  /** Customers may book it by themselves. */
  bookable: boolean
  buffer_before: number
  buffer_after: number
  waiting_list: boolean
  /** 0 asks for none. */
  deposit_cents: number
  deposit_minutes: number
  /** Ids of the places of which it needs one, whichever is free; empty for none. */
  place_ids: string[]
  /** How many people come to it at one time; with several it is a class. */
  seats: number
  /** Of those, how many one booking may be for. */
  people: number
  /** When and how its customers are reminded; null as the company does. */
  reminders: ServiceReminders | null
}

/** What is asked of who did not come within so many months, whatever the service asks by itself. */
export interface NoShowDeposit {
  by: 'off' | 'cents' | 'percent'
  cents: number
  /** Of the price, 1 to 100. */
  percent: number
  months: number
}

export const reminderChannels = ['both', 'whatsapp', 'email', 'none'] as const

/**
 * What the company's own agenda is for, beside those of employees: the counter alone, customers as well, or nothing (`off`).
 * Where no employee who works now has an agenda, it is what everybody books.
 */
export const ownAgendas = ['counter', 'customers', 'off'] as const
export type OwnAgenda = (typeof ownAgendas)[number]

/** The two reminders of a service, in minutes before the start; 0 for none. Their words are those of the company's news. */
export interface ServiceReminders {
  channel: (typeof reminderChannels)[number]
  first: number
  second: number
}

/** How a company's agenda works, named as the contract names it. */
export interface SchedulingSettings {
  /** Minutes between two starts. */
  grid: (typeof GRIDS)[number]
  /** Minutes that must lie between a booking and its start. */
  notice_minutes: number
  /** The last date that customers can book is this many days ahead. */
  horizon_days: number
  /** How long a time is kept while the form is open. */
  hold_minutes: number
  /** What the company's own agenda is for where employees have agendas. */
  own_agenda: OwnAgenda
  /** Public bookings stand as confirmed at once. */
  confirm_by_self: boolean
  /** Customers may move or cancel by their link until this many minutes before the start. */
  cancel_notice_minutes: number
  /** A deposit for who did not come, also where the service asks for none. */
  no_show_deposit: NoShowDeposit
  /** Whether each is sent, and in which words (`fillAppointmentText`). */
  news: Readonly<Record<AppointmentNews, { on: boolean; text: string }>>
  /** No reminder goes out from `quiet_from` up to `quiet_to`, `HH:MM` on the company's clock; equal ones mean never quiet. */
  quiet_from: string
  quiet_to: string
  /** By the id of the service; `serviceRules` knows the others. */
  services: Readonly<Record<string, Partial<ServiceRules>>>
}

const defaultRules: ServiceRules = {
  bookable: true,
  buffer_before: 0,
  buffer_after: 0,
  waiting_list: false,
  deposit_cents: 0,
  deposit_minutes: 120,
  place_ids: [],
  seats: 1,
  people: 1,
  reminders: null,
}

const answers = 'Responda 1 para confirmar, 2 para remarcar ou 3 para cancelar.'

/** What holds for a company that changed nothing. Texts beside the usual variables: {prazo} in `offered`. */
export const defaultScheduling: SchedulingSettings = {
  grid: GRID_MINUTES,
  notice_minutes: 0,
  horizon_days: 60,
  hold_minutes: 10,
  own_agenda: 'counter',
  confirm_by_self: false,
  cancel_notice_minutes: 0,
  no_show_deposit: { by: 'off', cents: 2000, percent: 50, months: 12 },
  news: {
    booked: {
      on: true,
      text: 'Olá, {nome}! Recebemos seu agendamento: {servico}, {dia}, às {hora}, em {empresa}. Avisamos por aqui assim que for confirmado.\nPara remarcar ou cancelar: {link}',
    },
    confirmed: {
      on: true,
      text: 'Olá, {nome}! Seu horário está confirmado: {servico}, {dia}, às {hora}, em {empresa}.\nEndereço: {endereco}\nPara remarcar ou cancelar: {link}',
    },
    moved: {
      on: true,
      text: 'Olá, {nome}! Seu agendamento mudou. Agora é {dia}, às {hora}: {servico}, em {empresa}.\nPara remarcar ou cancelar: {link}',
    },
    cancelled: {
      on: true,
      text: 'Olá, {nome}. Seu agendamento de {dia}, às {hora} ({servico}), foi cancelado. Se tiver alguma dúvida, responda a esta mensagem.',
    },
    displaced: {
      on: true,
      text: 'Olá, {nome}! Não vamos atender no seu horário de {dia}, às {hora} ({servico}), em {empresa}. Desculpe o transtorno: escolha outro horário aqui, ou responda a esta mensagem.\n{link}',
    },
    dayBefore: {
      on: true,
      text: `Olá, {nome}! Lembrete do seu horário em {empresa}: {servico}, {dia}, às {hora}.\nEndereço: {endereco}\n${answers}`,
    },
    hourBefore: {
      on: true,
      text: `Olá, {nome}! Está chegando a hora: {servico}, {dia}, às {hora}, em {empresa}.\nEndereço: {endereco}\n${answers}`,
    },
    offered: {
      on: true,
      text: 'Olá, {nome}! Abriu um horário para {servico}: {dia}, às {hora}. Ele fica reservado para você até {prazo}. Responda 1 para ficar com ele ou 3 para deixar passar.\nOu escolha aqui: {link}',
    },
  },
  quiet_from: '21:00',
  quiet_to: '08:00',
  services: {},
}

/** How a service is booked: what the settings say of it, else the defaults. */
export function serviceRules({ services }: Pick<SchedulingSettings, 'services'>, id: string): ServiceRules {
  return Object.hasOwn(services, id) ? { ...defaultRules, ...services[id] } : { ...defaultRules }
}

/**
 * How several services are booked as one visit. What each needs around itself is kept around the whole, once: the longest of
 * the buffers, whatever the order. Customers book it, or wait for it, where they may with each of them. Deposits add up, and
 * are due when the first of them is.
 */
export function visitRules(
  settings: Pick<SchedulingSettings, 'services'>,
  ids: readonly string[],
): Omit<ServiceRules, 'place_ids' | 'seats' | 'people' | 'reminders'> {
  const all = ids.map((id) => serviceRules(settings, id))
  const [first] = all
  if (all.length === 1) return first!
  const asking = all.filter(({ deposit_cents }) => deposit_cents > 0)
  return {
    bookable: all.every(({ bookable }) => bookable),
    buffer_before: Math.max(...all.map((one) => one.buffer_before)),
    buffer_after: Math.max(...all.map((one) => one.buffer_after)),
    waiting_list: all.every(({ waiting_list }) => waiting_list),
    deposit_cents: asking.reduce((sum, one) => sum + one.deposit_cents, 0),
    deposit_minutes: Math.min(...(asking.length > 0 ? asking : all).map((one) => one.deposit_minutes)),
  }
}

/** How many people one booking of a service may be for: what it says, and never more than come to it at one time. */
export const mostPeople = ({ seats, people }: Pick<ServiceRules, 'seats' | 'people'>): number =>
  Math.max(1, Math.min(seats, people))
