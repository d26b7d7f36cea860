import type { BotWorld } from '../model/model'
import { readAppointment } from '../understand'
import { slotWords } from './moment'

/** A coming appointment of the customer. */
export type OwnAppointment = BotWorld['appointments'][number]

/** 'Corte, amanhã às 10:00'. */
export function appointmentWords(
  { service, start }: Pick<OwnAppointment, 'service' | 'start'>,
  { now, shop }: Pick<BotWorld, 'now' | 'shop'>,
): string {
  return `${service}, ${slotWords(start, now, shop.timeZone)}`
}

/** One that still stands; null when it does not any more. */
export function findOwn({ appointments }: BotWorld, id: string): OwnAppointment | null {
  return appointments.find((one) => one.id === id) ?? null
}

/** What words ask of the customer's appointments; see `readAppointment`. */
export function readOwn(text: string, { appointments }: BotWorld): ReturnType<typeof readAppointment> {
  return readAppointment(
    text,
    appointments.map(({ service }) => service),
  )
}
