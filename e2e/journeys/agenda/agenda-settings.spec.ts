import {
  bookingPage,
  expect,
  findDay,
  messageOf,
  openDay,
  panel,
  setAgenda,
  slot,
  test,
} from '../../steps/agenda-steps'

test('the grid and a service’s rules are saved and hold on the public page; what was discarded can be had back', async ({
  page,
  counter,
  browser,
  contextOptions,
}) => {
  await page.getByRole('link', { name: 'Ajustes da agenda' }).click()
  await expect(page.getByRole('heading', { name: 'Ajustes da agenda', level: 1 })).toBeVisible()
  await page.getByRole('group', { name: 'Um horário a cada' }).getByRole('button', { name: '30 min' }).click()
  await expect(page.getByText('1 alteração não salva')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('1 alteração não salva')).toHaveCount(0)
  await messageOf(page, 'Alterações descartadas').getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('tab', { name: 'Serviços' }).click()
  await page
    .getByRole('region', { name: 'Luzes' })
    .getByRole('switch', { name: 'Clientes podem marcar' })
    .click()
  await expect(page.getByText('2 alterações não salvas')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Luzes' }).getByRole('switch', { name: 'Clientes podem marcar' }),
  ).not.toBeChecked()

  const customer = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
  await customer.goto(bookingPage(counter))
  await (await findDay(customer, openDay(3))).click()
  await slot(customer, '09:30').click()
  await expect(customer.getByRole('article', { name: 'Corte' })).toBeVisible()
  await expect(customer.getByRole('article', { name: 'Luzes' })).toHaveCount(0)
  await customer.context().close()
})

test('the waiting list, a text to customers, and settings that two people save', async ({
  page,
  counter,
}) => {
  test.slow()
  await test.step('who waits is listed in their order, put there by the counter or by themselves, and taken off again', async () => {
    await page.getByRole('button', { name: 'Lista de espera' }).click()
    const waiting = panel(page, 'Lista de espera')
    await expect(waiting.getByText('Ninguém na lista de espera')).toBeVisible()
    const form = waiting.getByRole('form', { name: 'Colocar alguém na lista' })
    await form.getByRole('button', { name: 'Colocar na lista' }).click()
    await expect(form.getByText('Nome do cliente é obrigatório')).toBeVisible()
    await form.getByLabel('Nome do cliente').fill('Ana Lima')
    await form.getByLabel('Telefone').fill('92991234567')
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByRole('button', { name: 'Colocar na lista' }).click()
    await expect(messageOf(page, 'Ana Lima está na lista de espera')).toBeVisible()
    const list = waiting.getByRole('list', { name: 'Lista de espera' })
    await expect(list.getByRole('listitem')).toContainText(['Ana Lima'])
    await expect(list).toContainText('Esperando')
    await list.getByRole('button', { name: 'Tirar Ana Lima da lista' }).click()
    await panel(page, 'Tirar Ana Lima da lista').getByRole('button', { name: 'Remover' }).click()
    await expect(waiting.getByText('Ninguém na lista de espera')).toBeVisible()
    expect(counter.cnpj).toHaveLength(14)
  })
  await test.step('a text to customers cannot be emptied while it is sent, and is shown as they will read it', async () => {
    await page.goto('/dashboard/schedule/settings?tab=news')
    const confirmed = page.getByRole('region', { name: 'Confirmado', exact: true })
    const text = confirmed.getByLabel('Texto')
    await text.fill('')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(confirmed.getByText('Escreva um texto ou desligue o aviso.')).toBeVisible()
    await text.fill('{nome}, até {dia}! {empresa}')
    await expect(confirmed).toContainText(`Ana, até`)
    await expect(confirmed).toContainText(counter.nome)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
  })
  await test.step('settings that somebody else saved meanwhile are kept, and asked where both changed the same', async () => {
    await page.goto('/dashboard/schedule/settings')
    const grid = page.getByRole('group', { name: 'Um horário a cada' })
    await grid.getByRole('button', { name: '30 min' }).click()
    // Held back from this screen, so that it saves over a version that it does not know.
    await setAgenda(page, { grid: 20, notice_minutes: 60 })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const clash = panel(page, 'Outra pessoa também mudou estes ajustes')
    const row = clash.getByRole('group', { name: 'Um horário a cada' })
    await expect(row).toContainText('30 min')
    await expect(row).toContainText('20 min')
    await row.getByRole('radio', { name: /O seu/ }).check()
    await clash.getByRole('button', { name: 'Salvar' }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
    await page.reload()
    await expect(grid.getByRole('button', { name: '30 min' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Antecedência mínima')).toHaveValue('60')
  })
})
