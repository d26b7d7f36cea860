import { expect } from '@playwright/test'
import { automate } from '../../automate'
import { expectAccessible, expectReadableInTheDark } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { signIn, test } from '../../product'
import { chooseFile, picture } from '../../steps/image-steps'

const url = process.env.E2E_URL!

test('a shop gets a short address, a colour and pictures; a phone sees them and most of the menu', async ({
  page,
  company,
  browser,
}) => {
  const produtos = [{ id: 'x', nome: 'X-Bacon', preco: 25, disponivel: true }]
  await automate(company, {
    sobre_empresa: '</script><script>document.title = "mine"</script> Lanches no Centro.',
  })
  await automate(company, {
    cardapio_json: { cardapio: { categorias: [{ id: 'l', nome: 'Lanches', ativo: true, produtos }] } },
  })
  await signIn(page, company)
  await page.goto('/dashboard/company')
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const card = page.getByRole('region', { name: 'Página da loja' })
  await card.getByLabel('Endereço curto').fill('Suporte')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(card.getByLabel('Endereço curto')).toHaveAccessibleDescription(/não estão disponíveis/)

  const address = `loja-${company.cnpj.slice(0, 8)}`
  await card.getByLabel('Endereço curto').fill(`Loja ${company.cnpj.slice(0, 8)}!`)
  await expect(card.getByText(`/${address}`)).toBeVisible()
  await card.getByLabel('Cor #0f5f4a').check({ force: true })
  for (const [name, width] of [
    ['Logo', 300],
    ['Capa', 1200],
  ] as const) {
    const place = card.getByRole('region', { name })
    await chooseFile(place, 'foto.png', picture(width))
    await expect(place.getByRole('img', { name })).toBeVisible()
  }
  await expectAccessible(page, 'the shop’s page')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByLabel('Link do cardápio')).toHaveValue(new RegExp(`/${address}$`))

  // What comes first needs no code of ours: who the shop is and what it sells, also for who only reads.
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await bare.goto(`${url}/${address}`)
  await expect(bare.getByRole('button', { name: 'X-Bacon' })).toBeVisible()
  const words = JSON.parse(
    (await bare.locator('script[type="application/ld+json"]').textContent())!,
  ) as object
  expect(words).toMatchObject({
    description: expect.stringContaining('</script><script>') as unknown,
    hasMenu: { hasMenuSection: [{ hasMenuItem: [{ name: 'X-Bacon', offers: { price: 25 } }] }] },
  })
  await expect(bare.locator('script:not([src])')).toHaveCount(2)

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`${url}/${address}`)
  const header = phone.getByRole('banner')
  await expect(header.getByRole('heading')).toBeVisible()
  await expect(header).toHaveCSS('background-color', 'rgb(15, 95, 74)')
  await expect.poll(async () => (await header.boundingBox())!.height).toBeLessThan(740 / 3)
  await expectAccessible(phone, 'a shop’s own page')
  await expectReadableInTheDark(phone, 'a shop’s own page')
  await expectToFitAPhone(phone, 'a shop’s own page')
  await expect(phone.getByRole('button', { name: 'X-Bacon' })).toBeInViewport()
})
