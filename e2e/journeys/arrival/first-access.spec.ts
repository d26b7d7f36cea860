import type { Page } from '@playwright/test'
import { codeFor, givenNewCompany, signInOnScreen, rows } from '../../product'
import {
  cnpjInput,
  enterCode,
  expect,
  expectGreen,
  lookUp,
  maskedCnpj,
  newPasswords,
  test,
  toast,
} from '../../steps/sign-in-steps'

const step = (page: Page) => page.locator('[aria-current=step]')

test('a new company makes its password and signs in with it', async ({ page }) => {
  rows(
    'SETUP-01 SETUP-02 SETUP-04 SETUP-05 SETUP-06 SETUP-07 SETUP-08 SETUP-21 SETUP-22 SETUP-23 SETUP-24 LOGIN-22',
  )
  const company = await givenNewCompany()
  const asked: string[] = []
  page.on('request', (request) => {
    const call = /\/webhook\/auth\/(.+)$/.exec(request.url())?.[1]
    if (call) asked.push(call)
  })
  await page.clock.install()
  await page.goto('/setup')
  await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['CNPJ', 'Email', 'Código', 'Senha'])
  await expect(step(page)).toHaveText('CNPJ')
  await lookUp(page, company.cnpj)

  await expect(step(page)).toHaveText('Email')
  await expect(
    toast(page, 'CNPJ validado! Confirme o email para receber o código de verificação.'),
  ).toBeVisible()
  await expect(page.getByText(company.nome, { exact: true })).toBeVisible()
  await expect(page.getByText(maskedCnpj(company.cnpj), { exact: true })).toBeVisible()
  const [local = '', domain] = company.email.split('@')
  const masked = `${local[0]}${'*'.repeat(local.length - 2)}${local.at(-1)}@${domain}`
  await expect(page.getByText(masked, { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain(company.email)
  await page.getByRole('button', { name: 'Enviar Código de Verificação' }).click()

  await expect(step(page)).toHaveText('Código')
  await expect(
    toast(page, 'Código enviado! Digite o código de verificação enviado para seu email.'),
  ).toBeVisible()
  await enterCode(page, await codeFor(company.email))

  await expect(step(page)).toHaveText('Senha')
  await expect(toast(page, 'Código verificado! Agora crie sua senha.')).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill('Balcao#2026')
  await page.getByLabel('Confirmar Senha', { exact: true }).fill('Balcao#2026')
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.getByRole('button', { name: 'Criar Senha', exact: true }).click()
  await expect(toast(page, 'Senha criada com sucesso! Redirecionando para o login...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
  await page.clock.runFor(1999)
  await expect(page).toHaveURL('/setup')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/login')
  await page.clock.resume()

  await signInOnScreen(page, { ...company, password: 'Balcao#2026' })
  expect(asked).toEqual([
    'check-cnpj',
    'gerate-code',
    'verification-code',
    'create-password',
    'check-cnpj',
    'verify-password',
  ])
})

test('the way back, and the rules of code and password', async ({ page }) => {
  rows('SETUP-09 SETUP-10 SETUP-11 SETUP-12 SETUP-13 SETUP-14')
  const company = await givenNewCompany()
  await page.goto('/setup')
  await lookUp(page, company.cnpj)
  await page.getByRole('button', { name: 'Enviar Código de Verificação' }).click()
  await page.getByRole('button', { name: 'Verificar Código' }).click()
  const code = page.getByPlaceholder('000000', { exact: true })
  await expect(code).toHaveAccessibleDescription(/Digite o código de verificação$/)
  await enterCode(page, await codeFor(company.email))

  const password = newPasswords(page).first()
  const create = page.getByRole('button', { name: 'Criar Senha' })
  await expect(create).toBeDisabled()
  for (const [typed, met] of [
    ['abc12', 1],
    ['abcdef', 1],
    ['Abcdef', 2],
    ['Abcde1', 3],
    ['Abcd1#', 4],
  ] as const) {
    await password.fill(typed)
    await expect(page.locator('li[data-met=true]')).toHaveCount(met)
    if (met === 4) await expect(create).toBeEnabled()
    else await expect(create).toBeDisabled()
  }
  await password.fill('abc')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('A senha deve atender a todos os requisitos')
  await password.fill('Balcao#2026')
  await newPasswords(page).last().fill('Balcao#202')
  await expect(page.getByText('As senhas não coincidem', { exact: true })).toBeVisible()
  await newPasswords(page).last().fill('Balcao#2026')
  await expectGreen(page.getByText('Senhas coincidem', { exact: true }))

  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await expect(step(page)).toHaveText('Código')
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await expect(step(page)).toHaveText('Email')
  await page.getByRole('button', { name: 'Alterar CNPJ', exact: true }).click()
  await expect(step(page)).toHaveText('CNPJ')
  await expect(cnpjInput(page)).toHaveValue('')
  await expect(page.getByText(company.nome)).toHaveCount(0)
  await page.getByRole('button', { name: 'Já tem uma conta? Faça login' }).click()
  await expect(page).toHaveURL('/login')
})
