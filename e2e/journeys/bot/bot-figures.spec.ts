import { weekdays } from '@balcao/domain/company'
import { callAsPerson } from '../../steps/order-steps'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expect, givenCustomer, test } from '../../steps/whatsapp-steps'

test('what the bot did stands in Analytics: conversations, its orders and their value, and why it called a person', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  const { cnpj } = shop
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj, ...change })
  await update({ cardapio_json: menu })
  await update({ horario_funcionamento: openAllWeek })
  await update({ BOT_ON: true })
  const card = page.getByRole('region', { name: 'Bot', exact: true })
  const figure = (name: string) =>
    card.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await page.goto('/dashboard/manager?tab=analytics')
  await expect(figure('Conversas atendidas')).toContainText('0')

  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('2 x-bacon, vou retirar, dinheiro sem troco')
  await ana.reads(/Está certo\?/)
  await ana.says('sim, finalizar')
  await ana.reads(/Posso confirmar\?/)
  await ana.says('confirmar')
  await ana.reads(/Pedido nº 1 recebido/)
  const beto = await givenCustomer(instance, 'Beto Reis')
  await beto.says('quero falar com um atendente')
  await beto.reads(/Chamei uma pessoa/)

  await page.reload()
  await expect(figure('Conversas atendidas').locator('dd').first()).toHaveText('2')
  await expect(figure('Pedidos pelo bot').locator('dd').first()).toHaveText('1')
  await expect(figure('Sozinho, sem atendente').locator('dd').first()).toHaveText('1')
  await expect(figure('Valor dos pedidos').locator('dd').first()).toHaveText(/R\$\s49,80/)
  await expect(card.getByText('Chamou atendente: o cliente pediu')).toBeVisible()
  await card.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(card.getByRole('row').filter({ hasText: 'Pedidos pelo bot' })).toContainText('1')
  await expectToFitAPhone(page, 'what the bot did')
})

const menu = {
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [{ id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true, ativo: true }],
      },
    ],
  },
  servicos: { categorias: [] },
}

const openAllWeek = weekdays.map((dia) => ({
  dia,
  horario_inicio: '00:00',
  horario_fim: '24:00',
  status: 'aberto',
}))
