import type { Appointment } from '@balcao/contract/scheduling'
import type { CustomerPhone, ReceivedMessage } from '@balcao/testkit/evolution'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenServices } from '../../scheduling/testing/agenda-shop'
import { call } from '../../testing/call'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../../testing/whatsapp'

let town: WhatsAppTown
let mail: MailStandIn

beforeAll(async () => {
  mail = await startMailStandIn()
  town = await startWhatsAppTown({ env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  await town.stop()
  await mail.stop()
})

const DAY_MS = 86_400_000

/** A barber who is always open. */
async function givenBarber(): Promise<WhatsAppShop> {
  const shop = await town.givenShop()
  const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
  const hours = days.map((dia) => ({ dia, horario_inicio: '00:00', horario_fim: '24:00', status: 'aberto' }))
  await town.server.app.db.owner.query('update companies set horario_funcionamento = $2 where id = $1', [
    shop.id,
    JSON.stringify(hours),
  ])
  await givenServices(town.server, shop)
  return shop
}

/** Writes, and waits for an answer in which the words stand. */
function answer(phone: CustomerPhone, text: string, words: RegExp): Promise<ReceivedMessage> {
  const seen = new Set(phone.received().map(({ id }) => id))
  phone.says(text)
  return phone.receives((message) => !seen.has(message.id) && words.test(message.text), 15_000)
}

async function upToConfirmation(phone: CustomerPhone): Promise<void> {
  await answer(phone, 'quero agendar', /Qual serviço\?/)
  await answer(phone, 'corte', /qual\?/)
  await answer(phone, 'curto', /Para que dia\?/)
  await answer(phone, 'amanhã', /Qual horário \(amanhã\)\?/)
  await answer(phone, '10h', /amanhã às 10:00.*Posso agendar\?/)
}

async function agenda(shop: WhatsAppShop): Promise<Appointment[]> {
  const [from, to] = [-1, 5].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  const path = `/api/appointments?from=${from}&to=${to}`
  return (await call<{ appointments: Appointment[] }>(town.server, path, { cookie: shop.cookie })).body
    .appointments
}

const confirm = (shop: WhatsAppShop, { id, version }: Appointment) =>
  call(town.server, `/api/appointments/${id}/status`, {
    cookie: shop.cookie,
    body: { version, status: 'confirmed' },
  })

it('a customer books by typing, the next one is offered other times, and both read when they are confirmed', async () => {
  const shop = await givenBarber()
  const ana = shop.phone('5592991250001', 'Ana Lima')
  const bia = shop.phone('5592991250002', 'Bia Souza')
  await upToConfirmation(ana)
  await upToConfirmation(bia)
  await answer(
    ana,
    'sim',
    /Pedido de horário enviado ✅ Corte, amanhã às 10:00, em nome de Ana Lima[^]*\/horario\//,
  )
  await answer(bia, 'sim', /acabou de ser ocupado[^]*1\. /)
  await answer(bia, '1', /Posso agendar\?/)
  await answer(bia, 'sim', /Pedido de horário enviado ✅/)

  const booked = await agenda(shop)
  expect(booked.map(({ client, source }) => [client, source]).sort()).toEqual([
    ['Ana Lima', 'bot'],
    ['Bia Souza', 'bot'],
  ])
  for (const appointment of booked) expect((await confirm(shop, appointment)).status).toBe(200)
  for (const phone of [ana, bia]) {
    await phone.receives(({ text }) => text.includes('Seu horário está confirmado'), 15_000)
    expect(phone.received().filter(({ text }) => text.includes('Recebemos seu agendamento'))).toEqual([])
  }
}, 60_000)

it('a booking at the counter is told on the phone and by mail, with its calendar entry', async () => {
  const shop = await givenBarber()
  const caio = shop.phone('5592991250003', 'Caio')
  await answer(caio, 'oi', /atendimento/)
  const { body } = await call<{ services: { id: string }[] }>(town.server, `/api/booking/${shop.id}`)
  const booked = await call<Appointment>(town.server, '/api/appointments', {
    cookie: shop.cookie,
    body: {
      id: crypto.randomUUID(),
      service_id: body.services[0]!.id,
      starts_at: new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS).toISOString(),
      client: 'Caio Prado',
      phone: '(92) 99125-0003',
      email: 'caio@cliente.example',
    },
  })
  expect(booked.status).toBe(201)
  await caio.receives(({ text }) => text.startsWith('Olá, Caio! Recebemos seu agendamento'), 15_000)
  const told = await mail.waitForMail(({ to }) => to === 'caio@cliente.example', 15_000)
  expect(told.subject).toMatch(/^Agendamento recebido: /)
  expect(told.files?.[0]?.text).toContain(`UID:${booked.body.id}@balcao`)
}, 60_000)
