import type { Page } from '@playwright/test'
import { codeFor, givenNewCompany, signInOnScreen, rows } from '../../product'
import { calls, enterCode, expect, lookUp, maskedCnpj, test, toast } from '../../steps/sign-in-steps'

const step = (page: Page) => page.locator('[aria-current=step]')

test('a new company makes its password and signs in with it', async ({ page }) => {
  rows(
    'SETUP-01 SETUP-02 SETUP-04 SETUP-05 SETUP-06 SETUP-07 SETUP-08 SETUP-20 SETUP-21 SETUP-22 SETUP-23 SETUP-24 LOGIN-22',
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
  await page.route(calls.savePassword, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Criar Senha', exact: true }).click()
  await expect(toast(page, 'Erro ao criar senha. Tente novamente.')).toBeVisible()
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
    'create-password',
    'check-cnpj',
    'verify-password',
  ])
})
