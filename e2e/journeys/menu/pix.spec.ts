import { expect } from '@playwright/test'
import { automate, changeAsOwner } from '../../automate'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { openCompany } from '../../steps/company-steps'
import { cardOf, toaster } from '../../steps/order-steps'
import { signIn, standIns, test } from '../../product'

const url = process.env.E2E_URL!
const burger = { id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true }
const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
const money = (words: string) => new RegExp(words.replaceAll(' ', '\\s*'))

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

  await test.step('its paper asks for nothing, the shop gives half of it back, and the bank says so', async () => {
    await cardOf(page, 'Ana Lima').getByRole('button', { name: 'Ana Lima' }).click()
    const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
    await panel.getByRole('button', { name: 'Ver o recibo' }).click()
    const paper = panel.getByRole('img', { name: /Impresso em/ })
    await expect(paper).toHaveAttribute('alt', /Pago R\$ 24,90/)
    await expect(paper).not.toHaveAttribute('alt', /COBRAR/)
    await panel.getByRole('button', { name: 'Devolver o PIX' }).click()
    const refund = page.getByRole('dialog', { name: 'Devolver PIX do pedido 1' })
    await refund.getByLabel('Valor a devolver').fill('1245')
    await expect(refund.getByText(money('faltará receber R\\$ 12,45'))).toBeVisible()
    await expectAccessible(page, 'a refund')
    await refund.getByRole('button', { name: 'Devolver' }).click()
    await expect(panel.getByText('devolvido', { exact: false }).first()).toBeVisible()
    await expect(panel).toContainText(money('Recebido R\\$ 12,45'))
    await expect(phone.getByText('Devolvido', { exact: true })).toBeVisible()
    await bank.goto((await standIns()).bank)
    await expect(bank.getByText('devolvido R$ 12,45')).toBeVisible()
  })

  await test.step('cancelling it gives back the rest', async () => {
    const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
    await panel.getByRole('button', { name: 'Recusar pedido' }).click()
    const refusing = page.getByRole('dialog', { name: 'Recusar pedido #1' })
    await expect(refusing.getByRole('checkbox', { name: money('Devolver R\\$ 12,45 por PIX') })).toBeChecked()
    await refusing.getByLabel('Motivo').selectOption({ index: 1 })
    await refusing.getByRole('button', { name: 'Recusar pedido' }).click()
    await expect(toaster(page)).toContainText(money('O banco foi avisado para devolver R\\$ 12,45'))
    await expect(async () => {
      await bank.reload()
      await expect(bank.getByText('devolvido R$ 24,90')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})
