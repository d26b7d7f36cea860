import { expectReadableInTheDark } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expectWell, phone } from '../../looks'
import { cardButton, cardOf, expect, keepList, ordersCall, test } from '../../steps/order-steps'
import { placeOrder } from '../../product'

test.use({ viewport: phone })

test('ORD-04 ORD-14 ORD-15 ORD-19 the list, the details, the form and the sheet of printing, with all that they can say, can be used by everyone, on a phone too', async ({
  page,
  session,
}) => {
  test.slow()
  await keepList(page, session)
  await placeOrder(session, {
    customer_name: 'Maria Aparecida dos Santos Albuquerque',
    notes: 'Observaçãomuitocompridasemespaços'.repeat(3),
  })
  await page.goto('/dashboard/orders')
  await test.step('the details with the receipt, and the form with its mistakes', async () => {
    await cardButton(page, 'Maria', 'Detalhes').click()
    const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
    await panel.getByRole('button', { name: 'Imprimir: Cozinha' }).click()
    await expect(panel.getByText('Na fila: Cozinha')).toBeVisible()
    await panel.getByRole('button', { name: 'Ver o recibo' }).click()
    await expect(panel.getByRole('img', { name: /X-Bacon/ })).toBeVisible()
    await expectWell(page, 'details')
    await expectReadableInTheDark(page, 'details')
    await panel.getByRole('button', { name: 'Editar', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Editar pedido 1', exact: true })
    await form.getByRole('button', { name: 'Adicional', exact: true }).first().click()
    await form.getByLabel('Nome do cliente').fill('')
    await form.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(form.getByText('Preencha este campo').first()).toBeVisible()
    await expectWell(page, 'form')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('the sheet of printing, its form and the key of a new printer', async () => {
    await page.getByRole('button', { name: 'Impressão', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Impressão', exact: true })
    await panel.getByRole('button', { name: 'Adicionar impressora de rede' }).click()
    const form = page.getByRole('dialog', { name: 'Nova impressora de rede', exact: true })
    await expect(form).toBeVisible()
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('dialog', { name: 'Estação “Cozinha” criada' })).toBeVisible()
    await expectWell(page, 'station key')
    await page.getByRole('button', { name: 'Já copiei' }).click()
    await expect(panel.getByText('Ainda não apareceu')).toBeVisible()
    await expectWell(page, 'printing')
    await panel.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(panel).toHaveCount(0)
  })
  for (const customer_name of ['Bruno Reis', 'Célia Dias', 'Davi Melo']) {
    await placeOrder(session, { customer_name })
  }
  await test.step('the cards stand in 1, 2 or 3 columns', async () => {
    await expect(page.getByRole('article')).toHaveCount(4)
    const columns = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
    for (const [width, count] of [
      [768, 2],
      [1440, 3],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ ...phone, width })
      await expect.poll(columns, `${width} px`).toBe(count)
      await expectToFitAPhone(page, `${width} px`)
    }
  })
  await test.step('the list with its alert, its filters and its hints', async () => {
    await cardButton(page, 'Célia Dias', 'Em Produção').click()
    await cardButton(page, 'Célia Dias', 'Pronto para Entrega').click()
    await expect(cardButton(page, 'Célia Dias', 'Concluído')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Alertas' })).toContainText(/\d pedidos? novos?/)
    await page.route(ordersCall, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await cardButton(page, 'Bruno Reis', 'Em Produção').click()
    await expect(cardOf(page, 'Bruno Reis').getByText(/não foi salvo/)).toBeVisible()
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await expect(page.getByLabel('Ordenar por')).toBeVisible()
    await expectWell(page, 'list')
  })
})
