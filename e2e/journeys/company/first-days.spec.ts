import { weekdays } from '@balcao/domain/company'
import { dateIn } from '@balcao/domain/time'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { expectWell, phone } from '../../looks'
import { expect, placeOrder, signIn, test } from '../../product'
import { dayRow, openCompany, saveButton } from '../../steps/company-steps'
import { callAsPerson, toaster } from '../../steps/order-steps'

test('a new shop reads what is left to do; each step is ticked by what is there and leads to its place; the list can be hidden', async ({
  page,
  session,
}) => {
  await page.goto('/dashboard/conversations')
  const step = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(page.getByText('0 de 5 prontos')).toBeVisible()
  await expect(step('Diga quanto custa a entrega')).toHaveAccessibleName(/, falta$/)
  await callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj: session.cnpj, taxa_entrega: 5 })
  await page.reload()
  await expect(page.getByText('1 de 5 prontos')).toBeVisible()
  await expect(step('Diga quanto custa a entrega')).toHaveAccessibleName(/, pronto$/)

  await test.step('on a phone it is a line that opens the steps', async () => {
    await page.setViewportSize(phone)
    const line = page.getByRole('button', { name: /^Primeiros passos/ })
    await line.click()
    await expect(page.getByRole('dialog', { name: 'Primeiros passos' })).toBeVisible()
    await expectToFitAPhone(page, 'first steps')
    await expectToTakeAFinger(page, 'first steps')
    await expectAccessible(page, 'first steps')
    await step('Monte o cardápio').click()
    await expect(page).toHaveURL('/dashboard/company?tab=cardapio')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/dashboard/conversations')
    await line.click()
    await page.getByRole('button', { name: 'Esconder' }).click()
    await expect(toaster(page)).toContainText('Os primeiros passos continuam em Empresa.')
    await expect(line).toHaveCount(0)
    await page.goto('/dashboard/company')
    await expect(line).toBeVisible()
  })
})

test('hours that leave an order for later outside name it before they are saved; it stands, and nobody is told unasked', async ({
  page,
  session,
}) => {
  const day = { horario_inicio: '00:00', horario_fim: '24:00', status: 'aberto' }
  await page.goto('/dashboard/company')
  await callAsPerson(page, 'POST', '/webhook/update-customer', {
    cnpj: session.cnpj,
    horario_funcionamento: weekdays.map((dia) => ({ dia, ...day })),
  })
  const tomorrow = dateIn(Date.now() + 86_400_000, 'America/Manaus')
  const id = await placeOrder(session, { scheduled_for: `${tomorrow}T12:30:00-04:00` })
  await page.reload()
  await openCompany(page)
  await page.getByRole('button', { name: 'Editar' }).click()
  const weekday = weekdays[(new Date(`${tomorrow}T12:00:00Z`).getUTCDay() + 6) % 7]!
  await dayRow(page, weekday).getByRole('switch').click()
  await saveButton(page).click()
  const question = page.getByRole('dialog', { name: 'Há pedidos agendados fora do novo horário' })
  await expect(question.getByRole('list', { name: 'Pedidos que ficam de fora' })).toContainText(
    /12:30.*Pedido 1 · Ana Lima.*Entrega · \(92\) 99123-4567/,
  )
  await page.setViewportSize(phone)
  await expectWell(page, 'orders outside new hours')
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(question).toHaveCount(0)
  await expect(saveButton(page)).toBeVisible()
  await saveButton(page).click()
  await question.getByRole('button', { name: 'Salvar sem avisar' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible()
  const { order } = await callAsPerson<{ order: { status: string } }>(page, 'GET', `/api/orders/${id}`)
  expect(order.status).toBe('analysis')
})

test('the demonstration lives: orders in every column, three people come today, the menu has pictures, and customers a history', async ({
  page,
}) => {
  await signIn(page, { cnpj: '99999999000199', password: 'Balcao#2026' }, 'orders?view=board')
  for (const column of [/^Em Análise/, /^Em Produção/, /^Prontos para Entrega/])
    await expect(page.getByRole('region', { name: column }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Saíram para entrega' }).getByRole('article')).not.toHaveCount(
    0,
  )
  const today = dateIn(Date.now(), 'America/Manaus')
  const { appointments } = await callAsPerson<{ appointments: { client: string }[] }>(
    page,
    'GET',
    `/api/appointments?from=${today}&to=${today}`,
  )
  expect(new Set(appointments.map(({ client }) => client)).size).toBeGreaterThanOrEqual(3)
  const { customers } = await callAsPerson<{ customers: { orders_count: number }[] }>(
    page,
    'GET',
    '/api/customers?sort=orders',
  )
  expect(customers.filter(({ orders_count }) => orders_count > 3).length).toBeGreaterThan(5)
  await page.goto('/lanchonete-demonstracao')
  await expect
    .poll(() =>
      page
        .locator('main img, li img')
        .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBeGreaterThan(3)
})
