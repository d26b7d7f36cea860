import { expectAccessible } from '../../expect-accessible'
import { callAsPerson } from '../../steps/order-steps'
import { placeOrder } from '../../product'
import { expect, givenCustomer, messages, rowOf, test } from '../../steps/whatsapp-steps'

test('W31 one customer out of orders and a conversation: found, noted, exported, refused while an order is open, and erased with a report; the ways that lead to a customer, and how long conversations are kept', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  await test.step('found, noted, exported, refused while an order is open, and erased with a report', async () => {
    const maria = await givenCustomer(instance, 'Maria')
    await maria.says('Oi, é a Maria')
    await expect(rowOf(page, 'Maria')).toBeVisible()
    // Her WhatsApp leaves out the ninth digit that she types into the order.
    const digits = maria.number.slice(2)
    const phone = digits.length === 10 ? `${digits.slice(0, 2)}9${digits.slice(2)}` : digits
    const order = await placeOrder(shop, { customer_name: 'Maria Souza', customer_phone: phone })
    await placeOrder(shop, { customer_name: 'Bruno Reis', customer_phone: '92981110000' })

    await page.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/customers')
    const list = page.getByRole('list', { name: 'Clientes' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'customers')
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('maria')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: /Maria Souza/ }).click()

    const panel = page.getByRole('dialog', { name: 'Clientes' })
    await expect(panel.getByRole('heading', { name: 'Maria Souza' })).toBeVisible()
    await expect(panel.getByText('2× X-Bacon, 1× Coca-Cola lata')).toBeVisible()
    await panel.getByRole('tab', { name: 'Agendamentos' }).click()
    await expect(panel.getByText('Nenhum agendamento.')).toBeVisible()
    await panel.getByRole('tab', { name: 'Conversa' }).click()
    await expect(panel.getByRole('link', { name: 'Abrir a conversa' })).toBeVisible()
    await panel.getByRole('tab', { name: 'Anotações' }).click()
    await panel.getByLabel('Como a empresa chama').fill('Dona Maria')
    await panel.getByLabel('Anotações da empresa').fill('Prefere ligar antes')
    await panel.getByRole('button', { name: 'Salvar' }).click()
    await expect(panel.getByRole('heading', { name: 'Dona Maria' })).toBeVisible()
    await expectAccessible(page, 'customer')

    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Exportar os dados' }).click()
    expect((await download).suggestedFilename()).toBe('cliente.json')

    await panel.getByRole('button', { name: 'Apagar os dados' }).click()
    const question = page.getByRole('dialog', { name: 'Apagar os dados deste cliente?' })
    await question.getByLabel(/Para confirmar/).fill('92900000000')
    await question.getByRole('button', { name: 'Apagar para sempre' }).click()
    await expect(question.getByText(/A confirmação não confere/)).toBeVisible()
    await question.getByLabel(/Para confirmar/).fill(phone)
    await question.getByRole('button', { name: 'Apagar para sempre' }).click()
    await expect(question.getByText('O pedido nº 1 não terminou. Conclua ou cancele.')).toBeVisible()
    for (const status of ['production', 'ready', 'delivered'])
      await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${order}`, { status })
    // While the news of the order are on their way to her, the shop is asked to wait a moment.
    const report = page.getByRole('dialog', { name: 'Dados apagados' })
    await expect(async () => {
      await question.getByRole('button', { name: 'Apagar para sempre' }).click()
      await expect(report).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(report.getByText('1 conversa', { exact: true })).toBeVisible()
    await expect(report.getByText(/Código Tributário Nacional/)).toBeVisible()
    await expectAccessible(page, 'erase report')
    const reportFile = page.waitForEvent('download')
    await report.getByRole('button', { name: 'Baixar o relatório' }).click()
    expect((await reportFile).suggestedFilename()).toBe('dados-apagados.txt')
    await report.getByRole('button', { name: 'Fechar' }).last().click()
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText('Bruno Reis')
  })
  await test.step('a conversation and an order lead to their customer, and the shop decides how long conversations are kept', async () => {
    const ana = await givenCustomer(instance, 'Ana')
    await ana.says('Oi')
    await page.getByRole('link', { name: 'Conversas', exact: true }).click()
    await rowOf(page, 'Ana').click()
    await expect(messages(page)).toContainText('Oi')
    await page.getByRole('link', { name: 'Ver o cadastro do cliente' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Clientes' }).getByRole('heading', { name: 'Ana' }),
    ).toBeVisible()

    const order = await placeOrder(shop, { customer_name: 'Caio Prado', customer_phone: '92982220000' })
    await page.goto(`/dashboard/orders?order=${order}`)
    await page.getByRole('link', { name: 'Ver o cadastro do cliente' }).click()
    await expect(page.getByRole('heading', { name: 'Caio Prado' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Prazos de guarda' }).click()
    const terms = page.getByRole('dialog', { name: 'Prazos de guarda' })
    await expect(terms.getByLabel('Conversas e mensagens')).toHaveValue('24')
    await expectAccessible(page, 'retention')
    await terms.getByLabel('Conversas e mensagens').selectOption('Não apagar')
    await terms.getByLabel('Fotos, áudios e arquivos').selectOption('6 meses')
    await terms.getByRole('button', { name: 'Salvar' }).click()
    await expect(terms).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Prazos de guarda' }).click()
    await expect(terms.getByLabel('Conversas e mensagens')).toHaveValue('')
    await expect(terms.getByLabel('Fotos, áudios e arquivos')).toHaveValue('6')
  })
})
