import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inboundNote, typedText } from '../../conversations/testing/inbound'
import { pagesUrl, startToldShops, type Customer, type ToldShop, type ToldShops } from './testing/told-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Manaus is four hours behind UTC: the week begins on Monday at noon.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const TEN = '2030-03-07T14:00:00Z'
const DAY_BEFORE = '2030-03-06T13:00:00Z'
const HOUR_BEFORE = '2030-03-07T12:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
})
afterAll(() => town.stop())

async function given(startsAt = NINE, change: Record<string, unknown> = {}): Promise<string> {
  const { id } = await shop.given(startsAt, ana, change)
  await shop.runDue()
  await shop.receivedBy(ana)
  return id
}

/** What the customer hears when the clock shows an instant, and everything due by then is done by three workers. */
async function at(instant: string): Promise<string[]> {
  town.setTime(instant)
  await shop.runDue(3)
  return shop.receivedBy(ana)
}

async function givenReminded(change: Record<string, unknown> = {}): Promise<string> {
  const id = await given(NINE, change)
  expect(await at(DAY_BEFORE)).toHaveLength(1)
  return id
}

const answer = async (text: string, choice?: string) => {
  await shop.says(ana, text, choice)
  return shop.receivedBy(ana)
}

describe('reminders', () => {
  it('come the day before and an hour before, once each', async () => {
    await given()
    expect(await at('2030-03-06T12:59:00Z')).toEqual([])
    expect(await at(DAY_BEFORE)).toEqual([
      expect.stringMatching(
        /Lembrete.*Corte, quinta, 7 de março, às 09:00[^]*Rua das Flores, 120[^]*Responda 1/,
      ),
    ])
    expect(await at('2030-03-07T11:59:00Z')).toEqual([])
    expect(await at(HOUR_BEFORE)).toEqual([expect.stringContaining('Está chegando a hora')])
    expect(await at('2030-03-07T12:59:00Z')).toEqual([])
  })

  it('offer three answers', async () => {
    const id = await givenReminded()
    const message = (await shop.messages(ana.jid)).at(-1)
    expect(message).toMatchObject({
      kind: 'options',
      options: [
        { id: `lembrete:confirmar:${id}`, title: 'Confirmar' },
        { id: `lembrete:remarcar:${id}`, title: 'Remarcar' },
        { id: `lembrete:cancelar:${id}`, title: 'Cancelar' },
      ],
    })
  })

  it('move with the appointment, and those of the start that it had are none', async () => {
    const id = await given()
    await shop.move(id, '2030-03-08T14:00:00Z')
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await at(DAY_BEFORE)).toEqual([])
    expect(await at('2030-03-07T14:00:00Z')).toEqual([expect.stringContaining('sexta, 8 de março, às 10:00')])
    expect(await at('2030-03-08T13:00:00Z')).toEqual([expect.stringContaining('Está chegando a hora')])
  })

  it('that were told of a start are not told of it twice when it is moved away and back', async () => {
    const id = await givenReminded()
    await shop.move(id, TEN)
    await shop.runDue()
    await shop.move(id, NINE)
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await at('2030-03-06T20:00:00Z')).toEqual([])
    expect(await at(HOUR_BEFORE)).toEqual([expect.stringContaining('Está chegando a hora')])
  })

  it.each(['cancelled', 'completed'] as const)('are none of one that is %s', async (status) => {
    const id = await given()
    await shop.status(id, status)
    await shop.runDue()
    await shop.receivedBy(ana)
    expect([...(await at(DAY_BEFORE)), ...(await at(HOUR_BEFORE))]).toEqual([])
  })

  it('stay out of quiet hours: early tomorrow is reminded of this evening', async () => {
    await shop.settings({ quiet_from: '20:00', quiet_to: '08:30' })
    await given()
    expect(await at(DAY_BEFORE)).toHaveLength(1)
    // The hour before is 8 o'clock, in the quiet: it comes a little before they begin, at 19:45.
    expect(await at('2030-03-06T23:44:00Z')).toEqual([])
    expect(await at('2030-03-06T23:45:00Z')).toEqual([expect.stringContaining('Está chegando a hora')])
    expect(await at(HOUR_BEFORE)).toEqual([])
  })

  it('are not sent at night by a worker that was away, but in the morning', async () => {
    await given(TEN)
    expect(await at('2030-03-07T02:00:00Z')).toEqual([])
    await shop.settings({ quiet_to: '07:00' })
    expect(await at('2030-03-07T11:59:00Z')).toEqual([])
    expect(await at('2030-03-07T13:00:00Z')).toEqual([expect.stringContaining('Está chegando a hora')])
  })

  it('are not sent after the start', async () => {
    await given()
    expect(await at('2030-03-07T13:01:00Z')).toEqual([])
  })

  it('keep to what the owner switched off meanwhile', async () => {
    await given()
    await shop.newsSetting('dayBefore', { on: false })
    expect(await at(DAY_BEFORE)).toEqual([])
    expect(await at(HOUR_BEFORE)).toHaveLength(1)
  })

  it('go by mail too, where nobody is asked for a number', async () => {
    await given(NINE, { email: ana.email })
    await at(DAY_BEFORE)
    const mail = shop.mails(ana).at(-1)!
    expect(mail.subject).toBe('Lembrete: Corte, quinta, 7 de março, às 09:00 - Salão da Praça')
    expect(mail.text).not.toContain('Responda')
    expect(mail.text).toMatch(new RegExp(`Para confirmar, remarcar ou cancelar: ${pagesUrl}/agendamento/`))
    expect(shop.mails(ana)).toHaveLength(2)
  })
})

describe('answers to a reminder', () => {
  it.each([['1'], ['confirmo'], ['Sim, pode ser']])(
    '%s: that they come is remembered, and thanked for once; approval stays the shop’s',
    async (text) => {
      const id = await given()
      await shop.status(id, 'confirmed')
      await shop.runDue()
      await shop.receivedBy(ana)
      await at(DAY_BEFORE)
      expect(await answer(text)).toEqual([expect.stringMatching(/^Obrigado, Ana! Presença confirmada/)])
      expect(await shop.read(id)).toMatchObject({ status: 'confirmed', will_come: true })
      await shop.runDue()
      expect(await shop.receivedBy(ana)).toEqual([])
    },
  )

  it('1: of one that the shop has not confirmed it approves nothing, and says so', async () => {
    const id = await givenReminded()
    expect(await answer('1')).toEqual([
      expect.stringMatching(/^Obrigado, Ana! Anotado: .* ainda vai confirmar o horário/),
    ])
    expect(await shop.read(id)).toMatchObject({ status: 'pending', will_come: true })
  })

  it.each([['3'], ['não vou poder ir'], ['quero cancelar']])(
    '%s: it is cancelled by its customer, and said once',
    async (text) => {
      const id = await givenReminded()
      expect(await answer(text)).toEqual([expect.stringMatching(/^Tudo bem, Ana\. Seu horário de quinta/)])
      expect(await shop.read(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'customer' })
      await shop.runDue()
      expect(await shop.receivedBy(ana)).toEqual([])
      expect(await at(HOUR_BEFORE)).toEqual([])
    },
  )

  it('in a voice note count as if typed, and what was heard is read back', async () => {
    const id = await givenReminded()
    await shop.receive(inboundNote(ana.jid, town.now()))
    await shop.rows(`insert into transcripts (company_id, message_id, state, text, wait_until)
      select company_id, id, 'ready', 'não vou poder ir', at from messages where company_id = $1 and kind = 'audio'`)
    expect(await at('2030-03-06T13:00:05Z')).toEqual([
      expect.stringMatching(/^🎤 Entendi: “não vou poder ir”\n\nTudo bem, Ana\. Seu horário de quinta/),
    ])
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'customer' })
  })

  it('remarcar: the private link, and nothing is changed', async () => {
    const id = await givenReminded()
    const [words] = await answer('quero remarcar')
    expect(words).toMatch(
      new RegExp(`^Para escolher outro horário: ${pagesUrl}/agendamento/.+/horario/${id}\\.`),
    )
    expect(await shop.read(id)).toMatchObject({ status: 'pending', starts_at: '2030-03-07T13:00:00.000Z' })
  })

  it('by a button count for its own appointment, each once, also after another answer', async () => {
    const first = await given(NINE)
    const second = await given(TEN)
    await at('2030-03-06T14:00:00Z')
    expect(await answer('Confirmar', `lembrete:confirmar:${first}`)).toHaveLength(1)
    expect((await shop.read(first)).will_come).toBe(true)
    expect((await shop.read(second)).will_come).toBe(false)
    expect(await answer('Confirmar', `lembrete:confirmar:${first}`)).toEqual([])
    expect(await answer('Cancelar', `lembrete:cancelar:${first}`)).toEqual([
      expect.stringContaining('foi cancelado'),
    ])
    expect((await shop.read(first)).status).toBe('cancelled')
  })

  it('by mail calendars are told too', async () => {
    await givenReminded({ email: ana.email })
    await answer('3')
    await shop.runDue()
    expect(shop.mails(ana).at(-1)!.subject).toMatch(/^Agendamento cancelado/)
  })

  it('are heard with the bot switched off for the company', async () => {
    const id = await givenReminded()
    await shop.rows('update companies set bot_on = false where id = $1')
    expect(await answer('1')).toHaveLength(1)
    expect((await shop.read(id)).will_come).toBe(true)
    expect(await answer('1')).toEqual([])
  })

  it('are left to the person who has the conversation', async () => {
    const id = await givenReminded()
    await shop.receive(typedText(ana.jid, { at: town.now().getTime() }))
    expect(await answer('3')).toEqual([])
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('are the bot’s where it has asked something else since', async () => {
    const id = await givenReminded()
    expect(await answer('menu')).toEqual([expect.stringContaining('Como posso ajudar?')])
    await answer('3')
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('are said once, and another answer still belongs to the reminder', async () => {
    const id = await givenReminded()
    await answer('1')
    expect(await answer('confirmo')).toEqual([])
    expect(await answer('3')).toEqual([expect.stringContaining('foi cancelado')])
    expect((await shop.read(id)).status).toBe('cancelled')
    expect(await answer('1')).toEqual([
      expect.stringMatching(/^O horário de quinta, 7 de março, às 09:00 \(Corte\), foi cancelado, Ana\./),
    ])
  })

  it('after the shop cancelled or moved it say so, and begin nothing new', async () => {
    const id = await givenReminded()
    await shop.status(id, 'cancelled')
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await answer('1')).toEqual([expect.stringMatching(/foi cancelado, Ana\.\nPara marcar outro: /)])
    const other = await given(TEN)
    await at('2030-03-06T14:00:00Z')
    await shop.move(other, '2030-03-08T14:00:00Z')
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await answer('1')).toEqual([
      expect.stringMatching(/^Seu horário mudou, Ana\. Agora é sexta, 8 de março, às 10:00: Corte\./),
    ])
    expect((await shop.read(other)).will_come).toBe(false)
  })

  it.each([['1'], ['3'], ['não vou poder ir'], ['quero remarcar']])(
    '%s: of what is over it says so, and changes nothing',
    async (text) => {
      const id = await givenReminded()
      town.setTime('2030-03-07T13:30:00Z')
      expect(await answer(text)).toEqual([
        expect.stringMatching(
          /^O horário de quinta, 7 de março, às 09:00 \(Corte\), já passou, Ana\.\nPara marcar outro: /,
        ),
      ])
      expect(await shop.read(id)).toMatchObject({ status: 'pending', will_come: false })
    },
  )

  it('a day after it is over are the bot’s', async () => {
    await givenReminded()
    town.setTime('2030-03-08T13:30:00Z')
    expect((await answer('1')).join()).not.toContain('já passou')
  })

  it('by a button of what the shop has done say that it is over', async () => {
    const id = await givenReminded()
    town.setTime('2030-03-07T15:00:00Z')
    expect(await answer('Cancelar', `lembrete:cancelar:${id}`)).toEqual([
      expect.stringContaining('já passou'),
    ])
  })

  it.each([
    ['3', 'obrigada!'],
    ['não vou poder ir', 'valeu'],
  ])('after 1 and a word of thanks %s still cancels that one', async (text, thanks) => {
    const id = await given()
    await shop.status(id, 'confirmed')
    await shop.runDue()
    await shop.receivedBy(ana)
    await at(DAY_BEFORE)
    await answer('1')
    expect(await answer(thanks)).toEqual([])
    town.setTime('2030-03-06T20:00:00Z')
    expect(await answer(text)).toEqual([expect.stringContaining('foi cancelado')])
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'customer' })
  })

  it('3 after 1 keeps to the notice: a person is called', async () => {
    await shop.settings({ cancel_notice_minutes: 120 })
    const id = await givenReminded()
    await answer('1')
    town.setTime('2030-03-07T11:30:00Z')
    expect(await answer('3')).toEqual([expect.stringContaining('Chamei uma pessoa')])
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('with a day to go to lead to its times; nothing moves before a yes', async () => {
    const id = await givenReminded()
    const asked = await answer('remarcar para sexta às 10h')
    expect(asked.join()).toContain('Posso mudar Corte, amanhã às 09:00, para sex 08/03 às 10:00?')
    expect((await shop.read(id)).starts_at).toBe('2030-03-07T13:00:00.000Z')
    expect((await answer('sim')).join()).toContain('Pronto, remarquei: Corte, sex 08/03 às 10:00.')
    expect((await shop.read(id)).starts_at).toBe('2030-03-08T14:00:00.000Z')
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('come too late once it has begun, was moved, or was cancelled', async () => {
    const id = await givenReminded()
    await shop.move(id, TEN)
    await shop.runDue()
    await shop.receivedBy(ana)
    await answer('3')
    await answer('Cancelar', `lembrete:cancelar:${id}`)
    expect((await shop.read(id)).status).toBe('pending')
  })

  it('that the company’s notice forbids call a person, who reads what it is about', async () => {
    await shop.settings({ cancel_notice_minutes: 2880 })
    const id = await givenReminded()
    expect(await answer('3')).toEqual([expect.stringContaining('Chamei uma pessoa')])
    expect((await shop.read(id)).status).toBe('pending')
    const chat = (await shop.chat(ana.jid))!
    expect(chat).toMatchObject({ waiting_since: expect.any(String) as string, bot: { mode: 'human' } })
    const notes = await shop.ask<{ text: string }[]>(`/api/conversations/${chat.id}/notes`)
    expect(notes.body[0]!.text).toBe('O cliente quer cancelar Corte (2030-03-07 09:00), em cima da hora.')
  })

  it('of another company’s customers change nothing here', async () => {
    const id = await givenReminded()
    const other = await town.shop()
    const eva = await other.customer()
    await other.says(eva, 'Cancelar', `lembrete:cancelar:${id}`)
    expect((await shop.read(id)).status).toBe('pending')
  })
})

describe('reminders of a service', () => {
  const remind = async (reminders: object | null) => {
    await shop.settings({ services: { [shop.services.cut]: { reminders } } })
  }

  it('come when and how the service says, and follow a move', async () => {
    await remind({ channel: 'whatsapp', first: 2880, second: 120 })
    const id = await given()
    expect(await at('2030-03-05T12:59:00Z')).toEqual([])
    expect(await at('2030-03-05T13:00:00Z')).toEqual([expect.stringContaining('Lembrete')])
    await remind({ channel: 'whatsapp', first: 0, second: 30 })
    await shop.move(id, TEN)
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await at('2030-03-07T13:29:00Z')).toEqual([])
    expect(await at('2030-03-07T13:30:00Z')).toEqual([expect.stringContaining('Está chegando a hora')])
  })

  it('go by e-mail alone where it says so, though the company sends none', async () => {
    await shop.newsSetting('dayBefore', { on: false })
    await remind({ channel: 'email', first: 1440, second: 0 })
    await given(NINE, { email: ana.email })
    const before = shop.mails(ana).length
    expect(await at(DAY_BEFORE)).toEqual([])
    expect(
      shop
        .mails(ana)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual([expect.stringContaining('Lembrete: Corte')])
    expect(await at(HOUR_BEFORE)).toEqual([])
  })

  it('are none where it wants none, also where it said so after they were planned', async () => {
    await given()
    await remind({ channel: 'none', first: 1440, second: 60 })
    expect([...(await at(DAY_BEFORE)), ...(await at(HOUR_BEFORE))]).toEqual([])
  })

  it('lead to the questions that have to be answered, until they are', async () => {
    const question = { id: crypto.randomUUID(), label: 'Tem alergia?', kind: 'text', required: true }
    const body = { version: 0, questions: [question] }
    await shop.ask(`/api/agenda/questions/${shop.services.cut}`, { method: 'PUT', body })
    const { id } = await shop.given(NINE, ana)
    await shop.runDue()
    expect((await shop.receivedBy(ana)).join()).toContain('Perguntas para responder antes de vir: http')
    expect((await at(DAY_BEFORE)).join()).toContain('Perguntas para responder antes de vir: http')
    await shop.ask(`/api/appointments/${id}/answers`, {
      method: 'PUT',
      body: { version: 0, answers: [{ id: question.id, label: question.label, answer: 'pó' }] },
    })
    expect((await at(HOUR_BEFORE)).join()).not.toContain('Perguntas')
  })
})
