import { automate } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import {
  blockOf,
  bookingPage,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  openDay,
  openSchedule,
  panel,
  slot,
  test,
} from '../../steps/agenda-steps'
import { givenAgendaOf } from '../../steps/employee-steps'

const url = process.env.E2E_URL!

const barber = [
  {
    id: 'barbearia',
    nome: 'Barbearia',
    ativo: true,
    produtos: [
      { id: 'corte', nome: 'Corte', preco: 50, duracao: 60 },
      { id: 'barba', nome: 'Barba', preco: 35, duracao: 30 },
      { id: 'pezinho', nome: 'Pezinho', preco: 15, duracao: 15 },
    ],
  },
]

test('a customer books corte + barba with anybody on a phone, and the shop has one block of it', async ({
  page,
  browser,
  session,
  salon,
}) => {
  expect(session.cnpj).toBe(salon.cnpj)
  await automate(salon, {
    cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: barber } },
  })
  for (const [nome, offers] of [
    ['Bia Nunes Reis', { all: false, services: [{ id: 'corte' }, { id: 'pezinho' }] }],
    ['Caio Prado', null],
  ] as const)
    await givenAgendaOf(page, nome, { offers })
  const date = openDay(3)

  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await phone.goto(url + bookingPage(salon))
  await expect(phone.getByRole('radio', { name: 'Qualquer pessoa' })).toBeChecked()
  await (await findDay(phone, date)).click()
  await slot(phone, '09:00').click()
  await phone.getByRole('button', { name: 'Escolher Corte' }).click()
  const summary = phone.getByRole('complementary', { name: 'Resumo' })
  const confirmation = phone.getByRole('heading', { name: 'Confirmação', level: 2 })
  await expect(confirmation).toBeFocused()
  await phone.getByLabel('Nome', { exact: true }).fill('Ana Lima')

  // Another one, and back without it; then with it.
  await summary.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(phone.getByRole('heading', { name: 'Adicionar serviço', level: 2 })).toBeFocused()
  await expect(phone.getByText('Na visita: Corte')).toBeVisible()
  await expect(phone.getByRole('article', { name: 'Corte' })).toHaveCount(0)
  await phone.goBack()
  await expect(confirmation).toBeFocused()
  await expect(summary).toContainText('60 min')
  await summary.getByRole('button', { name: 'Adicionar serviço' }).click()
  await phone.getByRole('button', { name: 'Adicionar Barba' }).press('Enter')
  await expect(confirmation).toBeFocused()
  await expect(summary).toContainText('90 min')
  await expect(summary).toContainText('R$ 85,00')
  await expect(summary).toContainText('Caio Prado')
  await expectAccessible(phone, 'a visit to confirm')
  await expectToFitAPhone(phone, 'a visit to confirm')

  // One is taken away and put back; a reload loses nothing.
  await summary.getByRole('button', { name: 'Tirar Corte' }).click()
  await expect(summary).toContainText('30 min')
  await summary.getByRole('button', { name: 'Adicionar serviço' }).click()
  await phone.getByRole('button', { name: 'Adicionar Corte' }).click()
  await phone.reload()
  await expect(summary.getByRole('listitem')).toHaveText([/^Barba/, /^Corte/])
  await expect(phone.getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima')

  // By a link that asks for both, in the order of the link; what was kept before is still kept.
  await phone.goto(`${url}${bookingPage(salon)}?servico=corte,barba`)
  await expect(phone.getByText('Horários para: Corte + Barba')).toBeVisible()
  await expect(phone.getByRole('radio', { name: 'Qualquer pessoa' })).toBeChecked()
  await (await findDay(phone, date)).click()
  await slot(phone, '14:00').click()
  await expect(confirmation).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([/^Corte/, /^Barba/])
  await fillCustomer(phone)
  await confirmButton(phone).click()
  await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
  await expect(phone.getByRole('main')).toContainText('Barba')
  await expect(phone.getByRole('main')).toContainText('R$ 85,00')

  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  await expect(blockOf(page, 'Ana Lima')).toHaveCount(1)
  await expect(blockOf(page, 'Ana Lima')).toHaveAccessibleName(/Corte \+ Barba/)
  await blockOf(page, 'Ana Lima').click()
  const form = panel(page, 'Editar Agendamento')
  await expect(form.getByLabel('Serviço 2')).toHaveValue('barba')
  await form.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(form.getByLabel('Serviço 3')).toBeFocused()
  await form.getByLabel('Serviço 3').selectOption('pezinho')
  await expect(form.getByText('R$ 100,00')).toBeVisible()
  await expectAccessible(page, 'a visit at the counter')
  await page.setViewportSize({ width: 320, height: 740 })
  await expectToFitAPhone(page, 'a visit at the counter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await form.getByRole('button', { name: 'Tirar Barba' }).click()
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(blockOf(page, 'Ana Lima')).toHaveAccessibleName(/14:00–15:15, .*Corte \+ Pezinho/)
  await blockOf(page, 'Ana Lima').click()
  await expect(form.getByText('Serviços: de Corte + Barba para Corte + Pezinho')).toBeVisible()
})

test('a customer books corte with one and barba with another in one go, and the counter sees one visit in two agendas', async ({
  page,
  browser,
  session,
  salon,
}) => {
  expect(session.cnpj).toBe(salon.cnpj)
  await automate(salon, {
    cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: barber } },
  })
  for (const [nome, offers] of [
    ['Ana Prado', { all: false, services: [{ id: 'corte' }] }],
    ['Bruno Luz', { all: false, services: [{ id: 'barba' }] }],
    ['Carla Reis', null],
  ] as const)
    await givenAgendaOf(page, nome, { offers })
  const date = openDay(3)
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await phone.goto(`${url}${bookingPage(salon)}?servico=corte,barba`)
  await expect(phone.getByRole('radio', { name: 'Qualquer pessoa' })).toBeChecked()
  await phone.getByRole('radio', { name: 'Escolher por serviço' }).check()
  const each = phone.getByRole('region', { name: 'Quem faz cada serviço' })
  // What was asked with one of them chosen is answered last of all, and is not the answer to both.
  const isOfOne = (address: string) => address.includes('/visit') && address.split('%40').length === 2
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  await phone.route(
    ({ href }) => isOfOne(href),
    async (route) => {
      await late
      await route.continue()
    },
  )
  await each.getByLabel('Corte').selectOption('Ana Prado')
  await each.getByLabel('Barba').selectOption('Bruno Luz')
  await expect(phone.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  const answered = phone.waitForResponse((response) => isOfOne(response.url()))
  answerLate()
  await (await answered).finished()
  await expectAccessible(phone, 'each with whom')
  await expectToFitAPhone(phone, 'each with whom')
  await (await findDay(phone, date)).click()
  await expect(slot(phone, '14:00')).toBeEnabled()
  await slot(phone, '14:00').click()
  const summary = phone.getByRole('complementary', { name: 'Resumo' })
  await expect(summary.getByRole('listitem')).toHaveText([
    /Corte.*14:00, com Ana Prado/,
    /Barba.*15:00, com Bruno Luz/,
  ])
  await expect(summary).toContainText('90 min')
  await fillCustomer(phone)
  await confirmButton(phone).click()
  await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
  await expect(phone.getByRole('main')).toContainText('15:00, com Bruno Luz')
  await phone.getByRole('button', { name: 'Mudar horário' }).click()
  await (await findDay(phone, date)).click()
  await slot(phone, '15:00').click()
  await phone.getByRole('button', { name: 'Mudar para este horário' }).click()
  await expect(phone.getByRole('main')).toContainText('16:00, com Bruno Luz')

  await page.setViewportSize({ width: 1366, height: 800 })
  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  await expect(blockOf(page, 'Ana Lima')).toHaveCount(2)
  await expect(blockOf(page, 'Ana Lima').first()).toHaveAccessibleName(/Corte.*Parte 1 de 2 da visita/)
  await blockOf(page, 'Ana Lima').last().click()
  const form = panel(page, 'Editar Agendamento')
  await expect(form.getByLabel('Serviço 2')).toHaveValue('barba')
  await expect(form.getByLabel('Com quem', { exact: true }).locator('option:checked')).toHaveText('Bruno Luz')
  await form.getByLabel('Com quem', { exact: true }).selectOption('Carla Reis')
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Ana Lima, Barba/ })).toBeVisible()
  await blockOf(page, 'Ana Lima').first().click()
  await form.getByRole('button', { name: 'Cancelar agendamento' }).click()
  const asked = panel(page, 'Cancelar o agendamento de Ana Lima?')
  await expect(asked).toContainText('A visita inteira é cancelada')
  await asked.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await expect(form).toContainText('Cancelado')
})
