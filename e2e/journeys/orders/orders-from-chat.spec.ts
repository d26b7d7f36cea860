import { weekdays } from '@balcao/domain/company'
import { expectCost } from '../../count-hands'
import { expectWellWithAFinger, phone } from '../../looks'
import { placeOrder } from '../../product'
import { categoryChange, itemChange, saveRows } from '../../steps/catalogue-steps'
import { callAsPerson, cardOf, toaster } from '../../steps/order-steps'
import { countSounds } from '../../steps/sound-steps'
import { expect, givenCustomer, messageBox, rowOf, test } from '../../steps/whatsapp-steps'

test('a customer who waits for a person is heard and seen from the orders and answered in a press; the order that a person takes over from the bot has the customer and, at one press, what is in the cart', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  await saveRows(shop, [
    categoryChange({ id: 'lanches', nome: 'Lanches' }),
    itemChange({ id: 'x-bacon', category_id: 'lanches', nome: 'X-Bacon', centavos: { padrao: 2490 } }),
  ])
  const update = (change: object) =>
    callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj: shop.cnpj, ...change })
  const open = { horario_inicio: '00:00', horario_fim: '24:00', status: 'aberto' }
  await update({ horario_funcionamento: weekdays.map((dia) => ({ dia, ...open })) })
  await update({ BOT_ON: true })
  const heard = await countSounds(page)
  await page.reload()
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page.getByText('Nenhum pedido esperando.')).toBeVisible()
  const link = page.getByRole('link', { name: 'Conversas', exact: true })
  await expect(link).not.toHaveAttribute('aria-describedby')

  await test.step('who waits is seen from the orders: a strip, the menu and the title', async () => {
    const [ze, bia] = [await givenCustomer(instance, 'Zé Carioca'), await givenCustomer(instance, 'Bia')]
    expect(heard()).toBe(0)
    await ze.says('quero falar com um atendente')
    const strip = page.getByRole('region', { name: 'Clientes esperando' })
    await expect(strip).toContainText('Zé Carioca espera por uma pessoa')
    await expect.poll(heard, { message: 'a sound for who waits' }).toBeGreaterThan(0)
    await expect(link).toHaveAccessibleDescription('1 cliente espera por uma pessoa')
    await expect(page).toHaveTitle(/^\(1\) Pedidos/)
    await placeOrder(shop, { customer_name: 'Rui Melo' })
    await expect(page).toHaveTitle(/^\(2\) Pedidos/)
    await bia.says('quero falar com um atendente')
    await expect(strip).toContainText('2 clientes esperam por uma pessoa')
    await page.setViewportSize(phone)
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toHaveAccessibleDescription(
      '1 pedido novo, 2 clientes esperam por uma pessoa',
    )
    await expectWellWithAFinger(page, 'board with a customer who waits')
    await page.setViewportSize({ width: 1280, height: 800 })

    await expectCost(page, 'Answer a customer who waits', async () => {
      await strip.getByRole('button', { name: 'Responder' }).click()
      await expect(messageBox(page)).toBeFocused()
      await page.keyboard.type('Oi')
      await page.keyboard.press('Enter')
      await ze.reads(/Oi \d\d:\d\d/)
    })
    await expect(rowOf(page, 'Zé Carioca').getByRole('link')).toHaveAttribute('aria-current', /./)
    await expect(strip).toContainText('Bia espera por uma pessoa')
    await expect(link).toHaveAccessibleDescription('1 cliente espera por uma pessoa')
  })
  await test.step('what the bot has in the cart becomes an order, which leads back to its conversation', async () => {
    const ana = await givenCustomer(instance, 'Ana Lima')
    await ana.says('2 x-bacon')
    await ana.reads(/2x X-Bacon/)
    await rowOf(page, 'Ana Lima').click()
    await expect(rowOf(page, 'Ana Lima').getByRole('link')).toHaveAttribute('aria-current', /./)
    await page.getByRole('button', { name: 'Criar pedido' }).click()
    const form = page.getByRole('dialog', { name: 'Novo pedido', exact: true })
    await expect(form.getByLabel('Nome do cliente')).toHaveValue('Ana Lima')
    await expect(form.getByText('2× X-Bacon')).toBeVisible()
    await form.getByRole('button', { name: 'Usar os itens da conversa' }).click()
    await expect(form.getByRole('group', { name: 'Item 1' })).toContainText('R$ 49,80')
    await form.getByRole('button', { name: 'Retirada' }).click()
    await form.getByRole('button', { name: 'Lançar pedido' }).click()
    await expect(toaster(page)).toContainText('Pedido 2 lançado')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(cardOf(page, 'Ana Lima')).toContainText('X-Bacon')
    await cardOf(page, 'Ana Lima').click({ position: { x: 60, y: 60 } })
    await page.getByRole('link', { name: 'Abrir a conversa do pedido' }).click()
    await expect(page.getByRole('button', { name: 'Criar pedido' })).toBeVisible()
  })
})
