import { expect } from '@playwright/test'
import { automate, changeAsOwner } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { openCompany } from '../../steps/company-steps'
import { cardOf } from '../../steps/order-steps'
import { signIn, standIns, test } from '../../product'

const url = process.env.E2E_URL!
const burger = { id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true }
const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']

test('PIX confirms itself: the owner connects the bank, a customer pays, and both screens say so', async ({
  page,
  company,
  browser,
}) => {
  const key = `pix-${company.cnpj}@loja.example`
  await changeAsOwner(company, { pix_tipo: 'email', pix_chave: key, cidade_empresa: 'Manaus' })
  const open = days.map((dia) => ({ dia, horario_inicio: '00:00', horario_fim: '00:00', status: 'aberto' }))
  const lunch = { id: 'lanches', nome: 'Lanches', ativo: true, produtos: [burger] }
  await automate(company, { horario_funcionamento: open })
  await automate(company, {
    cardapio_json: { cardapio: { categorias: [lunch] }, servicos: { categorias: [] } },
  })
  const bank = await (await browser.newContext()).newPage()
  await bank.goto((await standIns()).bank)
  await bank.getByLabel('Chave PIX').fill(key)
  await bank.getByRole('button', { name: 'Abrir conta' }).click()
  const access = (term: string) => bank.locator('dt', { hasText: term }).locator('+ dd').innerText()

  await signIn(page, company, 'orders')
  await openCompany(page)
  const card = page.getByRole('region', { name: 'PIX que se confirma sozinho' })
  await card.getByRole('button', { name: 'Conectar banco' }).click()
  const form = page.getByRole('dialog', { name: 'Conectar banco' })
  await form.getByLabel('Client ID').fill(await access('Client ID'))
  await form.getByLabel('Client Secret').fill('errado')
  await form.getByRole('button', { name: 'Conectar' }).click()
  await expect(form.getByText(/O banco não aceitou este acesso/)).toBeVisible()
  await form.getByLabel('Client Secret').fill(await access('Client Secret'))
  await expectAccessible(page, 'the connection of a bank')
  await form.getByRole('button', { name: 'Conectar' }).click()
  await expect(card.getByText('Efí (Gerencianet)')).toBeVisible()
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`${url}/cardapio/${company.cnpj}`)
  await phone.getByRole('button', { name: 'X-Bacon' }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Adicionar/ })
    .click()
  await phone.getByRole('button', { name: /^Ver carrinho/ }).click()
  await phone.getByLabel('Seu nome').fill('Ana Lima')
  await phone.getByLabel('WhatsApp').fill('92991234567')
  await phone.getByText('Retirar na loja').click()
  await phone.getByRole('radio', { name: 'PIX' }).check()
  await phone.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(phone.getByText(/^Pague em até \d:\d\d$/)).toBeVisible()
  await expectToFitAPhone(phone, 'the charge')
  await expectAccessible(phone, 'the charge')
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()

  await bank.getByLabel('PIX copia e cola').fill(await phone.getByLabel('PIX copia e cola').inputValue())
  await bank.getByRole('button', { name: 'Pagar' }).first().click()
  await expect(bank.getByText('Pago.')).toBeVisible()
  await expect(phone.getByText('Pago', { exact: true })).toBeVisible()
  await expect(phone.getByLabel('PIX copia e cola')).toHaveCount(0)
  await expect(cardOf(page, 'Ana Lima').getByText(/Pago/)).toBeVisible()
})
