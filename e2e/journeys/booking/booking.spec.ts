import { expectReadableInTheDark } from '../../expect-accessible'
import type { Page } from '@playwright/test'
import { addDays, longDay, weekdayOf } from '@balcao/domain/scheduling/light'
import {
  bookFromOutside,
  bookingPage,
  chooseTime,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  nextSunday,
  openDay,
  setAgenda,
  slot,
  test,
  today,
} from '../../steps/agenda-steps'
import { expectWellWithAFinger, phone } from '../../looks'
import { givenCompany, haveSession, rows } from '../../product'

test('three steps: the calendar, the services and the form, which everyone can use, on a phone too', async ({
  page,
  salon,
}) => {
  rows(
    'BOOK-01 BOOK-04 BOOK-05 BOOK-06 BOOK-07 BOOK-08 BOOK-09 BOOK-10 BOOK-19 BOOK-22 BOOK-11 BOOK-12 BOOK-13 BOOK-14 BOOK-16 BOOK-23 BOOK-24 AVAIL-16 BOOK-15 BOOK-17 BOOK-18 BOOK-21 BOOK-26 BOOK-27 BOOK-28 BOOK-29 BOOK-30 BOOK-31',
  )
  test.slow()
  await test.step('the calendar shows closed days, six times of a day and how many more, and all of them when it is chosen', async () => {
    await page.goto(bookingPage(salon))
    await expect(page.getByRole('heading', { name: salon.nome, level: 1 })).toBeVisible()
    const steps = page.getByRole('navigation', { name: 'Etapas do agendamento' })
    await expect(steps.getByRole('listitem')).toHaveText([/Data e Hora/, /Serviço/, /Confirmação/])
    await expect(page.getByRole('heading', { name: 'Data e Hora', level: 2 })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'])
    // It begins with the week of today, whatever of the month is over.
    const thisSunday = addDays(today(), -weekdayOf(today()))
    await expect(page.getByRole('gridcell').first()).toContainText(String(Number(thisSunday.slice(8))))

    const sunday = await findDay(page, nextSunday())
    await expect(sunday).toContainText('Fechado')
    await sunday.click()
    await expect(page.getByText('Este dia está fechado para agendamentos')).toBeVisible()
    await expect(page.locator('[data-slots]')).toHaveCount(0)
    await lookOnAPhone(page, 'closed day')
    await expectReadableInTheDark(page, 'closed day')

    const date = openDay(3)
    const day = await findDay(page, date)
    await expect(day).toHaveAccessibleName(`${longDay(date)}, 9 horários livres`)
    await day.hover()
    const times = page.getByRole('tooltip')
    await expect(times.getByRole('listitem')).toHaveText([
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '13:00',
      '14:00',
    ])
    await expect(times).toContainText('+3 mais')
    await page.getByRole('heading', { name: 'Data e Hora', level: 2 }).hover()
    await expect(times).toHaveCount(0)

    await day.click()
    const slots = page.locator('[data-slots]')
    await expect(slots.getByRole('button')).toHaveCount(9)
    expect(await slots.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)).toBe(
      4,
    )
    await slot(page, '09:00').click()
    await expect(page.getByRole('heading', { name: 'Serviço', level: 2 })).toBeFocused()
  })
  await test.step('services that do not fit step back and say why; each step leads back to the one before', async () => {
    const date = openDay(3)
    await page.getByRole('button', { name: 'Voltar para data e hora' }).click()
    await slot(page, '11:00').click()
    const haircut = page.getByRole('article', { name: 'Corte' })
    await expect(haircut).toContainText('Lavado e seco')
    await expect(haircut).toContainText('60 min')
    await expect(haircut).toContainText(/R\$\s50,00/)
    const highlights = page.getByRole('article', { name: 'Luzes' })
    await expect(highlights).toContainText('Não cabe neste horário: precisa de 180 min livres e há 60.')
    await expect(highlights.getByRole('button', { name: 'Escolher Luzes' })).toHaveCount(0)
    await lookOnAPhone(page, 'services')

    await highlights.getByRole('button', { name: 'Ver horários para Luzes' }).click()
    await expect(page.getByText('Horários para: Luzes')).toBeVisible()
    await expect(page.locator('[data-slots]').getByRole('button')).toHaveText([
      '08:00',
      '09:00',
      '13:00',
      '14:00',
      '15:00',
    ])
    await slot(page, '13:00').click()
    const summary = page.getByRole('complementary', { name: 'Resumo' })
    await expect(summary).toContainText(longDay(date))
    await expect(summary).toContainText('13:00')
    await expect(summary).toContainText('Luzes')
    await expect(summary).toContainText(/R\$\s320,00/)

    await page.getByRole('button', { name: 'Voltar para os serviços' }).click()
    await expect(page.getByRole('heading', { name: 'Serviço', level: 2 })).toBeFocused()
    await page.getByRole('button', { name: 'Voltar para data e hora' }).click()
    await expect(page.getByRole('heading', { name: 'Data e Hora', level: 2 })).toBeFocused()
  })
  await test.step('the form says what is missing, field by field, and waits for name and phone', async () => {
    // Back on the calendar the choice of a service stands.
    await slot(page, '13:00').click()
    await expect(page.getByRole('heading', { name: 'Confirmação', level: 2 })).toBeFocused()
    await page.getByRole('button', { name: 'Voltar para os serviços' }).click()
    await page.getByRole('button', { name: 'Escolher Corte' }).click()
    const confirm = confirmButton(page)
    const name = page.getByLabel('Nome', { exact: true })
    const phone = page.getByLabel('Telefone (WhatsApp)')
    const email = page.getByLabel('Email (opcional)')
    await expect(page.getByLabel('Endereço (opcional)')).toBeVisible()
    await expect(page.getByLabel('Observações')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Levar para o meu Google Calendar' })).toBeVisible()
    await expect(confirm).toBeDisabled()

    await name.focus()
    await name.blur()
    await expect(page.getByText('Nome é obrigatório')).toBeVisible()
    await name.fill('Jo')
    await expect(page.getByText('Nome deve ter pelo menos 3 caracteres')).toBeVisible()
    await expect(confirm).toBeDisabled()
    await phone.focus()
    await phone.blur()
    await expect(page.getByText('Telefone é obrigatório')).toBeVisible()
    await phone.fill('9299')
    await expect(confirm).toBeEnabled()
    await email.fill('ana@')
    await confirm.click()
    await expect(name).toBeFocused()
    await expect(phone).toHaveAccessibleDescription('Telefone deve estar no formato (11) 99999-9999')
    await expect(email).toHaveAccessibleDescription('Email deve estar em formato válido')
    await expect(page.getByText('Marque para podermos guardar o agendamento')).toBeVisible()
    await lookOnAPhone(page, 'form')

    await name.fill('Joana')
    await expect(page.getByText('Nome deve ter pelo menos 3 caracteres')).toHaveCount(0)
    await phone.fill('1133334444')
    await expect(phone).toHaveValue('(11) 3333-4444')
    await email.fill('')
    await page.getByRole('checkbox', { name: /^Concordo que/ }).check()
    await confirm.click()
    await expect(page.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await lookOnAPhone(page, 'booked')
  })
})

test('BOOK-20 AVAIL-16 the second of two people on one slot keeps what they wrote and is offered what is free; a full day says so and puts them on the waiting list', async ({
  page,
  browser,
  contextOptions,
  session,
  salon,
}) => {
  expect(session.cnpj).toBe(salon.cnpj)
  const rules = { bookable: true, buffer_before: 0, buffer_after: 0, deposit_cents: 0, deposit_minutes: 120 }
  await setAgenda(page, { services: { corte: { ...rules, waiting_list: true } } })
  const date = openDay(3)
  for (const time of ['08:00', '09:00', '10:00', '13:00', '14:00', '15:00', '16:00']) {
    await bookFromOutside(salon, { date, time, phone: `929888877${time.slice(0, 2)}` })
  }
  const second = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
  // Neither form may keep the time for itself before the other has it too.
  for (const person of [page, second]) {
    await person.route('**/api/booking/*/holds', (route) => route.abort())
    await person.goto(bookingPage(salon))
    await chooseTime(person, date, '11:00')
  }
  await fillCustomer(page, 'Ana Lima')
  await fillCustomer(second, 'Caio Braga', '92977776666')
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await confirmButton(second).click()
  await expect(second.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
  await second.getByRole('button', { name: `${longDay(date)}, 17:00` }).click()
  await expect(second.getByLabel('Nome', { exact: true })).toHaveValue('Caio Braga')
  await confirmButton(second).click()
  await expect(second.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()

  await second.getByRole('button', { name: 'Novo agendamento' }).click()
  await (await findDay(second, date)).click()
  await expect(second.getByText('Nenhum horário disponível para este dia')).toBeVisible()
  await second.getByRole('button', { name: 'Avise-me se vagar' }).click()
  const waiting = second.getByRole('form', { name: 'Lista de espera' })
  await waiting.getByLabel('Nome').fill('Caio Braga')
  await waiting.getByLabel('Telefone').fill('92977776666')
  await waiting.getByRole('checkbox', { name: /^Concordo que/ }).check()
  await waiting.getByRole('button', { name: 'Entrar na lista' }).click()
  await expect(second.getByText('Pronto! Avisaremos você se vagar um horário.')).toBeVisible()
  await second.context().close()
})

test('BOOK-03 BOOK-33 BOOK-36 the page by its other address, as a demonstration, when it cannot load, and where nothing can be booked', async ({
  page,
  salon,
}) => {
  rows('BOOK-02 MODULE-15')
  test.slow()
  await test.step('/schedule is the booking page of the company in its address, else of the one that is signed in', async () => {
    await page.goto('/schedule')
    await expect(page.getByRole('heading', { name: 'Empresa não encontrada' })).toBeVisible()
    await page.goto(`/schedule?empresa=${salon.cnpj}`)
    await expect(page.getByRole('heading', { name: salon.nome, level: 1 })).toBeVisible()
    await haveSession(page, salon)
    await page.goto('/schedule')
    await expect(page.getByRole('heading', { name: salon.nome, level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Data e Hora', level: 2 })).toBeVisible()
  })
  await test.step('only the page marked as a demonstration has sample times, and it sends nothing; a real page that cannot load says so', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/agendamento/demonstracao')
    const sign = page.getByRole('complementary', { name: 'Demonstração' })
    await expect(sign).toContainText('os horários são inventados e nada é guardado nem enviado')
    await expect(page.getByRole('heading', { name: 'Empresa de Demonstração', level: 1 })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await lookOnAPhone(page, 'demonstration')
    const free = page.getByRole('grid').getByRole('button', { name: /\d horários? livres?$/ })
    await free.first().click()
    await page.locator('[data-slots]').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Escolher Primeira conversa' }).click()
    await fillCustomer(page)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: 'Confirmando...' })).toBeVisible()
    await expect(page.getByText('Aqui, nada foi marcado.')).toBeVisible()
    await expect(sign).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/booking'))).toEqual([])

    await page.route('**/api/booking/*', (route) => route.abort())
    await page.goto(bookingPage(salon))
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar a agenda' })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await page.unroute('**/api/booking/*')
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })
  await test.step('without such a company, without services, and without the module the page says so', async () => {
    await page.goto('/agendamento/11222333000181')
    await expect(page.getByRole('heading', { name: 'Empresa não encontrada' })).toBeVisible()
    await page.goto(bookingPage(await givenCompany()))
    await expect(page.getByRole('heading', { name: 'Nenhum serviço para agendar' })).toBeVisible()
    await page.goto(bookingPage(await givenCompany({ modules: ['mod_atendimento'] })))
    await expect(page.getByRole('heading', { name: 'Módulo Não Disponível' })).toBeVisible()
    await expect(page.getByText('Funcionalidade de agendamento não disponível')).toBeVisible()
  })
})

/** What the page shows is shown to a phone and a finger as well. */
async function lookOnAPhone(page: Page, screen: string): Promise<void> {
  const desk = page.viewportSize()!
  await page.setViewportSize(phone)
  await expectWellWithAFinger(page, screen)
  await page.setViewportSize(desk)
}
