import { expectReadableInTheDark } from '../../expect-accessible'
import { expectWellWithAFinger, phone } from '../../looks'
import { expect, givenCustomer, messages, rowOf, test } from '../../steps/whatsapp-steps'

test.use({ viewport: phone })

test('CONV-03 CONV-06 the list, an open conversation with a picture, and the customer beside it', async ({
  page,
  instance,
}) => {
  const ana = await givenCustomer(instance, 'Maria Aparecida dos Santos Albuquerque')
  await ana.says('Mensagemmuitocompridasemespaços'.repeat(4))
  await ana.sendsPhoto('olha *isto*: https://balcao.example/um-endereco-muito-comprido-que-nao-cabe')
  await expect(rowOf(page, 'Maria')).toBeVisible()
  await expectWellWithAFinger(page, 'list')
  await rowOf(page, 'Maria').click()
  await expect(messages(page).getByRole('button', { name: 'Abrir foto' })).toBeVisible()
  await expectWellWithAFinger(page, 'conversation')
  await expectReadableInTheDark(page, 'conversation')
})

test('CONV-05 the connection page, and the bot page with its tabs', async ({ page, session }) => {
  test.slow()
  expect(session.cnpj).toHaveLength(14)
  await page.goto('/dashboard/conversations/connection')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conexão do WhatsApp')
  await expect(page.getByText(/QR code/).first()).toBeVisible()
  await expectWellWithAFinger(page, 'not connected')
  await page.goto('/dashboard/conversations/bot')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Textos', 'Avisos do pedido', 'Respostas rápidas', 'Não entendi', 'Testar'])
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectWellWithAFinger(page, await tab.innerText())
  }
})
