import { randomUUID } from 'node:crypto'
import { dateIn, instantAt } from '@balcao/domain/time'
import type { App } from '@balcao/server/app'
import { uuidOf } from '@balcao/server/platform/uuid-of'
import { Problem } from '@balcao/server/platform/http/problems'
import { book } from '@balcao/server/scheduling/index'

const zone = 'America/Manaus'

interface Booking {
  /** Days from today, and the hour of the demonstration's clock. */
  day: number
  hour: number
  serviceId: string
  client: string
  phone: string
  confirmed: boolean
}

const birthday = { serviceId: 'mesa-aniversario' }
const tasting = { serviceId: 'degustacao' }

const ahead: readonly Booking[] = [
  { day: 1, hour: 18, ...birthday, client: 'Ana Lima', phone: '92991234567', confirmed: true },
  { day: 1, hour: 20, ...tasting, client: 'Bruno Souza', phone: '92981112222', confirmed: false },
  { day: 3, hour: 19, ...tasting, client: 'Carla Nunes', phone: '92993334444', confirmed: true },
  { day: 6, hour: 17, ...birthday, client: 'Davi Rocha', phone: '92994445555', confirmed: false },
]

/** At hours that those ahead leave free, on whatever day they were booked. */
const ofToday: readonly Booking[] = [
  { day: 0, hour: 11, ...tasting, client: 'Elisa Matos', phone: '92985100058', confirmed: true },
  { day: 0, hour: 14, ...birthday, client: 'Fábio Rangel', phone: '92985100063', confirmed: true },
  { day: 0, hour: 22, ...tasting, client: 'Glória Prestes', phone: '92985100079', confirmed: false },
]

/** Fills the demonstration company's agenda for the days to come; called once, when the company is made. */
export async function seedAgenda({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  for (const booking of ahead) await put({ db }, companyId, { ...booking, id: randomUUID() })
}

/** Sees that three people come today, whatever day it is; leaves them alone once they are there. */
export async function bookToday(
  { db }: Pick<App, 'db'>,
  companyId: string,
  now: Date = new Date(),
): Promise<void> {
  const today = dateIn(now.getTime(), zone)
  for (const booking of ofToday) {
    const id = uuidOf(`demonstration ${companyId} ${today} ${booking.hour}`)
    // As if it had been booked the night before: what is over by now took place.
    const booked = new Date(instantAt({ date: today, minutes: 0 }, zone))
    await put({ db }, companyId, { ...booking, id }, booked).catch((error: unknown) => {
      // Somebody has that time, changed what was there, or sells the service no more.
      if (!(error instanceof Problem)) throw error
    })
  }
}

function put(
  { db }: Pick<App, 'db'>,
  companyId: string,
  { id, day, hour, serviceId, client, phone, confirmed }: Booking & { id: string },
  now: Date = new Date(),
) {
  const date = dateIn(now.getTime(), zone)
  return book({ db, clock: () => now }, companyId, {
    id,
    serviceId,
    startsAt: new Date(instantAt({ date, minutes: (day * 24 + hour) * 60 }, zone)).toISOString(),
    status: confirmed ? 'confirmed' : 'pending',
    publicly: false,
    source: 'dashboard',
    person: { client, phone },
  })
}
