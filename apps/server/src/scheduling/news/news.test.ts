import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inboundText } from '../../conversations/testing/inbound'
import { pagesUrl, startToldShops, type Customer, type ToldShop, type ToldShops } from './testing/told-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Monday noon in Manaus; the appointments are on Thursday.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const TEN = '2030-03-07T14:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
})
afterAll(() => town.stop())

/** The jobs as they were, once more. */
async function again(id: string): Promise<void> {
  await shop.rows(
    `select app.add_job('appointment-news', json_build_object('companyId', $1::text, 'appointmentId', $2::text),
      null, null, null)`,
    id,
  )
  await shop.runDue(3)
}

describe('news of an appointment', () => {
  it('are told on WhatsApp in the owner’s words, with the day, the hour and the private link', async () => {
    await shop.newsSetting('booked', {
      text: 'Oi {nome}! {servico} {dia} {hora} {empresa} {endereco} {link}',
    })
    const { id } = await shop.given(NINE, ana)
    await shop.runDue()
    const link = new RegExp(`${pagesUrl}/agendamento/${shop.company.id}/horario/${id}\\.[\\w-]{22}$`)
    expect(await shop.receivedBy(ana)).toEqual([
      expect.stringMatching(
        /^Oi Ana! Corte quinta, 7 de março 09:00 Salão da Praça Rua das Flores, 120 https/,
      ),
    ])
    expect((await shop.told(ana))[0]).toMatch(link)
  })

  it('say with whom it is, where somebody’s agenda has it', async () => {
    await shop.rows(
      `with hired as (insert into employees (company_id, id, nome, data_admissao)
         values ($1, gen_random_uuid(), 'Bia Nunes Reis', current_date) returning id)
       insert into agendas (company_id, id, employee_id) select $1, gen_random_uuid(), id from hired`,
    )
    await shop.given(NINE, ana)
    await shop.rows(
      `update appointments a set agenda_id = p.id, agenda_number = p.number from agendas p
       where a.company_id = $1 and p.company_id = $1 and p.employee_id is not null`,
    )
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Corte com Bia Reis, quinta')])
  })

  it('come once each, in their order, however often the jobs run and however many workers do', async () => {
    const { id } = await shop.given(NINE, ana)
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Recebemos seu agendamento')])
    await shop.status(id, 'confirmed')
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('está confirmado')])
    await shop.move(id, TEN)
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([
      expect.stringContaining('Agora é quinta, 7 de março, às 10:00'),
    ])
    await shop.status(id, 'cancelled')
    await shop.runDue(3)
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('foi cancelado')])
    await again(id)
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('tell where it stands after an interruption, and nothing of what was in between', async () => {
    const { id } = await shop.given(NINE, ana)
    await shop.status(id, 'confirmed')
    await shop.move(id, TEN)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringMatching(/está confirmado.*às 10:00/)])
  })

  it('say that a cancelled one stands again, and that it was moved back', async () => {
    const { id } = await shop.given(NINE, ana)
    const after = async (change: Promise<unknown>) => {
      await change
      await shop.runDue()
      return shop.receivedBy(ana)
    }
    await shop.runDue()
    await shop.receivedBy(ana)
    expect(await after(shop.status(id, 'cancelled'))).toEqual([expect.stringContaining('foi cancelado')])
    expect(await after(shop.status(id, 'confirmed'))).toEqual([expect.stringContaining('está confirmado')])
    expect(await after(shop.move(id, TEN))).toEqual([expect.stringContaining('às 10:00')])
    expect(await after(shop.move(id, NINE))).toEqual([expect.stringContaining('às 09:00')])
    expect(await after(shop.move(id, TEN))).toEqual([expect.stringContaining('às 10:00')])
  })

  it('of a removed one wait until it cannot be brought back', async () => {
    const { id } = await shop.given(NINE, ana)
    await shop.runDue()
    await shop.receivedBy(ana)
    await shop.ask(`/api/appointments/${id}`, { method: 'DELETE' })
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
    town.setTime('2030-03-04T16:10:01Z')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('foi cancelado')])
  })

  it('of a removed one that was brought back are none', async () => {
    const { id } = await shop.given(NINE, ana)
    await shop.runDue()
    await shop.receivedBy(ana)
    await shop.ask(`/api/appointments/${id}`, { method: 'DELETE' })
    await shop.runDue()
    await shop.ask(`/api/appointments/${id}/restore`, { method: 'POST' })
    town.setTime('2030-03-04T16:20:00Z')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('are not told of the past, of a note, of what is done, nor when they are switched off', async () => {
    await shop.newsSetting('confirmed', { on: false })
    const { id } = await shop.given(NINE, ana)
    await shop.runDue()
    await shop.receivedBy(ana)
    await shop.status(id, 'confirmed')
    const { version } = await shop.read(id)
    await shop.ask(`/api/appointments/${id}`, { method: 'PATCH', body: { version, notes: 'Trazer fotos' } })
    await shop.runDue()
    await shop.newsSetting('confirmed', { on: true })
    await again(id)
    town.setTime('2030-03-07T15:00:00Z')
    await shop.status(id, 'completed')
    await shop.status(id, 'confirmed')
    await shop.status(id, 'cancelled')
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([])
  })

  it('go to who wrote before only, to the conversation it came from first', async () => {
    const stranger = { ...ana, phone: '11987654321' }
    const { id } = await shop.given(NINE, stranger)
    await shop.runDue()
    const chats = await shop.findChats()
    expect(chats).toHaveLength(1)
    expect(await shop.told(ana)).toEqual([])
    const bia = await shop.customer()
    const chat = await shop.chat(bia.jid)
    await shop.given(TEN, stranger, { conversation_id: chat!.id })
    await shop.runDue()
    expect(await shop.receivedBy(bia)).toEqual([expect.stringContaining('às 10:00')])
    expect(
      (
        await shop.rows(
          `select state from appointment_news where appointment_id = $2 and company_id = $1
      and kind = 'booked'`,
          id,
        )
      )[0],
    ).toEqual({ state: 'skipped' })
  })

  it('find the customer’s conversation with or without the ninth digit', async () => {
    await shop.receive(inboundText('559288887777@s.whatsapp.net', { at: town.now().getTime() - 60_000 }))
    await shop.given(NINE, { ...ana, phone: '(92) 98888-7777' })
    await shop.runDue()
    expect(await shop.told({ ...ana, jid: '559288887777@s.whatsapp.net' })).toHaveLength(1)
  })

  it.each([
    ['mod_agendamento = false'],
    ['mod_atendimento = false'],
    [`telefone_empresa = '(92) 9' || '8765-4321'`],
  ])('go nowhere where %s', async (change) => {
    await shop.receive(inboundText('5592987654321@s.whatsapp.net', { at: town.now().getTime() - 60_000 }))
    const own = { ...ana, jid: '5592987654321@s.whatsapp.net', phone: '92987654321' }
    await shop.given(NINE, own)
    await shop.rows(`update companies set ${change} where id = $1`)
    await shop.runDue()
    expect(await shop.told(own)).toEqual([])
  })

  it('go nowhere where the customer has the phone that the shop writes from', async () => {
    await shop.rows('update channels set own_jid = $2 where company_id = $1', ana.jid)
    await shop.given(NINE, ana)
    await shop.runDue()
    expect(await shop.told(ana)).toEqual([])
  })

  it.each(['closed', 'pairing', 'refused'])('are not written while the channel is %s', async (state) => {
    await shop.rows(`update channels set state = $2 where company_id = $1`, state)
    await shop.given(NINE, ana)
    await shop.runDue()
    expect(await shop.told(ana)).toEqual([])
  })

  it('are the same whoever asks the page: a booking and a move by its customer', async () => {
    const booked = await shop.bookPublicly(NINE, ana)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Recebemos seu agendamento')])
    const { id, version } = booked.body
    expect((await shop.byLink(id, { act: 'move', version, starts_at: TEN })).status).toBe(200)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('às 10:00')])
  })
})

describe('news by mail', () => {
  const readFile = (mail: { files?: { text: string }[] } | undefined) => {
    const [file] = mail?.files ?? []
    const { method, events } = convertIcsCalendar(undefined, file!.text)
    return { method, ...events![0]! }
  }

  it('carry the same entry of a calendar: published, changed, taken away', async () => {
    await shop.rows(`update companies set telefone_empresa = '9232321010' where id = $1`)
    const { id } = await shop.given(NINE, ana, { email: ana.email })
    await shop.runDue()
    await shop.move(id, TEN)
    await shop.runDue()
    await shop.status(id, 'cancelled')
    await shop.runDue()
    const mails = shop.mails(ana)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Agendamento recebido: Corte, quinta, 7 de março, às 09:00 - Salão da Praça',
      'Novo horário: Corte, quinta, 7 de março, às 10:00 - Salão da Praça',
      'Agendamento cancelado: Corte, quinta, 7 de março, às 10:00 - Salão da Praça',
    ])
    const [first, second, last] = mails.map(readFile)
    expect(first).toMatchObject({ method: 'PUBLISH', uid: `${id}@balcao`, status: 'TENTATIVE' })
    expect(second!.start.date).toEqual(new Date(TEN))
    expect(last).toMatchObject({ method: 'CANCEL', uid: `${id}@balcao`, status: 'CANCELLED' })
    expect([first, second, last].map((event) => event!.sequence ?? 0)).toEqual([0, 1, 2])
    expect(mails[0]!.text).toContain('Recebemos seu agendamento: Corte, quinta, 7 de março, às 09:00')
    expect(mails[2]!.text).toMatch(
      /^Olá, Ana\. Seu agendamento de quinta.*foi cancelado\.\nTelefone: \(92\) 3232-1010$/,
    )
  })

  it('leave once for each news', async () => {
    const { id } = await shop.given(NINE, ana, { email: ana.email })
    await shop.runDue()
    await again(id)
    expect(shop.mails(ana)).toHaveLength(1)
  })

  it('that waited for the mail server say nothing that does not hold any more', async () => {
    const { id } = await shop.given(NINE, ana, { email: ana.email })
    town.mail.behave('greylist')
    await expect(shop.runDue()).rejects.toThrow()
    await shop.move(id, TEN)
    town.mail.behave('accept')
    await shop.rows(
      `select app.add_job('appointment-mail', json_build_object('companyId', $1::text, 'appointmentId', $2::text,
        'kind', 'booked', 'startsAt', $3::text), null, null, null)`,
      id,
      NINE,
    )
    await shop.runDue()
    expect(shop.mails(ana).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Novo horário/)])
  })

  it('are given up where the address is refused, and do not go to the shop’s own', async () => {
    town.mail.behave('reject')
    await shop.given(NINE, ana, { email: ana.email })
    await shop.runDue()
    town.mail.behave('accept')
    const email = `dono${ana.phone}@loja.example`
    await shop.rows('update companies set email_cliente = $2 where id = $1', email)
    await shop.given(TEN, ana, { email: email.toUpperCase() })
    await shop.runDue()
    expect(shop.mails(ana)).toEqual([])
    expect(shop.mails({ ...ana, email: email.toUpperCase() })).toEqual([])
  })
})
