import { expectAccessible, expectReadableInTheDark } from '../../expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { expectWellWithAFinger, phone } from '../../looks'
import { givenCompany, haveSession, placeOrder, signIn } from '../../product'
import { calls, codeSentBy, enterCode, expect, lookUp, newPasswords, test } from '../../steps/sign-in-steps'

test.use({ viewport: phone })

test('LOGIN-01 LEAD-01 sign-in and lead form', async ({ page, shop }) => {
  await page.goto('/login')
  await expect(page.getByText('Etapa 1 de 2')).toBeVisible()
  await expectWellWithAFinger(page, 'sign-in')
  await expectReadableInTheDark(page, 'sign-in')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  await page.getByRole('button', { name: 'Enviar Cadastro' }).click()
  await expect(page.getByText('Nome da empresa é obrigatório')).toBeVisible()
  await expectWellWithAFinger(page, 'lead form')
  await page.getByRole('tab', { name: 'Entrar' }).click()
  await page.route(calls.lookup, (route) => route.abort())
  await lookUp(page, shop.cnpj)
  await expect(page.locator('[data-toaster]')).toContainText('Erro ao validar CNPJ')
  await page.unroute(calls.lookup)
  await lookUp(page, shop.cnpj)
  await page.getByLabel('Senha', { exact: true }).fill('Errada#2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Senha incorreta.')).toBeVisible()
  await expectWellWithAFinger(page, 'password, with a message on top')
})

test('RECOV-01 SETUP-01 recovery and first access', async ({ page, shop }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await expectWellWithAFinger(page, 'CNPJ')
  await page.goto('/setup')
  await lookUp(page, shop.cnpj)
  const send = page.getByRole('button', { name: 'Enviar Código de Verificação' })
  await expect(send).toBeVisible()
  await expectWellWithAFinger(page, 'e-mail')
  const code = await codeSentBy(shop.email, () => send.click())
  await page.getByRole('button', { name: 'Verificar Código' }).click()
  await expect(page.getByText('Digite o código de verificação', { exact: true })).toBeVisible()
  await expectWellWithAFinger(page, 'code')
  await enterCode(page, code)
  await newPasswords(page).first().fill('abcdeF1')
  await newPasswords(page).last().fill('abc')
  await expect(page.getByText('As senhas não coincidem')).toBeVisible()
  await expectWellWithAFinger(page, 'password')
})

test('MODULE-07 the dashboard', async ({ page }) => {
  await haveSession(page, await givenCompany({ modules: ['mod_atendimento'] }))
  for (const [path, heading] of [
    ['conversations', 'WhatsApp'],
    ['manager', 'Módulo Não Disponível'],
    ['nothing-like-it', 'Página não encontrada'],
  ] as const) {
    await page.goto(`/dashboard/${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectWellWithAFinger(page, path)
  }
})

test('SHELL-17 the orders and the menu over them', async ({ page, shop }) => {
  await placeOrder(shop)
  await signIn(page, shop, 'orders')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectWellWithAFinger(page, 'orders')
  await expectReadableInTheDark(page, 'orders')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectToFitAPhone(page, 'menu')
  await expectToTakeAFinger(page, 'menu')
  // A wide window has no such menu.
  await expectAccessible(page, 'menu')
})
