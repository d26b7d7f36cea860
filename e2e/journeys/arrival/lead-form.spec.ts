import type { Page, Route } from '@playwright/test'
import { freshCnpj, rows } from '../../product'
import { expect, hold, maskedCnpj, test, toast } from '../../steps/sign-in-steps'

const leadCall = '**/webhook/lead-collector'
const send = (page: Page) => page.getByRole('button', { name: 'Enviar Cadastro', exact: true })
// The sign-in waits, hidden, behind the other tab.
const field = (page: Page, label: string) => page.getByRole('tabpanel').getByLabel(label, { exact: true })

const openForm = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  await expect(page.getByRole('heading', { name: 'Seja nosso Cliente', exact: true })).toBeVisible()
}

const lead = () => ({
  'Nome da Empresa': '  Lanchonete da Praça ',
  CNPJ: maskedCnpj(freshCnpj()),
  Email: ' dona@lanchonete.example ',
  Responsável: ' Maria Souza ',
  Telefone: '(92) 99123-4567',
  'Nicho da Empresa': 'clinica',
})

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Nicho da Empresa') await field(page, label).selectOption(value)
    else await field(page, label).fill(value)
  }
}

test('the form asks for what the spec names, in masks', async ({ page }) => {
  rows(
    'LEAD-01 LEAD-02 LEAD-03 LEAD-04 LEAD-05 LEAD-06 LEAD-07 LEAD-08 LEAD-09 LEAD-10 LEAD-11 LEAD-12 LEAD-13 PROD-12 VALID-06 VALID-10 VALID-13',
  )
  await openForm(page)
  for (const label of Object.keys(lead())) await expect(field(page, label)).toBeVisible()
  const options = field(page, 'Nicho da Empresa').locator('option')
  const niches = await options.evaluateAll((all) =>
    all.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
  )
  expect(niches.slice(1)).toEqual([
    ['digital', 'Digital'],
    ['clinica', 'Clínica'],
    ['tattoo', 'Tattoo'],
    ['delivery', 'Delivery'],
    ['oficina', 'Oficina'],
  ])
  await field(page, 'CNPJ').pressSequentially('1122233300018199')
  await expect(field(page, 'CNPJ')).toHaveValue('11.222.333/0001-81')
  await field(page, 'Telefone').pressSequentially('9233334444')
  await expect(field(page, 'Telefone')).toHaveValue('(92) 3333-4444')
  await field(page, 'Telefone').fill('')
  await field(page, 'Telefone').pressSequentially('9299123456789')
  await expect(field(page, 'Telefone')).toHaveValue('(92) 99123-4567')
  await expect(field(page, 'Telefone')).toHaveAttribute('maxlength', '15')
  await expect(send(page)).toBeVisible()
})

test('the first field that is wrong says so, in the fixed order', async ({ page }) => {
  rows('LEAD-18 LEAD-19 LEAD-20 LEAD-21 LEAD-22 LEAD-23 LEAD-24')
  await openForm(page)
  const good = lead()
  for (const [label, wrong, sentence] of [
    ['Nome da Empresa', '   ', 'Nome da empresa é obrigatório'],
    ['CNPJ', '11.222.333/0001-8', 'CNPJ deve ter 14 dígitos'],
    ['Email', 'dona.lanchonete.example', 'Email válido é obrigatório'],
    ['Responsável', '  ', 'Nome do responsável é obrigatório'],
    ['Telefone', '', 'Telefone é obrigatório'],
    ['Nicho da Empresa', '', 'Selecione o nicho da empresa'],
  ] as const) {
    if (wrong !== '') await field(page, label).fill(wrong)
    await send(page).click()
    await expect(field(page, label)).toHaveAccessibleDescription(sentence)
    await expect(field(page, label)).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await fill(page, { [label]: good[label] })
    await expect(field(page, label)).toHaveAccessibleDescription('')
  }
})

test('a company asks to become a customer', async ({ page }) => {
  rows('LEAD-14 LEAD-15 LEAD-16 LEAD-17 LEAD-27 PROD-12')
  const held = await hold(page, leadCall)
  const values = lead()
  await openForm(page)
  await fill(page, values)
  const request = page.waitForRequest(leadCall)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Enviando...', exact: true })).toBeVisible()
  const asked = await request
  expect(asked.postDataJSON()).toEqual({
    empresa: 'Lanchonete da Praça',
    cnpj: values.CNPJ.replace(/\D/g, ''),
    email: 'dona@lanchonete.example',
    responsavel: 'Maria Souza',
    telefone: '(92) 99123-4567',
    nicho: 'clinica',
  })
  await held.release()

  const done = page.getByRole('heading', { name: 'Cadastro Realizado com Sucesso!', exact: true })
  await expect(done).toBeVisible()
  await expect(done).toBeFocused()
  await expect(send(page)).toHaveCount(0)
  await expect(page.getByText(/^Obrigado.*caixa de entrada.*caixa de spam/)).toBeVisible()
})

test('what the server refuses and what never reached it are told apart, and the form stays', async ({
  page,
}) => {
  rows('CALL-03 LEAD-25 LEAD-26 VALID-08 VALID-09')
  const refused = 'Erro ao processar cadastro. Verifique os dados e tente novamente.'
  const failed = 'Erro ao processar cadastro. Tente novamente.'
  const values = lead()
  await openForm(page)
  await fill(page, { ...values, Email: 'dona @lanchonete' })
  await send(page).click()
  await expect(toast(page, refused)).toHaveCount(1)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email válido é obrigatório')
  await expect(field(page, 'Email')).toBeFocused()
  await fill(page, { Email: values.Email, Telefone: '(92) 9912' })
  await send(page).click()
  await expect(toast(page, refused)).toHaveCount(2)
  await expect(field(page, 'Telefone')).toHaveAccessibleDescription('Telefone inválido')
  await expect(field(page, 'Telefone')).toBeFocused()
  await fill(page, { Telefone: values.Telefone, CNPJ: '11.222.333/0001-82' })
  await send(page).click()
  await expect(toast(page, refused)).toHaveCount(3)
  await expect(field(page, 'CNPJ')).toHaveAccessibleDescription('CNPJ inválido')
  await expect(field(page, 'CNPJ')).toBeFocused()
  await fill(page, { CNPJ: values.CNPJ })

  await page.route(leadCall, (route) => route.abort())
  await send(page).click()
  await expect(toast(page, failed)).toHaveCount(1)
  await page.unroute(leadCall)
  const leads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/webhook/lead-collector')) leads.push(request.url())
  })
  // Without authorisation the lead is not sent (CALL-03): the visit fails, or answers well and brings no token.
  const visits = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 500, json: { ok: false } }),
    (route: Route) => route.fulfill({ json: {} }),
    (route: Route) => route.fulfill({ json: { token: '' } }),
  ]
  for (const visit of visits) {
    let asked = 0
    await page.route('**/api/visit', (route) => {
      asked += 1
      return visit(route)
    })
    await send(page).click()
    await expect.poll(() => asked).toBe(1)
    await expect(send(page)).toBeEnabled()
    await expect(toast(page, failed).first()).toBeVisible()
    await page.unroute('**/api/visit')
  }
  expect(leads).toEqual([])

  await expect(field(page, 'Nome da Empresa')).toHaveValue(values['Nome da Empresa'])
  await page.route(leadCall, (route) => route.fulfill({ status: 200, body: 'not even JSON' }))
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Cadastro Realizado com Sucesso!' })).toBeVisible()
})

test('LOGIN-03 a look at the other tab loses nothing of what was typed', async ({ page }) => {
  await page.goto('/login')
  const cnpj = page.getByRole('tabpanel').getByLabel('CNPJ', { exact: true })
  await cnpj.fill('11222333000181')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  const values = { ...lead(), Email: 'dona@lanchonete.example' }
  await fill(page, values)
  await page.getByRole('tab', { name: 'Entrar' }).click()
  await expect(cnpj).toHaveValue('11.222.333/0001-81')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
})
