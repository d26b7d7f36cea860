import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { standIns } from '../../product'
import { automate } from '../../automate'
import {
  blockOf,
  bookFromOutside,
  bookingPage,
  confirmButton,
  drag,
  fillCustomer,
  findDay,
  openDay,
  openSchedule,
  panel,
  slot,
} from '../../steps/agenda-steps'
import { enterByPin, givenPerson } from '../../steps/employee-steps'
import { connectPerson, expect, openCalendar, test } from '../../steps/google-steps'
import { callAsPerson } from '../../steps/order-steps'

const url = process.env.E2E_URL!

test('a customer books corte + barba with anybody on a phone, the barber sees it in their own Google, the owner drags it to the other chair, and the customer is told the new name', async ({
  page,
  linked,
  calendar,
  browser,
}) => {
  test.slow()
  await automate(linked, {
    cardapio_json: {
      cardapio: { categorias: [] },
      servicos: {
        categorias: [
          {
            id: 'barbearia',
            nome: 'Barbearia',
            ativo: true,
            produtos: [
              { id: 'corte', nome: 'Corte', preco: 50, duracao: 60 },
              { id: 'barba', nome: 'Barba', preco: 35, duracao: 30 },
            ],
          },
        ],
      },
    },
  })
  const [bias, mail] = [`bia-${randomUUID()}@estudio.example`, `rui-${randomUUID()}@estudio.example`]
  const [bia, caio] = [await givenPerson(page, 'Bia Nunes Reis'), await givenPerson(page, 'Caio Prado')]
  const agendas: string[] = []
  for (const { id } of [bia, caio]) {
    const path = `/api/agenda/employees/${id}`
    agendas.push((await callAsPerson<{ id: string }>(page, 'PUT', path, { active: true })).id)
  }
  const access = { role: 'profissional' }
  const { pin } = await callAsPerson<{ pin: string }>(
    page,
    'POST',
    `/api/employees/${bia!.id}/access`,
    access,
  )
  const chair = await (await browser.newContext({ baseURL: url, locale: 'pt-BR' })).newPage()
  const own = await openCalendar(browser, bias)

  await test.step('the barber connects their own account on their own screen', async () => {
    await enterByPin(chair, linked.cnpj, pin)
    await chair.getByRole('link', { name: 'Meu Google' }).click()
    await expect(chair.getByRole('heading', { name: 'Meu Google', level: 1 })).toBeVisible()
    await connectPerson(chair, 'Bia Nunes Reis', bias)
    await expect(chair.getByRole('button', { name: 'Desconectar' })).toBeVisible()
    await expectAccessible(chair, 'my Google, connected')
    await expectToFitAPhone(chair, 'my Google')
    await expect(chair.getByText('Caio Prado')).toHaveCount(0)
  })

  const date = openDay(3)
  // Caio has something that day already, so whoever is free becomes Bia.
  await bookFromOutside(linked, { date, time: '08:00', agenda: agendas[1]! })
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await test.step('a customer books corte + barba with anybody on a phone, and reads with whom', async () => {
    await phone.goto(`${url}${bookingPage(linked)}?servico=corte,barba`)
    await expect(phone.getByRole('radio', { name: 'Qualquer pessoa' })).toBeChecked()
    await (await findDay(phone, date)).click()
    await slot(phone, '09:00').click()
    await expect(phone.getByRole('complementary', { name: 'Resumo' })).toContainText('Bia Reis')
    await fillCustomer(phone, 'Rui Melo', '92955554444')
    await phone.getByLabel('Email (opcional)').fill(mail)
    await confirmButton(phone).click()
    await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  })
  const events = async (of: typeof own) => (await of.section()).getByRole('listitem').allInnerTexts()
  const visit = 'Corte + Barba - Rui Melo'
  await test.step('confirmed by the owner, it is in the barber’s calendar and in the company’s', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    await blockOf(page, 'Rui Melo').click()
    await panel(page, 'Editar Agendamento').getByRole('button', { name: 'Confirmar', exact: true }).click()
    for (const one of [own, calendar])
      await expect(async () => expect((await events(one)).join()).toContain(visit)).toPass()
  })
  await test.step('dragged to the other chair it leaves theirs, and the customer is told the new name', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    await drag(page, blockOf(page, 'Rui Melo'), page.locator(`[data-column="${agendas[1]}"]`), 0)
    const question = panel(page, 'Mover o agendamento de Rui Melo?')
    await question.getByRole('button', { name: 'Mover' }).click()
    await expect(question).toHaveCount(0)
    await expect(async () => expect(await events(own)).toEqual([])).toPass()
    const ofVisit = async () => (await events(calendar)).find((one) => one.includes(visit))
    await expect(async () => expect(await ofVisit()).toContain('Profissional: Caio Prado')).toPass()
    const { mailbox } = await standIns()
    const told = async () => {
      const answer = await fetch(new URL(`/messages?to=${encodeURIComponent(mail)}`, mailbox))
      return ((await answer.json()) as { text: string }[]).at(-1)?.text
    }
    await expect.poll(told).toContain('Corte + Barba com Caio Prado')
    await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
    await expect(phone.getByRole('main')).toContainText('Caio Prado')
  })
  await test.step('taken back at Google, it is told at them alone, and the owner connects them again in the settings', async () => {
    await own.revokeAccess()
    await chair.getByRole('button', { name: /^Verificar agora/ }).click()
    await expect(chair.getByText(/^Seu Google não está mais ligado/)).toBeVisible()
    await chair.goto('/dashboard/schedule')
    await expect(chair.getByText(/^Seu Google não está mais ligado/)).toBeVisible()
    await page.goto('/dashboard/schedule/settings')
    const people = page.getByRole('list', { name: 'Google de cada profissional' })
    await expect(people.getByText(/^O Google de Bia Nunes Reis não está mais ligado/)).toBeVisible()
    await expectAccessible(page, 'people and their Google')
    await connectPerson(page, 'Bia Nunes Reis', bias, 'Reconectar')
    await expect(chair.getByText(/^Seu Google não está mais ligado/)).toHaveCount(0)
  })
})
