import { addDays } from '@balcao/domain/scheduling/light'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import {
  bookFromOutside,
  bookingPage,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  messageOf,
  openDay,
  panel,
  slot,
  test,
  today,
} from '../../steps/agenda-steps'
import { givenAgendaOf } from '../../steps/employee-steps'

const url = process.env.E2E_URL!

test('a customer chooses with whom: that one’s times, their name to the end, a link that asks for them', async ({
  page,
  browser,
  session,
  salon,
}) => {
  expect(session.cnpj).toBe(salon.cnpj)
  const bia = await givenAgendaOf(page, 'Bia Nunes Reis')
  await givenAgendaOf(page, 'Caio Prado')
  const date = openDay(3)
  const busy = { date, time: '09:00', name: 'Rui Melo', phone: '92955554444' }
  await bookFromOutside(salon, { ...busy, agenda: bia })

  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await phone.goto(url + bookingPage(salon))
  const whom = phone.getByRole('group', { name: 'Com quem?' })
  await expect(whom.getByRole('radio', { name: 'Qualquer pessoa' })).toBeChecked()
  await (await findDay(phone, date)).click()
  await expect(slot(phone, '09:00')).toBeEnabled()
  await whom.getByRole('radio', { name: 'Qualquer pessoa' }).press('ArrowRight')
  await expect(whom.getByRole('radio', { name: 'Bia Reis' })).toBeFocused()
  await expect(slot(phone, '10:00')).toBeEnabled()
  await expect(slot(phone, '09:00')).toHaveCount(0)
  await expectAccessible(phone, 'with whom')
  await expectToFitAPhone(phone, 'with whom')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/schedule/settings?tab=page')
  await page.getByRole('button', { name: 'Copiar o link de Caio Prado' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/profissional=caio-prado$/)
  const link = await copied()
  await page.getByRole('tab', { name: 'Regras' }).click()
  await page.getByRole('button', { name: 'Horário de Caio Prado' }).click()
  const hours = page.getByRole('dialog', { name: 'Horário de Caio Prado' })
  await hours.getByRole('radio', { name: 'Próprio' }).check()
  await expect(hours.getByText('Segunda', { exact: true })).toBeVisible()
  await hours.getByRole('button', { name: 'Outro horário por um tempo' }).click()
  await expect(hours.getByText('Vale hoje')).toBeVisible()
  await hours.getByLabel('Do dia').fill(addDays(today(), 300))
  await expect(hours.getByText(/^desde /).first()).toBeVisible()
  await expectAccessible(page, 'hours of a person')
  await page.setViewportSize({ width: 360, height: 740 })
  await hours.getByRole('button', { name: 'Salvar horário' }).click()
  await expect(hours).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Horário de Caio Prado' }).click()
  await expect(hours.getByRole('radio', { name: 'Próprio' })).toBeChecked()
  await expect(hours.getByLabel('Do dia')).toHaveValue(addDays(today(), 300))
  await hours.getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('button', { name: 'Serviços de Bia Nunes Reis' }).click()
  const hers = page.getByRole('dialog', { name: 'Serviços de Bia Nunes Reis' })
  await hers.getByRole('radio', { name: 'Só os escolhidos' }).check()
  await hers.getByRole('checkbox', { name: 'Corte' }).uncheck()
  await hers.getByLabel('Minutos de Luzes').fill('150')
  await expectAccessible(page, 'services of a person')
  await expectToFitAPhone(page, 'services of a person')
  await hers.getByRole('button', { name: 'Salvar serviços' }).click()
  await expect(hers).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Serviços de Bia Nunes Reis' })).toHaveText('2 serviços')
  await page.getByRole('button', { name: 'Serviços de Caio Prado' }).click()
  const his = page.getByRole('dialog', { name: 'Serviços de Caio Prado' })
  await expect(his.getByLabel('Preço de Corte')).toHaveAttribute('placeholder', '50,00')
  await his.getByLabel('Preço de Corte').fill('6000')
  await his.getByRole('button', { name: 'Salvar serviços' }).click()
  await expect(his).toHaveCount(0)

  await phone.goto(`${url}${bookingPage(salon)}?profissional=bia&servico=Corte`)
  await expect(phone.getByText('Bia Reis não faz Corte. Escolha quem faz:')).toBeVisible()
  await whom.getByRole('radio', { name: 'Caio Prado' }).check({ force: true })
  await expect(whom.getByRole('radio', { name: 'Caio Prado' })).toBeFocused()
  await expect(phone.getByText('Bia Reis não faz Corte.')).toHaveCount(0)
  await phone.goto(`${link}&servico=Corte`)
  await expect(phone.getByText('Corte é com Caio Prado.')).toBeVisible()
  await (await findDay(phone, date)).click()
  await slot(phone, '09:00').click()
  await expect(phone.getByRole('heading', { name: 'Confirmação', level: 2 })).toBeFocused()
  const summary = phone.getByRole('complementary', { name: 'Resumo' })
  await expect(summary).toContainText('Caio Prado')
  await expect(summary).toContainText('R$ 60,00')
  await fillCustomer(phone)
  await confirmButton(phone).click()
  await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await expect(phone.getByRole('main')).toContainText('Caio Prado')
  await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
  await expect(phone.getByRole('main')).toContainText('Caio Prado')

  const own = page.getByRole('group', { name: 'Agenda da empresa' })
  const say = async (what: string) => {
    await page.goto('/dashboard/schedule/settings')
    await own.getByRole('button', { name: what }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
    await expect(own.getByRole('button', { name: what })).toHaveAttribute('aria-pressed', 'true')
  }
  await test.step('the owner offers the company’s own agenda too, and it is chosen by the company’s name', async () => {
    await say('Também para clientes')
    await expectToFitAPhone(page, 'what the own agenda is for')
    await phone.goto(url + bookingPage(salon))
    await expect(whom.getByRole('radio')).toHaveCount(4)
    const name = await phone.getByRole('heading', { level: 1 }).innerText()
    await expect(whom.getByRole('radio').last()).toHaveAccessibleName(name)
  })
  await test.step('taken out of use, the counter books whoever is free and reads who it became', async () => {
    await say('Não usar')
    await page.goto('/dashboard/schedule')
    await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
    const form = panel(page, 'Novo Agendamento')
    await expect(form.getByLabel('Agenda de')).toHaveValue('any')
    await form.getByLabel('Nome do cliente').fill('Lia Prado')
    await form.getByLabel('Telefone').fill('92988887777')
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByLabel('Data', { exact: true }).fill(date)
    await form.getByLabel('Horário', { exact: true }).fill('10:00')
    await form.getByRole('button', { name: 'Agendar', exact: true }).click()
    await expect(messageOf(page, 'Agendamento criado com sucesso, com Caio Prado')).toBeVisible()
  })
})
