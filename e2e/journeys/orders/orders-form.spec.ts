import type { Locator, Page } from '@playwright/test'
import { callAsPerson, cardButton, cardOf, expect, test, toaster } from '../../steps/order-steps'
import { placeOrder } from '../../product'

const formOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Walks with the Tab key until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('MODULE-19 ORD-39 NOTIF-09 an order is taken by keyboard alone; its answer is lost on the way, and pressed again it is placed once; one that was left stays as a draft', async ({
  page,
  elsewhere,
}) => {
  test.slow()
  const other = await elsewhere()
  await expect(page.getByLabel('Nome do cliente')).toHaveCount(0)
  await page.keyboard.press('n')
  const form = formOf(page, 'Novo pedido')
  const type = async (label: string, text: string) => {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await expect(form.getByLabel('Telefone')).toBeFocused()
  await tabTo(page, form.getByRole('button', { name: 'Lançar pedido' }))
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^Faltam? corrigir \d campos\.$/)).toBeVisible()
  await expect(form.getByLabel('Nome do cliente')).toBeFocused()

  await type('Nome do cliente', 'João Açaí')
  await type('Telefone', '92991234567')
  await tabTo(page, form.getByRole('button', { name: 'Entrega', exact: true }))
  await type('Endereço', 'Rua das Flores, 120')
  await type('Bairro', 'Centro')
  await tabTo(page, form.getByRole('button', { name: 'Item fora do cardápio' }))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Produto', { exact: true })).toBeFocused()
  await type('Produto', 'X-Bacon')
  await type('Quantidade', '2')
  await type('Preço', '2490')
  await tabTo(page, form.getByRole('button', { name: 'Adicional', exact: true }))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Adicional', { exact: true })).toBeFocused()
  await page.keyboard.type('Ovo')
  await type('Preço do adicional', '350')
  await expect(form.getByLabel('Telefone')).toHaveValue('(92) 99123-4567')
  await expect(form.getByLabel('Preço', { exact: true })).toHaveValue('24,90')
  await type('Taxa de entrega', '500')
  await tabTo(page, form.getByLabel('Forma de pagamento'))
  await page.keyboard.type('Dinheiro')
  await type('Troco para', '10000')
  await expect(form.getByText('Troco: R$ 38,20')).toBeVisible()
  await expect(form.getByText('R$ 61,80')).toBeVisible()

  let lost = 0
  await page.route('**/rest/v1/orders', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  const place = form.getByRole('button', { name: 'Lançar pedido' })
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(form.getByText('O pedido não foi salvo. Nada do que você digitou se perdeu.')).toBeVisible()
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('João Açaí')
  expect(lost).toBe(1)
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(toaster(page)).toContainText('Pedido 1 lançado')
  for (const screen of [page, other]) {
    await expect(screen.getByRole('article')).toHaveCount(1)
    await expect(cardOf(screen, 'João Açaí')).toContainText('Troco para R$ 100,00 (levar R$ 38,20)')
    await expect(cardOf(screen, 'João Açaí')).toContainText('+ Ovo')
    await expect(cardOf(screen, 'João Açaí')).toContainText('R$ 61,80')
  }
  expect(await callAsPerson<unknown[]>(page, 'GET', '/rest/v1/orders?select=id')).toHaveLength(1)
  await page.keyboard.press('n')
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('')
  await test.step('a new order that was left stays as a draft; a success stays 4 s', async () => {
    await form.getByLabel('Nome do cliente').fill('Rita Braga')
    await form.getByRole('button', { name: 'Retirada' }).click()
    await form.getByRole('button', { name: 'Item fora do cardápio' }).click()
    await form.getByLabel('Produto', { exact: true }).fill('Café')
    await form.getByLabel('Preço', { exact: true }).fill('600')
    await expect(form.getByText('Rascunho guardado neste navegador.')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.clock.install()
    await page.reload()
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('Rita Braga')
    await expect(form.getByText('R$ 6,00')).toBeVisible()

    await page.clock.pauseAt(Date.now() + 600_000)
    await form.getByRole('button', { name: 'Lançar pedido' }).click()
    const message = toaster(page).getByText('Pedido 2 lançado', { exact: true })
    await expect(message).toBeVisible()
    await page.clock.runFor(3999)
    await expect(message).toBeVisible()
    await page.clock.runFor(1)
    await expect(message).toBeHidden()
  })
})

test('ORD-19 MODULE-19 the edit button opens the order to be changed; a save that fails loses nothing, leaving asks, and when somebody else was faster the person decides', async ({
  page,
  orders,
  elsewhere,
}) => {
  test.slow()
  const id = await placeOrder(orders)
  const other = await elsewhere()
  await cardButton(page, 'Ana Lima', 'Detalhes').click()
  await expect(formOf(page, 'Pedido 1')).toContainText('X-Bacon')
  await expect(page.locator('[role=dialog] :is(input, select, textarea)')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Adicionar item|Remover item/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await cardButton(page, 'Ana Lima', 'Editar').click()
  const form = formOf(page, 'Editar pedido 1')
  const save = form.getByRole('button', { name: 'Salvar alterações' })
  await form.getByLabel('Nome do cliente').fill('Ana Lima Souza')
  await form.getByLabel('Observação do pedido').fill('Tocar a campainha')
  await form.getByRole('button', { name: 'Remover item 2' }).click()
  await page.route('**/api/orders/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save.click()
  await expect(form.getByText('O pedido não foi salvo. Nada do que você digitou se perdeu.')).toBeVisible()
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Ana Lima Souza')
  await page.unroute('**/api/orders/*')
  await save.click()
  await expect(form).toHaveCount(0)
  await expect(toaster(page)).toContainText('Pedido 1 salvo')
  for (const screen of [page, other]) {
    await expect(cardOf(screen, 'Ana Lima Souza')).toContainText('Tocar a campainha')
    await expect(cardOf(screen, 'Ana Lima Souza')).toContainText('R$ 54,80')
    await expect(cardOf(screen, 'Ana Lima Souza')).not.toContainText('Coca-Cola')
  }

  await cardButton(page, 'Ana Lima Souza', 'Editar').click()
  await form.getByLabel('Nome do cliente').fill('Engano')
  await page.keyboard.press('Escape')
  const question = formOf(page, 'Descartar as alterações?')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Engano')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(cardOf(page, 'Ana Lima Souza')).toBeVisible()

  await test.step('when somebody else was faster the person decides; a mere move by another is no conflict', async () => {
    await cardButton(page, 'Ana Lima Souza', 'Editar').click()
    await form.getByLabel('Nome do cliente').fill('Ana de cá')
    await cardButton(other, 'Ana Lima Souza', 'Editar').click()
    const theirs = formOf(other, 'Editar pedido 1')
    await theirs.getByLabel('Nome do cliente').fill('Ana de lá')
    await theirs.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(theirs).toHaveCount(0)
    await save.click()
    await expect(form.getByText('Outra pessoa mudou este pedido enquanto você editava.')).toBeVisible()
    await expect(form.getByRole('row').nth(1)).toHaveText('Nome do clienteAna de cáAna de lá')
    await expect(cardOf(other, 'Ana de lá')).toBeVisible()
    await form.getByRole('button', { name: 'Ficar com o meu' }).click()
    await expect(cardOf(other, 'Ana de cá')).toBeVisible()
    await expect(form).toHaveCount(0)

    await cardButton(page, 'Ana de cá', 'Editar').click()
    await form.getByLabel('Nome do cliente').fill('Ana outra vez')
    await callAsPerson(other, 'PATCH', `/rest/v1/orders?id=eq.${id}`, { status: 'production' })
    await expect(cardButton(other, 'Ana de cá', 'Pronto para Entrega')).toBeVisible()
    await save.click()
    await expect(form).toHaveCount(0)
    await expect(cardButton(page, 'Ana outra vez', 'Pronto para Entrega')).toBeVisible()
  })
})
