import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '@balcao/contract/scheduling'
import { messenger } from '../../conversations'
import { inboundText } from '../../conversations/testing/inbound'
import {
  pagesUrl,
  startToldShops,
  type Customer,
  type ToldShop,
  type ToldShops,
} from '../../scheduling/news/testing/told-shop'
import { createLog } from '../../platform/log'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { testRootSecret } from '../../testing/database'
import { modulesAsGranted } from '../../testing/modules-as-granted'
import type { BotNeeds } from '../bot-needs'
import { takeTurn } from '../take-turn'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Monday noon in Manaus, the shop open until six.
const MONDAY = '2030-03-04T16:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
})
afterAll(() => town.stop())

/** Writes, and reads what came of it. */
async function says(who: Customer, text: string): Promise<string> {
  await shop.says(who, text)
  return (await shop.receivedBy(who)).join('\n')
}

/** A haircut of short hair, tomorrow, up to the last question. */
async function upToConfirmation(who: Customer, time: string): Promise<string> {
  await says(who, 'quero agendar')
  await says(who, 'corte')
  await says(who, 'curto')
  await says(who, 'amanhã')
  return says(who, time)
}

async function agenda(): Promise<Appointment[]> {
  const answer = await shop.ask<{ appointments: Appointment[] }>(
    '/api/appointments?from=2030-03-04&to=2030-04-10',
  )
  return answer.body.appointments
}

/** A haircut on Thursday at nine, of which its customer knows. */
async function givenThursday(): Promise<Appointment> {
  const appointment = await shop.given('2030-03-07T13:00:00Z', ana)
  await shop.runDue()
  await shop.receivedBy(ana)
  return appointment
}

/** Employees by what they do alone. */
async function givenPeople(does: Record<string, string[]>): Promise<void> {
  for (const [nome, ids] of Object.entries(does)) {
    const services = ids.map((id) => ({ id, duration: null, prices: {} }))
    await shop.rows(
      `with hired as (insert into employees (company_id, id, nome, data_admissao)
         values ($1, gen_random_uuid(), $2, current_date) returning id)
       insert into agendas (company_id, id, employee_id, offers) select $1, gen_random_uuid(), id, $3::jsonb from hired`,
      nome,
      JSON.stringify({ all: false, services }),
    )
  }
}

const optionsOf = async (who: Customer) =>
  ((await shop.messages(who.jid)).at(-1)!.options ?? []).map(({ title }) => title)

describe('booking on WhatsApp', () => {
  it('asks with whom where several serve, and books that one', async () => {
    await shop.rows(
      `with hired as (insert into employees (company_id, id, nome, data_admissao)
         select $1, gen_random_uuid(), nome, current_date from unnest(array['Bia Nunes Reis', 'Caio Prado']) nome
         returning id)
       insert into agendas (company_id, id, employee_id) select $1, gen_random_uuid(), id from hired`,
    )
    await says(ana, 'quero agendar')
    await says(ana, 'corte')
    await says(ana, 'curto')
    expect(await optionsOf(ana)).toEqual(['Bia Reis', 'Caio Prado', 'Qualquer pessoa'])
    await says(ana, 'com o caio')
    await says(ana, 'amanhã')
    expect(await says(ana, '10h')).toMatch(/\*Corte\* \(curto\) com Caio Prado, amanhã às 10:00/)
    expect(await says(ana, 'confirmar')).toMatch(/Corte com Caio Prado, amanhã às 10:00/)
    const [booked] = await shop.rows<{ nome: string }>(
      `select e.nome from appointments a join agendas g on g.id = a.agenda_id
         join employees e on e.id = g.employee_id where a.company_id = $1`,
    )
    expect(booked).toEqual({ nome: 'Caio Prado' })
  })

  it('books without asking what the service asks, and leads to where it is answered', async () => {
    const question = { id: crypto.randomUUID(), label: 'Tem alergia?', kind: 'text', required: true }
    const path = `/api/agenda/questions/${shop.services.cut}`
    await shop.ask(path, { method: 'PUT', body: { version: 0, questions: [question] } })
    await upToConfirmation(ana, '10h')
    const told = await says(ana, 'confirmar')
    expect(told).toContain(`\nResponda antes de vir: ${pagesUrl}/agendamento/`)
    expect(told).not.toContain('alergia')
  })

  it('says who does what was asked of somebody who does not, at the price of who does', async () => {
    const services = [{ id: shop.services.cut, duration: 40, prices: { curto: 6000 } }]
    const offers = JSON.stringify([
      { all: false, services: [] },
      { all: true, services },
    ])
    await shop.rows(
      `with hired as (insert into employees (company_id, id, nome, data_admissao)
         select $1, gen_random_uuid(), nome, current_date from unnest(array['Bia Nunes Reis', 'Caio Prado']) nome
         returning id, nome)
       insert into agendas (company_id, id, employee_id, offers)
       select $1, gen_random_uuid(), id, $2::jsonb -> case nome when 'Caio Prado' then 1 else 0 end from hired`,
      offers,
    )
    await says(ana, 'quero agendar')
    await says(ana, 'barba com a Bia')
    const told = await says(ana, 'curto')
    expect(told).toMatch(/Bia Reis não faz Barba\. Quem faz: Caio Prado\./)
    await says(ana, 'menu')
    await says(ana, 'quero agendar')
    await says(ana, 'corte')
    await says(ana, 'curto')
    await says(ana, 'amanhã')
    expect(await says(ana, '10h')).toMatch(/\*Corte\* \(curto\), amanhã às 10:00, R\$\s60,00/)
    expect(await says(ana, 'confirmar')).toMatch(/Corte com Caio Prado, amanhã às 10:00/)
    const [booked] = await agenda()
    expect(booked).toMatchObject({ professional: 'Caio Prado', duration: 40, price_cents: 6000 })
  })

  it('of two services in one sentence is one appointment of who does both', async () => {
    await givenPeople({
      'Bia Nunes Reis': [shop.services.cut],
      'Caio Prado': [shop.services.cut, shop.services.beard],
    })
    const told = await says(ana, 'corte curto e barba curto amanhã às 10h com o Caio')
    expect(told).toMatch(/\*Corte\* \(curto\) \+ \*Barba\* \(curto\) com Caio Prado, amanhã às 10:00/)
    expect(await says(ana, 'sim')).toMatch(/Corte \+ Barba com Caio Prado, amanhã às 10:00/)
    const booked = await agenda()
    expect(booked.map(({ service, professional }) => [service, professional])).toEqual([
      ['Corte + Barba', 'Caio Prado'],
    ])
    expect(booked[0]!.services.map(({ service }) => service)).toEqual(['Corte', 'Barba'])
  })

  it('of two services that nobody does both is a visit of two people in a row, and each is told', async () => {
    await givenPeople({ 'Bia Nunes Reis': [shop.services.cut], 'Caio Prado': [shop.services.beard] })
    await says(ana, 'queria marcar corte curto e barba curto amanhã às 10h')
    const told = await says(ana, 'sim')
    expect(told).toMatch(/Corte com Bia Reis às 10:00 \+ Barba com Caio Prado às 11:00, amanhã, em nome/)
    expect((await agenda()).map(({ service, professional }) => [service, professional])).toEqual([
      ['Corte', 'Bia Nunes Reis'],
      ['Barba', 'Caio Prado'],
    ])
    // The same words once more are answered with the time that is left.
    await says(ana, 'corte curto e barba curto amanhã às 10h')
    expect(await says(ana, 'meu agendamento')).toMatch(/Corte com Bia Reis/)
  })

  it('for two people takes two seats of a class, and is not offered where one is left', async () => {
    await shop.settings({ services: { [shop.services.cut]: { seats: 3, people: 2 } } })
    const asked = (who: Customer) => says(who, 'corte curto amanhã às 10h para duas pessoas')
    expect(await asked(ana)).toMatch(/\*Corte\* \(curto\), amanhã às 10:00, para 2 pessoas, R\$/)
    expect(await says(ana, 'sim')).toMatch(/Corte, amanhã às 10:00, para 2 pessoas/)
    const [booked] = await agenda()
    expect(booked).toMatchObject({ people: 2, price_cents: 2 * 5000 })
    const bia = await shop.customer()
    expect(await asked(bia)).toMatch(/Nesse horário não há vaga/)
    expect(await optionsOf(bia)).not.toContain('10:00 · resta 1')
  })

  it('says how many seats are left in a class, offers no full one, and books the last', async () => {
    await shop.settings({ services: { [shop.services.cut]: { seats: 2 } } })
    const nine = '2030-03-05T13:00:00Z'
    await shop.given(nine, await shop.customer())
    await shop.runDue()
    const asked = async (who: Customer) => {
      await says(who, 'quero agendar')
      await says(who, 'corte')
      await says(who, 'curto')
      await says(who, 'amanhã')
      return optionsOf(who)
    }
    const offered = await asked(ana)
    expect(offered).toEqual(expect.arrayContaining(['09:00 · resta 1', '10:00 · restam 2']))
    await says(ana, '9h')
    expect(await says(ana, 'confirmar')).toMatch(/Corte, amanhã às 09:00/)
    expect((await agenda()).map(({ seat }) => seat).toSorted()).toEqual([1, 2])
    const bia = await shop.customer()
    expect((await asked(bia)).some((title) => title.startsWith('09:00'))).toBe(false)
  })

  it('asks for service, day and time, books what was confirmed, and gives the private link', async () => {
    await says(ana, 'quero agendar')
    expect(await optionsOf(ana)).toContain('Corte')
    await says(ana, 'corte')
    await says(ana, 'curto')
    expect(await optionsOf(ana)).toEqual(expect.arrayContaining(['hoje', 'amanhã', 'qua 06/03']))
    expect(await says(ana, 'amanhã')).toContain('Qual horário (amanhã)?')
    expect(await optionsOf(ana)).toEqual(expect.arrayContaining(['09:00', '10:00']))
    expect(await says(ana, '10h')).toMatch(
      /\*Corte\* \(curto\), amanhã às 10:00, R\$\s50,00, em nome de Maria/,
    )
    const booked = await says(ana, 'sim')
    const [appointment] = await agenda()
    expect(booked).toMatch(
      /^Pedido de horário enviado ✅ Corte, amanhã às 10:00, em nome de Maria\. A loja vai confirmar/,
    )
    expect(booked).toContain(`${pagesUrl}/agendamento/${shop.company.id}/horario/${appointment!.id}.`)
    expect(appointment).toMatchObject({
      source: 'bot',
      status: 'pending',
      starts_at: '2030-03-05T14:00:00.000Z',
      service: 'Corte',
      price_type: 'curto',
      price_cents: 5000,
      client: 'Maria',
      conversation_id: (await shop.chat(ana.jid))!.id,
    })
    expect(appointment!.phone.replaceAll(/\D/g, '')).toBe(ana.phone)
  })

  it('says once that it is booked; its confirmation is news', async () => {
    await upToConfirmation(ana, '10h')
    await says(ana, 'sim')
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([])
    const [{ id }] = (await agenda()) as [Appointment]
    await shop.status(id, 'confirmed')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('está confirmado')])
  })

  it('sends the PIX code where the service asks for a deposit', async () => {
    await shop.rows(`update companies set pix_tipo = 'cnpj', pix_chave = '11222333000181' where id = $1`)
    await shop.settings({ services: { [shop.services.cut]: { deposit_cents: 2500 } } })
    await upToConfirmation(ana, '10h')
    expect(await says(ana, 'sim')).toMatch(/horário enviado ✅[^]*PIX copia e cola: 000201/)
  })

  it('offers the second customer who asks for the same time others', async () => {
    const bia = await shop.customer()
    await upToConfirmation(ana, '10h')
    await upToConfirmation(bia, '10h')
    await says(ana, 'sim')
    expect(await says(bia, 'sim')).toContain('Esse horário acabou de ser ocupado. Os mais próximos:')
    expect(await optionsOf(bia)).not.toContain('10:00')
    await says(bia, '1')
    expect(await says(bia, 'sim')).toContain('horário enviado ✅')
    const starts = (await agenda()).map(({ starts_at }) => starts_at)
    expect(new Set(starts).size).toBe(2)
  })

  it('gives one of two customers who confirm the same time at the same moment', async () => {
    const bia = await shop.customer()
    await upToConfirmation(ana, '10h')
    await upToConfirmation(bia, '10h')
    await Promise.all([ana, bia].map((who) => receive(who, 'sim')))
    await Promise.all([ana, bia].map((who) => turn(who)))
    const told = [await shop.receivedBy(ana), await shop.receivedBy(bia)].map((words) => words.join())
    expect(told.filter((words) => words.includes('horário enviado ✅'))).toHaveLength(1)
    expect(told.filter((words) => words.includes('acabou de ser ocupado'))).toHaveLength(1)
    expect(await agenda()).toHaveLength(1)
  })

  it('of a turn that was lost after it had booked is one, and said once', async () => {
    await upToConfirmation(ana, '10h')
    await receive(ana, 'sim')
    const killed = { ...messenger, say: () => Promise.reject(new Error('killed')) }
    await expect(turn(ana, killed)).rejects.toThrow('killed')
    expect(await agenda()).toHaveLength(1)
    await Promise.all([1, 2, 3].map(() => turn(ana)))
    expect(await agenda()).toHaveLength(1)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('horário enviado ✅')])
  })

  it('of a time that they had and cancelled is a new appointment', async () => {
    await upToConfirmation(ana, '10h')
    await says(ana, 'sim')
    const [{ id }] = (await agenda()) as [Appointment]
    await shop.status(id, 'cancelled')
    await shop.runDue()
    await upToConfirmation(ana, '10h')
    expect(await says(ana, 'sim')).toContain('horário enviado ✅')
    expect((await agenda()).map(({ status }) => status).sort()).toEqual(['cancelled', 'pending'])
  })

  it('keeps to the rules for customers: notice, horizon, closed days, grid', async () => {
    await shop.settings({ notice_minutes: 1440, horizon_days: 3 })
    await shop.ask('/api/agenda/closures', { method: 'PUT', body: { dates: ['2030-03-06'], closed: true } })
    await says(ana, 'quero agendar')
    await says(ana, 'corte')
    await says(ana, 'curto')
    const days = (await optionsOf(ana)).filter((title) => title !== 'Mais opções')
    expect(days).toEqual(['amanhã', 'qui 07/03'])
    await says(ana, 'amanhã')
    expect((await optionsOf(ana))[0]).toBe('13:00')
  })

  it.each([
    [
      'a service that customers do not book by themselves',
      () => shop.settings({ services: { [shop.services.cut]: { bookable: false } } }),
    ],
    [
      'a company without the module',
      () => shop.rows('update companies set mod_agendamento = false where id = $1'),
    ],
  ])('%s is for a person, who reads what was wanted', async (_what, change) => {
    await change()
    await says(ana, 'quero agendar')
    await says(ana, 'corte')
    expect(await says(ana, 'curto')).toContain('Chamei uma pessoa')
    const chat = (await shop.chat(ana.jid))!
    const notes = await shop.ask<{ text: string }[]>(`/api/conversations/${chat.id}/notes`)
    expect(notes.body[0]!.text).toContain('Quer agendar: Corte (curto).')
    expect(await shop.rows('select id from appointments where company_id = $1')).toEqual([])
  })

  it('of who hides their phone is reached by the conversation', async () => {
    const lid = { ...ana, jid: '184467440737095@lid' }
    await upToConfirmation(lid, '10h')
    await says(lid, 'sim')
    const [appointment] = await agenda()
    expect(appointment).toMatchObject({ phone: 'WhatsApp', conversation_id: (await shop.chat(lid.jid))!.id })
    await shop.status(appointment!.id, 'confirmed')
    await shop.runDue()
    expect(await shop.receivedBy(lid)).toEqual([expect.stringContaining('está confirmado')])
  })

  it('the simulator is told whether there is an agenda', async () => {
    const world = () => shop.ask<{ agenda: boolean }>('/api/bot/world')
    expect((await world()).body.agenda).toBe(true)
    await shop.rows('update companies set mod_agendamento = false where id = $1')
    expect((await world()).body.agenda).toBe(false)
  })
})

describe('an appointment that is made', () => {
  it('is cancelled by its customer in the chat, after one question, and told once', async () => {
    await upToConfirmation(ana, '10h')
    await says(ana, 'sim')
    const [{ id }] = (await agenda()) as [Appointment]
    await shop.status(id, 'confirmed')
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await says(ana, 'qual é o meu horário?')).toContain('*Corte*, amanhã às 10:00: confirmado.')
    expect(await says(ana, 'quero cancelar meu horário')).toBe('Quer mesmo cancelar Corte, amanhã às 10:00?')
    expect((await shop.read(id)).status).toBe('confirmed')
    expect(await says(ana, 'sim')).toBe('Pronto, cancelei: Corte, amanhã às 10:00.')
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'customer' })
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([])
    expect(await says(ana, 'cancelar')).toContain('Não há nada em aberto para cancelar.')
  })

  it('that the counter made under their phone is theirs too; another customer’s is not', async () => {
    const { id } = await shop.given('2030-03-07T13:00:00Z', ana)
    await shop.runDue()
    await shop.receivedBy(ana)
    const bia = await shop.customer()
    expect(await says(bia, 'cancelar meu horário')).toContain('Não há nada em aberto para cancelar.')
    expect(await says(ana, 'preciso remarcar')).toContain('Remarcar Corte, qui 07/03 às 09:00: para que dia?')
    expect((await shop.read(id)).starts_at).toBe('2030-03-07T13:00:00.000Z')
  })

  it('is moved in the chat to a time that is free, after one question, and told once', async () => {
    const { id } = await givenThursday()
    await shop.status(id, 'confirmed')
    await shop.runDue()
    await shop.receivedBy(ana)
    const bia = await shop.customer()
    await shop.given('2030-03-08T18:00:00Z', bia)
    expect(await says(ana, 'tem como passar pra sexta à tarde?')).toContain('Qual horário (sex 08/03)?')
    const times = await optionsOf(ana)
    expect(times).toContain('13:00')
    expect(times).not.toContain('14:00')
    expect(times).not.toContain('09:00')
    expect(await says(ana, '15h')).toBe('Posso mudar Corte, qui 07/03 às 09:00, para sex 08/03 às 15:00?')
    expect((await shop.read(id)).starts_at).toBe('2030-03-07T13:00:00.000Z')
    expect(await says(ana, 'sim')).toBe('Pronto, remarquei: Corte, sex 08/03 às 15:00.')
    expect(await shop.read(id)).toMatchObject({ status: 'confirmed', starts_at: '2030-03-08T19:00:00.000Z' })
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('that the shop has not confirmed stays so when it is moved, and that is said', async () => {
    const { id } = await givenThursday()
    await says(ana, 'remarcar para sexta às 15h')
    expect(await says(ana, 'sim')).toContain('A loja ainda vai confirmar')
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('is not moved to a time that somebody takes meanwhile', async () => {
    const { id } = await givenThursday()
    await says(ana, 'remarcar para sexta às 15h')
    await shop.given('2030-03-08T19:00:00Z', await shop.customer())
    expect(await says(ana, 'sim')).toContain('Esse horário acabou de ser ocupado.')
    expect((await shop.read(id)).starts_at).toBe('2030-03-07T13:00:00.000Z')
  })

  it('moved by a turn that was lost is moved once, and said', async () => {
    const { id } = await givenThursday()
    await says(ana, 'remarcar para sexta às 15h')
    await receive(ana, 'sim')
    const killed = { ...messenger, say: () => Promise.reject(new Error('killed')) }
    await expect(turn(ana, killed)).rejects.toThrow('killed')
    const { version } = await shop.read(id)
    await turn(ana)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Pronto, remarquei')])
    expect(await shop.read(id)).toMatchObject({ starts_at: '2030-03-08T19:00:00.000Z', version })
  })

  it('of a shop that lets nobody book by themselves is moved by the private link', async () => {
    const { id } = await givenThursday()
    const ids = Object.values(shop.services)
    await shop.settings({ services: Object.fromEntries(ids.map((one) => [one, { bookable: false }])) })
    expect(await says(ana, 'remarcar para sexta')).toContain(
      `${pagesUrl}/agendamento/${shop.company.id}/horario/${id}.`,
    )
    expect((await shop.read(id)).starts_at).toBe('2030-03-07T13:00:00.000Z')
  })

  it('too near to be changed calls a person', async () => {
    await shop.settings({ cancel_notice_minutes: 43_200 })
    const { id } = await shop.given('2030-03-07T13:00:00Z', ana)
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await says(ana, 'cancelar')).toContain('Chamei uma pessoa')
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('is refused by the bot to who has three open ones', async () => {
    for (const hour of [13, 14, 15]) await shop.given(`2030-03-06T${hour}:00:00Z`, ana)
    await shop.rows(`update appointments set source = 'public' where company_id = $1`)
    await shop.runDue()
    await shop.receivedBy(ana)
    await upToConfirmation(ana, '14h')
    expect(await says(ana, 'sim')).toContain('Você já tem 3 agendamentos em aberto.')
    expect(await agenda()).toHaveLength(3)
  })
})

describe('an answer to a reminder whose turn was lost before it was said', () => {
  it.each([
    ['3', 'cancelled', 'foi cancelado'],
    ['1', 'pending', 'Anotado'],
  ])('%s: is done once, and its customer reads of it', async (text, status, words) => {
    const { id } = await shop.given('2030-03-07T13:00:00Z', ana)
    await shop.runDue()
    town.setTime('2030-03-06T13:00:00Z')
    await shop.runDue()
    await shop.receivedBy(ana)
    await receive(ana, text)
    const killed = { ...messenger, say: () => Promise.reject(new Error('killed')) }
    await expect(turn(ana, killed)).rejects.toThrow('killed')
    expect((await shop.read(id)).status).toBe(status)
    await Promise.all([turn(ana), shop.runDue(3)])
    expect((await shop.receivedBy(ana)).filter((told) => told.includes(words)).length).toBeGreaterThan(0)
    const { version } = await shop.read(id)
    await shop.runDue(3)
    expect((await shop.read(id)).version).toBe(version)
  })
})

const needsOf = (messenger: BotNeeds['messenger']): BotNeeds => ({
  db: town.server.app.db,
  clock: town.now,
  log: createLog('silent'),
  messenger,
  openModules: modulesAsGranted,
  secrets: deriveSecrets(testRootSecret),
  pagesUrl: () => pagesUrl,
  menuUrl: () => pagesUrl,
})

/** The bot's turn, whatever the jobs say. */
async function turn({ jid }: Customer, by: BotNeeds['messenger'] = messenger): Promise<void> {
  await takeTurn(needsOf(by), shop.company.id, (await shop.chat(jid))!.id)
}

const receive = ({ jid }: Customer, text: string) =>
  shop.receive(inboundText(jid, { text, at: town.now().getTime() }))
