import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startVirtualPrinter, type VirtualPrinter } from '@balcao/testkit/printer'
import type { Page } from '@playwright/test'
import { fillCompany, fillDelivery, goOn, proveMailbox, type JourneyLead } from '../../steps/onboarding-steps'
import {
  cardNamed,
  expect,
  openCompany,
  openOperatorPage,
  openLead,
  test as operatorTest,
} from '../../steps/operator-steps'
import { callAsPerson, cardOf, openOrders } from '../../steps/order-steps'
import { freshCnpj, rows, signInOnScreen, standIns } from '../../product'
import { enterCode, maskedCnpj, newPasswords, reachCodeStep } from '../../steps/sign-in-steps'
import { countSounds } from '../../steps/sound-steps'

const url = process.env.E2E_URL!
const password = 'Balcao#2026'

/** `printer` stands in the kitchen; `connectPrinter` runs the shop's print agent for it. */
const test = operatorTest.extend<{
  printer: VirtualPrinter
  connectPrinter: (key: string) => void
}>({
  printer: async ({}, use) => {
    const printer = await startVirtualPrinter()
    await use(printer)
    await printer.stop()
  },
  connectPrinter: async ({ printer }, use) => {
    const agents: ReturnType<typeof spawn>[] = []
    await use((key) => {
      const program = join(import.meta.dirname, '../../../apps/print-agent/dist/balcao-print.mjs')
      const options = ['--server', url, '--key', key, '--printer', `${printer.host}:${printer.port}`]
      agents.push(spawn(process.execPath, [program, ...options], { stdio: 'ignore' }))
    })
    for (const agent of agents) agent.kill('SIGTERM')
  },
})

async function leaveLead(page: Page): Promise<JourneyLead & { nome: string }> {
  const cnpj = freshCnpj()
  const empresa = `Lanches ${cnpj.slice(0, 8)}`
  const email = `dona-${cnpj.slice(0, 8)}@loja.example`
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  for (const [label, value] of Object.entries({
    'Nome da Empresa': empresa,
    CNPJ: maskedCnpj(cnpj),
    Email: email,
    Responsável: 'Maria Souza',
    Telefone: '(92) 99123-4567',
  }))
    await page.getByRole('tabpanel').getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Nicho da Empresa').selectOption('delivery')
  await page.getByRole('button', { name: 'Enviar Cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastro Realizado com Sucesso!' })).toBeVisible()
  return { cnpj, empresa, email, nome: empresa }
}

/** The mail to an address that says something, once it is there. */
async function mailSaying(email: string, words: string): Promise<string> {
  const { mailbox } = await standIns()
  const mail = async () => {
    const response = await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, mailbox))
    const mails = (await response.json()) as { subject: string; text: string }[]
    return mails.map(({ subject, text }) => `${subject}\n${text}`).find((all) => all.includes(words)) ?? ''
  }
  await expect.poll(mail, { message: `a mail to ${email}: ${words}` }).toContain(words)
  return mail()
}

/** The links that the company's mail of the first access holds, as paths. */
async function linksMailedTo(email: string): Promise<{ setup: string; onboarding: string }> {
  await mailSaying(email, 'Recebemos o seu cadastro no Balcão')
  const text = await mailSaying(email, '/setup')
  const pathOf = (page: string) => {
    const link = new URL(new RegExp(`https?://\\S+/${page}\\S*`).exec(text)![0])
    return link.pathname + link.search
  }
  return { setup: pathOf('setup'), onboarding: pathOf('onboarding') }
}

async function finishOnboarding(page: Page, path: string, lead: JourneyLead): Promise<void> {
  await page.goto(path)
  const cnpj = page.getByLabel('CNPJ', { exact: true })
  if ((await cnpj.inputValue()) === '') await cnpj.fill(maskedCnpj(lead.cnpj))
  await expect(page.getByText(lead.empresa)).toBeVisible()
  await proveMailbox(page, lead)
  await fillCompany(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Entrega, cardápio e pagamento' })).toBeFocused()
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastro Finalizado com Sucesso!' })).toBeVisible()
  await mailSaying(lead.email, 'Recebemos o cadastro da sua empresa')
}

async function makePassword(page: Page, path: string, lead: JourneyLead): Promise<void> {
  await page.goto(path)
  await enterCode(page, await reachCodeStep(page, lead))
  for (const input of await newPasswords(page).all()) await input.fill(password)
  await page.getByRole('button', { name: 'Criar Senha', exact: true }).click()
  await page.waitForURL('**/login')
}

async function addProduct(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/company?tab=cardapio')
  await page.getByRole('button', { name: 'Nova categoria', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nova categoria' })
  await dialog.getByLabel('Nome da categoria', { exact: true }).fill('Lanches')
  await dialog.getByRole('button', { name: 'Criar categoria' }).click()
  await page.getByRole('button', { name: 'Novo produto em Lanches' }).click()
  await expect(page.getByLabel('Nome de Novo Produto', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const row = page.getByRole('article', { name, exact: true })
  await row.locator('data').dblclick()
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('2490') === true)
  await page.keyboard.type('2490')
  await page.keyboard.press('Enter')
  await expect(row.locator('data')).toHaveText('R$ 24,90')
  // Whoever leaves before it is saved is asked.
  await saved
}

/** Every order of a delivery prints one kitchen ticket by itself; answers the key of the kitchen's printer. */
async function setUpPrinting(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Opções', exact: true }).click()
  await page.getByRole('switch', { name: 'Impressão automática' }).click()
  await page.getByRole('button', { name: 'Impressão', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Impressão', exact: true })
  const saved = page.waitForResponse('**/api/printing/settings')
  await panel
    .getByRole('group', { name: 'Entrega', exact: true })
    .getByRole('checkbox', { name: 'Entrega' })
    .click()
  await saved
  await panel.getByRole('button', { name: 'Adicionar impressora de rede' }).click()
  await page
    .getByRole('dialog', { name: 'Nova impressora de rede', exact: true })
    .getByRole('button', { name: 'Registrar' })
    .click()
  const shown = page.getByRole('dialog', { name: 'Estação “Cozinha” criada', exact: true })
  const key = await shown.getByLabel('Chave da estação').inputValue()
  await shown.getByRole('button', { name: 'Já copiei' }).click()
  return key
}

async function orderFromMenu(page: Page, companyId: string, product: string): Promise<void> {
  await page.goto(`/cardapio/${companyId}`)
  await page.getByRole('button', { name: product }).click()
  await page
    .getByRole('dialog', { name: product })
    .getByRole('button', { name: /^Adicionar/ })
    .click()
  await page.getByRole('button', { name: /^Ver carrinho/ }).click()
  await page.getByLabel('Seu nome').fill('Ana Lima')
  await page.getByLabel('WhatsApp').fill('92991234567')
  await page.getByLabel('Bairro').fill('Centro')
  await expect(page.getByText('Centro: entrega por R$ 5,00')).toBeVisible()
  await page.getByLabel('Endereço').fill('Rua das Flores, 120')
  await page.getByRole('radio', { name: 'PIX' }).check()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Pedido 1', exact: true })).toBeVisible()
  await expect(page.getByLabel('PIX copia e cola')).toHaveValue(/540529\.90/)
}

test('PROD-12 ONB-03 SETUP-01 ORD-10 from a lead to the first printed order of a new company, and the operator sees it live', async ({
  page,
  operator,
  printer,
  connectPrinter,
  browser,
}) => {
  test.setTimeout(240_000)
  rows('PROD-06 ORD-21 LOGIN-30')
  const open = () =>
    browser.newPage({ baseURL: url, locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  const operatorPage = page
  const owner = await open()
  const product = 'X-Praça'

  const lead = await leaveLead(owner)
  await openOperatorPage(operatorPage, operator)
  await openLead(operatorPage, lead)
  await operatorPage.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await operatorPage.getByRole('dialog').getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(operatorPage.getByText('A empresa deste cadastro:')).toBeVisible()

  const links = await linksMailedTo(lead.email)
  await finishOnboarding(owner, links.onboarding, lead)
  await makePassword(owner, links.setup, lead)

  const heard = await countSounds(owner)
  await signInOnScreen(owner, { cnpj: lead.cnpj, password })
  const allDay = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'].map((dia) => ({
    dia,
    horario_inicio: '00:00',
    horario_fim: '00:00',
    status: 'aberto',
  }))
  await callAsPerson(owner, 'POST', '/webhook/update-customer', {
    cnpj: lead.cnpj,
    horario_funcionamento: allDay,
  })
  await addProduct(owner, product)
  await openOrders(owner)
  connectPrinter(await setUpPrinting(owner))
  const panel = owner.getByRole('dialog', { name: 'Impressão', exact: true })
  await expect(panel.getByRole('listitem').filter({ hasText: 'Cozinha' })).toContainText('Ligada')
  await owner.keyboard.press('Escape')
  expect(heard()).toBe(0)

  const { data } = (await (await fetch(`${url}/webhook/get-customer?cnpj=${lead.cnpj}`)).json()) as {
    data: { id: string }
  }
  const customer = await open()
  await orderFromMenu(customer, data.id, product)

  await expect(owner.getByRole('region', { name: 'Alertas' })).toContainText('1 novo')
  await expect.poll(heard, { message: 'a sound at the counter' }).toBeGreaterThan(0)
  const { lines } = await printer.waitForTicket(undefined, 60_000)
  expect(lines.map(({ text }) => text).join('\n')).toContain(product)
  await owner.getByRole('button', { name: 'Lista', exact: true }).click()
  await expect(cardOf(owner, 'Ana Lima')).toContainText('Impresso')
  expect(printer.tickets()).toHaveLength(1)

  await openCompany(operatorPage, lead)
  const health = cardNamed(operatorPage, 'Saúde')
  const lastOrder = health.locator('dl > div').filter({ hasText: 'Último pedido' }).getByRole('definition')
  await expect(lastOrder).toContainText(/agora|minuto/)
  await expect(health.getByRole('listitem').filter({ hasText: 'Cozinha' })).toContainText(/agora|minuto/)
  await expect(cardNamed(operatorPage, 'Acesso')).toContainText('Criada')
  await expect(cardNamed(operatorPage, 'Arquivos do cardápio')).toContainText('cardapio.pdf')
  await customer.context().close()
  await owner.context().close()
})
