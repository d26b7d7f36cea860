import { expect } from '@playwright/test'
import { automate, changeAsOwner } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { signIn, test as base, type JourneyCompany } from '../../product'

const url = process.env.E2E_URL!

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
const produtos = [{ id: 'x-bacon', nome: 'X-Bacon', preco: 25, disponivel: true }]

const test = base.extend<{ shop: JourneyCompany & { id: string } }>({
  shop: async ({ company }, use) => {
    await automate(company, {
      horario_funcionamento: days.map((dia) => ({
        dia,
        horario_inicio: '00:00',
        horario_fim: '00:00',
        status: 'aberto',
      })),
    })
    await changeAsOwner(company, { cidade_empresa: 'Manaus' })
    await automate(company, { taxa_entrega: 6 })
    await automate(company, {
      cardapio_json: { cardapio: { categorias: [{ id: 'l', nome: 'Lanches', ativo: true, produtos }] } },
    })
    const answer = await fetch(`${url}/webhook/get-customer?cnpj=${company.cnpj}`)
    const { data } = (await answer.json()) as { data: { id: string } }
    await use({ ...company, id: data.id })
  },
})

test('the owner sets a minimum and makes a coupon; the cart keeps to both', async ({
  page,
  shop,
  browser,
}) => {
  await signIn(page, shop)
  await page.goto('/dashboard/delivery')
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.getByLabel('Pedido mínimo para entrega').fill('4000')
  await page.getByLabel('Entrega grátis a partir de').fill('10000')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('R$ 40,00')).toBeVisible()

  await page.getByRole('button', { name: 'Novo cupom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo cupom' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Use letras ou números')).toBeVisible()
  await dialog.getByLabel('Código').fill('pizza10')
  await dialog.getByLabel('Desconto (%)').fill('10')
  await dialog.getByLabel('Limite de usos').fill('1')
  await expectAccessible(page, 'coupon')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const coupons = page.getByRole('list', { name: 'Cupons' })
  await expect(coupons.getByText('0 de 1 usos')).toBeVisible()

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`${url}/cardapio/${shop.id}`)
  await phone.getByRole('button', { name: 'X-Bacon' }).click()
  const product = phone.getByRole('dialog', { name: 'X-Bacon' })
  await product.getByRole('button', { name: /^Adicionar/ }).click()
  await phone.getByRole('button', { name: /^Ver carrinho/ }).click()
  const send = phone.getByRole('button', { name: 'Enviar pedido' })
  await expect(phone.getByText('Faltam R$ 15,00 para o pedido mínimo')).toBeVisible()
  await expect(send).toBeDisabled()
  await phone.getByRole('button', { name: 'Mais X-Bacon' }).click()
  await expect(phone.getByText('Faltam R$ 50,00 para entrega grátis')).toBeVisible()
  await phone.getByLabel('Cupom de desconto').fill('errado')
  await phone.getByRole('button', { name: 'Aplicar' }).click()
  await expect(phone.getByText('Este cupom não existe ou não vale mais.')).toBeVisible()
  await phone.getByLabel('Cupom de desconto').fill('Pízza 10')
  await phone.getByLabel('Cupom de desconto').press('Enter')
  await expect(phone.getByText('Cupom PIZZA10 aplicado')).toBeVisible()
  await phone.getByLabel('Seu nome').fill('Ana Lima')
  await phone.getByLabel('WhatsApp').fill('92991234567')
  await phone.getByLabel('Endereço').fill('Rua das Flores, 120')
  await phone.getByRole('radio', { name: 'Dinheiro' }).check()
  await expect(phone.getByText('R$ 51,00')).toBeVisible()
  await expectAccessible(phone, 'cart with a coupon')
  await expectToFitAPhone(phone, 'cart with a coupon')
  await send.click()
  await expect(phone.getByText('Desconto (PIZZA10)')).toBeVisible()

  await page.reload()
  await expect(coupons.getByText('1 de 1 usos')).toBeVisible()
})
