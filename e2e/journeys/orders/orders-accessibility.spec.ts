import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expectWell, phone } from '../../looks'
import { cardButton, cardOf, expect, keepList, ordersCall, test } from '../../steps/order-steps'
import { placeOrder } from '../../product'

test.describe('can be used by everyone, on a phone too:', () => {
  test.use({ viewport: phone })

  test('ORD-04 ORD-15 ORD-19 the list, the details, the form and the sheet of printing, with all that they can say', async ({
    page,
    session,
  }) => {
    test.slow()
    await keepList(page, session)
    await placeOrder(session, {
      customer_name: 'Maria Aparecida dos Santos Albuquerque',
      notes: 'Observaçãomuitocompridasemespaços'.repeat(3),
    })
    const open = async () => {
      await page.goto('/dashboard/orders')
      await expect(cardOf(page, 'Maria')).toBeVisible()
    }
    await test.step('the details with the receipt, and the form with its mistakes', async () => {
      await open()
      await cardButton(page, 'Maria', 'Detalhes').click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Imprimir: Cozinha' }).click()
      await expect(panel.getByText('Na fila: Cozinha')).toBeVisible()
      await panel.getByRole('button', { name: 'Ver o recibo' }).click()
      await expect(panel.getByRole('img', { name: /X-Bacon/ })).toBeVisible()
      await expectWell(page, 'details')
      await panel.getByRole('button', { name: 'Editar', exact: true }).click()
      await panel.getByRole('button', { name: 'Adicional', exact: true }).first().click()
      await panel.getByLabel('Nome do cliente').fill('')
      await panel.getByRole('button', { name: 'Salvar alterações' }).click()
      await expect(panel.getByText('Preencha este campo').first()).toBeVisible()
      await expectWell(page, 'form')
    })
    await test.step('the sheet of printing, its form and the key of a new printer', async () => {
      await open()
      await page.getByRole('button', { name: 'Impressão', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Impressão', exact: true })
      await panel.getByRole('button', { name: 'Adicionar impressora de rede' }).click()
      const form = page.getByRole('dialog', { name: 'Nova impressora de rede', exact: true })
      await expect(form).toBeVisible()
      await expectWell(page, 'station form')
      await form.getByRole('button', { name: 'Registrar' }).click()
      await expect(page.getByRole('dialog', { name: 'Estação “Cozinha” criada' })).toBeVisible()
      await expectWell(page, 'station key')
      await page.getByRole('button', { name: 'Já copiei' }).click()
      await expect(panel.getByText('Ainda não apareceu')).toBeVisible()
      await expectWell(page, 'printing')
    })
    await test.step('the list with its alert, its filters, its hints and the question before a deletion', async () => {
      for (const customer_name of ['Bruno Reis', 'Célia Dias']) await placeOrder(session, { customer_name })
      await open()
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
      await cardButton(page, 'Maria', 'Excluir').click()
      await expect(page.getByRole('dialog')).toContainText('Tem certeza que deseja excluir este pedido?')
      await expectWell(page, 'deletion')
    })
  })
})

test('ORD-14 the cards stand in 1, 2 or 3 columns', async ({ page, orders }) => {
  for (const customer_name of ['Ana Lima', 'Bruno Reis', 'Célia Dias', 'Davi Melo']) {
    await placeOrder(orders, { customer_name })
  }
  await expect(page.getByRole('article')).toHaveCount(4)
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(columns, `${width} px`).toBe(count)
    await expectToFitAPhone(page, `${width} px`)
  }
})
