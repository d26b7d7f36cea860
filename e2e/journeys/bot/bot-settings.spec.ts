import { standIns } from '../../product'
import { callAsPerson } from '../../steps/order-steps'
import { expect, givenCustomer, messages, rowOf, test } from '../../steps/whatsapp-steps'

test('an owner pairs the shop’s phone from the connection page, and disconnects it after being asked', async ({
  page,
  session,
}) => {
  expect(session.cnpj).toHaveLength(14)
  await page.goto('/dashboard/conversations/connection')
  await page.getByRole('button', { name: /QR code/ }).click()
  const code = page.getByRole('img', { name: /QR code/i })
  await expect(code).toBeVisible()
  const { instance } = await callAsPerson<{ instance: string }>(page, 'GET', '/api/channel')
  const { phone } = await standIns()
  const scan = new FormData()
  scan.set('loja', instance)
  await fetch(new URL('/acoes/parear', phone), { method: 'POST', body: scan, redirect: 'manual' })
  await expect(page.getByText(/^WhatsApp conectado|Conectado/).first()).toBeVisible()
  await expect(page.getByText(/Evolution API/).first()).toBeVisible()

  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('oi')
  await page.getByRole('link', { name: 'Conversas', exact: true }).click()
  await rowOf(page, 'Ana Lima').click()
  await expect(messages(page)).toContainText('oi')
  await page.goto('/dashboard/conversations/connection')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Desconectar/ })
    .click()
  await expect(page.getByRole('button', { name: 'Desconectar' })).toHaveCount(0)
})

test('the bot’s texts and its simulator', async ({ page, instance }) => {
  test.slow()
  await test.step('an owner writes a greeting, tries it in the simulator without touching anyone, saves it, and customers read it', async () => {
    await page.goto('/dashboard/conversations/bot')
    await page.getByRole('textbox', { name: 'Saudação' }).fill('Bem-vinda ao Tacacá da Lia, {nome}!')
    await page.getByRole('tab', { name: 'Testar' }).click()
    await page.getByPlaceholder('Escreva como o cliente').fill('oi')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('Bem-vinda ao Tacacá da Lia')
    await page.getByRole('tab', { name: 'Textos' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
    const { rows } = await callAsPerson<{ rows: number }>(page, 'POST', '/chat/find-chats', {
      instance: (await callAsPerson<{ instance: string }>(page, 'POST', '/api/stream-ticket')).instance,
    }).then((chats) => ({ rows: (chats as unknown as unknown[]).length }))
    expect(rows).toBe(0)

    await page.getByRole('link', { name: 'Conversas', exact: true }).click()
    await page.getByRole('switch', { name: 'Bot' }).click()
    await expect(page.getByRole('switch', { name: 'Bot' })).toHaveAttribute('aria-checked', 'true')
    const ana = await givenCustomer(instance, 'Ana Lima')
    await ana.says('oi')
    await ana.reads(/Bem-vinda ao Tacacá da Lia, Ana!/)
  })
  await test.step('the page of the simulator does not grow with the conversation', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/dashboard/conversations/bot?tab=testar')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const log = page.getByRole('log')
    const say = async (text: string) => {
      const lines = await log.getByRole('listitem').count()
      await page.getByPlaceholder('Escreva como o cliente').fill(text)
      await page.keyboard.press('Enter')
      await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(lines + 1)
    }
    await say('oi')
    const before = await height()
    for (const text of ['cardápio', 'horário', 'oi', 'cardápio', 'horário']) await say(text)
    expect(await log.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    expect(await height()).toBe(before)
  })
})
