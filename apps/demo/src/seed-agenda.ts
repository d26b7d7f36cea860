import { randomUUID } from 'node:crypto'
import { dateIn, instantAt } from '@balcao/domain/time'
import type { App } from '@balcao/server/app'
import { book } from '@balcao/server/scheduling/index'

const zone = 'America/Manaus'

/** Days from today, hour of the demonstration's clock, service, and who comes. */
const bookings = [
  {
    day: 1,
    hour: 18,
    serviceId: 'mesa-aniversario',
    client: 'Ana Lima',
    phone: '92991234567',
    confirmed: true,
  },
  {
    day: 1,
    hour: 20,
    serviceId: 'degustacao',
    client: 'Bruno Souza',
    phone: '92981112222',
    confirmed: false,
  },
  { day: 3, hour: 19, serviceId: 'degustacao', client: 'Carla Nunes', phone: '92993334444', confirmed: true },
  {
    day: 6,
    hour: 17,
    serviceId: 'mesa-aniversario',
    client: 'Davi Rocha',
    phone: '92994445555',
    confirmed: false,
  },
] as const

/** Fills the demonstration company's agenda for the days to come; called once, when the company is made. */
export async function seedAgenda({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  const today = dateIn(Date.now(), zone)
  for (const { day, hour, serviceId, client, phone, confirmed } of bookings) {
    await book({ db, clock: () => new Date() }, companyId, {
      id: randomUUID(),
      serviceId,
      startsAt: new Date(instantAt({ date: today, minutes: (day * 24 + hour) * 60 }, zone)).toISOString(),
      status: confirmed ? 'confirmed' : 'pending',
      publicly: false,
      source: 'dashboard',
      person: { client, phone },
    })
  }
}
