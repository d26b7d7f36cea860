import type { Locator } from '@playwright/test'
import { codeFor, givenNewCompany, operator, signInOnScreen, rows } from '../../product'
import {
  calls,
  cnpjInput,
  enterCode,
  expect,
  hold,
  lookUp,
  maskedCnpj,
  newPasswords,
  test,
} from '../../steps/sign-in-steps'

test('the first step asks for nothing but the CNPJ, and leads to first access, to the other tab and back', async ({
  page,
}) => {
  rows(
    'LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-06 LOGIN-08 LOGIN-17 LOGIN-18 LOGIN-20 LOGIN-27 LOGIN-30 PROD-01 PROD-02 SETUP-03 VALID-05 VALID-06 PROD-11 CONST-01',
  )
  await page.goto('/login')
  const firstStep = page.getByText('Etapa 1 de 2', { exact: true })
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' })
  const firstAccess = page.getByRole('link', { name: 'Primeiro Acesso - Configurar Senha', exact: true })
  await test.step('what it shows', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.getByRole('tab')).toHaveText(['Entrar', 'Seja Cliente'])
    await expect(page.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true')
    await expect(firstStep).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Esqueceu sua senha?', exact: true })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await expect(page.locator('input[type=email], input[type=password]')).toHaveCount(0)
    await expect(cnpj).toHaveAttribute('placeholder', '00.000.000/0000-00')
    await expect(cnpj).toHaveAttribute('maxlength', '18')
  })
  await test.step('the arrow keys move between the two tabs', async () => {
    await tabTo(page.getByRole('tab', { name: 'Entrar' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Seja Cliente' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Seja nosso Cliente' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(firstStep).toBeVisible()
  })
  await test.step('first access takes the number along; back and forward move between the two', async () => {
    await cnpj.pressSequentially('112223330001819999')
    await expect(cnpj).toHaveValue('11.222.333/0001-81')
    await expect(firstAccess).toHaveAttribute('href', '/setup')
    await firstAccess.click()
    await expect(page).toHaveURL('/setup')
    await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible()
    await expect(cnpjInput(page)).toHaveValue('11.222.333/0001-81')
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(firstStep).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/setup')
    await page.getByRole('button', { name: 'Já tem uma conta? Faça login', exact: true }).click()
    await expect(page).toHaveURL('/login')
    await expect(firstStep).toBeVisible()
  })
  await test.step('the one special number finds the demonstration company', async () => {
    await lookUp(page, '99999999000199')
    await expect(page.getByText('99.999.999/0001-99', { exact: true })).toBeVisible()
    await expect(page.getByText('Etapa 2 de 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Alterar CNPJ', exact: true }).click()
  })
  await test.step('a company without a password stays on the first step and is shown the way', async () => {
    const fresh = await givenNewCompany()
    await lookUp(page, fresh.cnpj)
    await expect(
      page.getByText('Cliente encontrado! Clique em "Primeiro Acesso" para criar sua senha.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(firstStep).toBeVisible()
    await page.getByRole('button', { name: 'Primeiro acesso', exact: true }).click()
    await expect(page).toHaveURL('/setup')
    await expect(cnpjInput(page)).toHaveValue(maskedCnpj(fresh.cnpj))
  })
})

test('the owner signs in by keyboard, and each wait says what it waits for; a wrong password stays, and who is signed in is taken past', async ({
  page,
  shop,
}) => {
  rows(
    'LOGIN-01 LOGIN-07 LOGIN-09 LOGIN-10 LOGIN-11 LOGIN-12 LOGIN-13 LOGIN-14 LOGIN-15 LOGIN-16 LOGIN-19 LOGIN-21 LOGIN-29 LOGIN-30 PROD-03 VALID-01',
  )
  const field = page.getByLabel('Senha', { exact: true })
  const recovery = page.getByRole('heading', { name: 'Recuperar senha' })
  const forgotten = page.getByRole('button', { name: 'Esqueceu sua senha?', exact: true })
  const backToSignIn = page.getByRole('button', { name: 'Voltar ao Login' })
  await test.step('a recovery opened while the lookup runs is not pushed aside by its answer', async () => {
    const lookup = await hold(page, calls.lookup)
    await page.goto('/login')
    await lookUp(page, shop.cnpj)
    await forgotten.click()
    const answered = page.waitForResponse(calls.lookup)
    await lookup.release()
    await answered
    await expect(recovery).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('button', { name: 'Enviar Código de Recuperação' })).toBeVisible()
    await expect(page.getByText('Etapa 2 de 2')).toHaveCount(0)
    await page.unroute(calls.lookup)
  })
  await page.getByRole('button', { name: 'Alterar CNPJ', exact: true }).click()
  await backToSignIn.click()
  await test.step('a wrong password stays on the second step; another CNPJ forgets it', async () => {
    await lookUp(page, shop.cnpj)
    await field.fill('Errada#2026')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(field).toHaveAccessibleDescription('Senha incorreta. Tente novamente ou recupere sua senha.')
    await expect(page.getByText('Etapa 2 de 2', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Alterar CNPJ', exact: true }).click()
    await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(field).toHaveValue('')
    await forgotten.click()
    await expect(recovery).toBeVisible()
    await backToSignIn.click()
  })
  await test.step('the keyboard alone is enough to sign in', async () => {
    const lookup = await hold(page, calls.lookup)
    const password = await hold(page, calls.signIn)
    const asked = page.waitForRequest(calls.lookup)
    await tabTo(cnpjInput(page))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(shop.cnpj)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Validando...', exact: true })).toBeVisible()
    expect((await asked).postDataJSON()).toEqual({ cnpj: shop.cnpj })
    await lookup.release()

    await expect(page.getByText('Etapa 2 de 2', { exact: true })).toBeVisible()
    await expect(page.getByText(shop.nome, { exact: true })).toBeVisible()
    await expect(page.getByText(maskedCnpj(shop.cnpj), { exact: true })).toBeVisible()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toBeFocused()
    await expect(forgotten).toBeVisible()

    await page.keyboard.type(shop.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Entrando...', exact: true })).toBeVisible()
    await password.release()
    await expect(page).toHaveURL('/dashboard/conversations')
  })
  await test.step('who is signed in is taken past the sign-in', async () => {
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard/conversations')
  })
})

test('VALID-06 a company with letters in its number makes its password with a pasted number and a pasted code, and signs in', async ({
  page,
  context,
}) => {
  const cnpj = '12ABC34501DE35'
  const email = 'letras@loja.example'
  await operator('company', 'add', '--cnpj', cnpj, '--name', 'Loja das Letras', '--email', email)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('ControlOrMeta+V')
  }

  await page.goto('/setup')
  await cnpjInput(page).focus()
  await paste('  12.abc.345/01de-35 ')
  await expect(cnpjInput(page)).toHaveValue('12.ABC.345/01DE-35')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Enviar Código de Verificação' }).click()
  await expect(page.getByPlaceholder('000000')).toBeFocused()
  const code = await codeFor(email)
  await paste(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByPlaceholder('000000')).toHaveValue(code)
  await enterCode(page, code)
  for (const field of await newPasswords(page).all()) await field.fill('Balcao#2026')
  await page.getByRole('button', { name: 'Criar Senha' }).click()
  await page.getByRole('button', { name: 'Ir para o login agora' }).click()

  await signInOnScreen(page, { cnpj: '12.ABC.345/01DE-35', password: 'Balcao#2026' })
  await expect(page).toHaveURL('/dashboard/conversations')
})

async function tabTo(target: Locator) {
  for (let step = 0; step < 20; step += 1) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach it')
}
