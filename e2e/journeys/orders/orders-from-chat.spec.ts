import { weekdays } from '@balcao/domain/company'
import { categoryChange, itemChange, saveRows } from '../../steps/catalogue-steps'
import { callAsPerson, cardOf, toaster } from '../../steps/order-steps'
import { expect, givenCustomer, rowOf, test } from '../../steps/whatsapp-steps'

test('the order that a person takes over from the bot has the customer and, at one press, what is in the cart', async ({
  page,
  shop,
  instance,
}) => {
  await saveRows(shop, [
    categoryChange({ id: 'lanches', nome: 'Lanches' }),
    itemChange({ id: 'x-bacon', category_id: 'lanches', nome: 'X-Bacon', centavos: { padrao: 2490 } }),
  ])
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj: shop.cnpj, ...change })
  const open = { horario_inicio: '00:00', horario_fim: '24:00', status: 'aberto' }
  await update({ horario_funcionamento: weekdays.map((dia) => ({ dia, ...open })) })
  await update({ BOT_ON: true })
  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('2 x-bacon')
  await ana.reads(/2x X-Bacon/)
  await rowOf(page, 'Ana Lima').click()
  await page.getByRole('button', { name: 'Criar pedido' }).click()
  const form = page.getByRole('dialog', { name: 'Novo pedido', exact: true })
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Ana Lima')
  await expect(form.getByText('2× X-Bacon')).toBeVisible()
  await form.getByRole('button', { name: 'Usar os itens da conversa' }).click()
  await expect(form.getByRole('group', { name: 'Item 1' })).toContainText('R$ 49,80')
  await form.getByRole('button', { name: 'Retirada' }).click()
  await form.getByRole('button', { name: 'Lançar pedido' }).click()
  await expect(toaster(page)).toContainText('Pedido 1 lançado')
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(cardOf(page, 'Ana Lima')).toContainText('X-Bacon')
  await cardOf(page, 'Ana Lima').click({ position: { x: 60, y: 60 } })
  await page.getByRole('link', { name: 'Abrir a conversa do pedido' }).click()
  await expect(page.getByRole('button', { name: 'Criar pedido' })).toBeVisible()
})
