import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { standIns } from '../../product'
import { blockOf, bookFromOutside, drag, openDay, openSchedule, panel } from '../../steps/agenda-steps'
import { enterByPin, givenPerson } from '../../steps/employee-steps'
import { connectPerson, expect, openCalendar, test } from '../../steps/google-steps'
import { callAsPerson } from '../../steps/order-steps'

const url = process.env.E2E_URL!

test('a barber sees their appointments in their own Google, the owner drags one to the other chair, and its customer hears with whom it is now', async ({
  page,
  linked,
  calendar,
  browser,
}) => {
  test.slow()
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
  const booking = { date, time: '09:00', name: 'Rui Melo', phone: '92955554444', email: mail }
  const booked = await bookFromOutside(linked, { ...booking, agenda: agendas[0]! })
  await callAsPerson(page, 'POST', `/api/appointments/${booked.id}/status`, {
    version: booked.version,
    status: 'confirmed',
  })
  const events = async (of: typeof own) => (await of.section()).getByRole('listitem').allInnerTexts()
  const holds = (words: string) => [expect.stringContaining(words)]
  await test.step('what a customer books with them is in their calendar and in the company’s', async () => {
    for (const one of [own, calendar])
      await expect(async () => expect(await events(one)).toEqual(holds('Corte - Rui Melo'))).toPass()
  })
  await test.step('dragged to the other chair it leaves theirs, and the customer is told the new name', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    await drag(page, blockOf(page, 'Rui Melo'), page.locator(`[data-column="${agendas[1]}"]`), 0)
    const question = panel(page, 'Mover o agendamento de Rui Melo?')
    await question.getByRole('button', { name: 'Mover' }).click()
    await expect(question).toHaveCount(0)
    await expect(async () => expect(await events(own)).toEqual([])).toPass()
    await expect(async () =>
      expect(await events(calendar)).toEqual(holds('Profissional: Caio Prado')),
    ).toPass()
    const { mailbox } = await standIns()
    const told = async () => {
      const answer = await fetch(new URL(`/messages?to=${encodeURIComponent(mail)}`, mailbox))
      return ((await answer.json()) as { text: string }[]).at(-1)?.text
    }
    await expect.poll(told).toContain('Corte com Caio Prado')
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
