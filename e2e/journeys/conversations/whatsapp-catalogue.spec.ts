import { expectWellWithAFinger } from '../../looks'
import { expect, test } from '../../product'

test('the owner names the catalogue of the official connection, and reads how much of the menu is in it, or why it is not shown', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.cnpj).toHaveLength(14)
  await page.goto('/dashboard/conversations/connection')
  await page.getByRole('button', { name: /WhatsApp Cloud API/ }).click()
  await expect(page.getByRole('region', { name: 'Catálogo do WhatsApp' })).toHaveCount(0)
  await page.getByLabel('Identificação do número').fill('106540352242922')
  await page.getByLabel('Token de acesso').fill('EAAG-token')
  await page.getByLabel('Chave secreta do aplicativo').fill('app-secret')
  await page.getByRole('button', { name: 'Salvar e conectar' }).click()

  const card = page.getByRole('region', { name: 'Catálogo do WhatsApp' })
  const id = card.getByLabel('ID do catálogo')
  await id.fill('meu catálogo')
  await card.getByRole('button', { name: 'Salvar catálogo' }).click()
  await expect(card).toContainText('São só números, de 5 a 30.')
  await id.fill('194836987003835')
  await card.getByRole('button', { name: 'Salvar catálogo' }).click()
  await expect(page.locator('[data-toaster]')).toContainText('Catálogo salvo.')
  await expect(card).toContainText('O catálogo é lido quando a conexão está ligada')
  await expectWellWithAFinger(page, 'the connection with its catalogue')

  const answers = async (catalogue: object) => {
    await page.unroute('**/api/channel')
    await page.route('**/api/channel', async (route) => {
      const response = await route.fetch()
      const channel = (await response.json()) as { cloud: { catalogue: object } }
      Object.assign(channel.cloud.catalogue, catalogue)
      await route.fulfill({ response, json: channel })
    })
    await page.reload()
  }
  const readAt = '2026-11-25T12:00:00.000Z'
  await answers({ read_at: readAt, products: 12, on_menu: 9, problem: null })
  await expect(card).toContainText('12 produtos no catálogo, 9 do cardápio.')
  await answers({ read_at: readAt, products: 0, on_menu: 0, problem: 'forbidden' })
  await expect(card).toContainText('Dê a ele a permissão catalog_management')
  await page.unroute('**/api/channel')
  await page.reload()
  await id.fill('')
  await card.getByRole('button', { name: 'Salvar catálogo' }).click()
  await expect(card).not.toContainText('O catálogo é lido')
})
