import type { Page } from '@playwright/test'
import { signInOnScreen, rows } from '../../product'
import {
  cnpjInput,
  codeSentBy,
  enterCode,
  expect,
  expectGreen,
  lookUp,
  maskedCnpj,
  newPasswords,
  reachCodeStep,
  reachPasswordStep,
  test,
  toast,
} from '../../steps/sign-in-steps'

const openRecovery = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
}
const step = (page: Page) => page.locator('[aria-current=step]')

test('an owner who forgot the password makes a new one and signs in with it', async ({ page, company }) => {
  rows(
    'RECOV-01 RECOV-02 RECOV-03 RECOV-05 RECOV-06 RECOV-07 RECOV-08 RECOV-09 RECOV-11 RECOV-12 RECOV-14 RECOV-15 RECOV-16 RECOV-18 RECOV-19 RECOV-20 RECOV-21 RECOV-22 RECOV-41 RECOV-42 RECOV-43 RECOV-44 CALL-27',
  )
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/webhook/auth/'))
      sent.push((request.postDataJSON() as { cnpj: unknown }).cnpj)
  })
  await page.clock.install()
  await openRecovery(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['CNPJ', 'Email', 'Código', 'Senha'])
  await expect(step(page)).toHaveText('CNPJ')
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible()
  await cnpjInput(page).fill(company.cnpj)
  await cnpjInput(page).press('Enter')

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
  await expect(page.getByText(/caixa de spam/)).toBeVisible()
  const mailed = await codeSentBy(company.email, () =>
    page.getByRole('button', { name: 'Enviar Código de Recuperação', exact: true }).click(),
  )

  await expect(step(page)).toHaveText('Código')
  await expect(
    toast(page, 'Código enviado! Digite o código de verificação enviado para seu email.'),
  ).toBeVisible()
  const code = page.getByPlaceholder('000000', { exact: true })
  await code.pressSequentially(`${mailed}99`)
  await expect(code).toHaveValue(mailed)
  await page.getByRole('button', { name: 'Verificar Código', exact: true }).click()

  await expect(step(page)).toHaveText('Senha')
  await expect(toast(page, 'Código verificado! Agora crie sua nova senha.')).toBeVisible()
  // As digits, however the screen shows it.
  expect(sent).toEqual(Array(3).fill(company.cnpj))
  await page.getByLabel('Nova Senha', { exact: true }).fill('Balcao#2027')
  await page.getByLabel('Confirmar Nova Senha', { exact: true }).fill('Balcao#2027')
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.getByRole('button', { name: 'Redefinir Senha', exact: true }).click()
  await expect(toast(page, 'Senha alterada com sucesso! Redirecionando para o login...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
  await page.clock.runFor(1999)
  await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/login')

  await page.clock.resume()
  await lookUp(page, company.cnpj)
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill(company.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(password).toHaveAccessibleDescription(
    'Senha incorreta. Tente novamente ou recupere sua senha.',
  )
  await signInOnScreen(page, { ...company, password: 'Balcao#2027' })
})

test('a recovery says the rules of code and password while one types, goes back step by step, and leaves nothing when it is closed', async ({
  page,
  shop,
}) => {
  rows(
    'RECOV-04 RECOV-10 RECOV-13 RECOV-17 RECOV-23 RECOV-24 RECOV-25 RECOV-26 RECOV-27 RECOV-28 RECOV-29 RECOV-30 RECOV-31 RECOV-32 RECOV-33 RECOV-34 RECOV-40 SETUP-09 SETUP-10 SETUP-11 SETUP-12 SETUP-13 SETUP-14',
  )
  test.slow()
  await openRecovery(page)
  await page.getByRole('button', { name: 'Voltar ao Login', exact: true }).click()
  await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  const sent = await reachCodeStep(page, shop)
  const code = page.getByPlaceholder('000000')
  await test.step('the rules of the code', async () => {
    await page.getByRole('button', { name: 'Verificar Código' }).click()
    await expect(code).toHaveAccessibleDescription(/Digite o código de verificação$/)
    await code.fill('12345')
    await page.getByRole('button', { name: 'Verificar Código' }).click()
    await expect(code).toHaveAccessibleDescription(/O código tem 6 números$/)
    await expect(step(page)).toHaveText('Código')
  })
  await enterCode(page, sent)

  const password = page.getByLabel('Nova Senha', { exact: true })
  const confirmation = page.getByLabel('Confirmar Nova Senha', { exact: true })
  const save = page.getByRole('button', { name: 'Redefinir Senha' })
  await test.step('the rules of the password', async () => {
    const rules = page.locator('li[data-met]')
    for (const [typed, met] of [
      ['abcdef', 'true false false false'],
      ['abcdF~', 'true true false false'],
      ['bcdF1/', 'true true true true'],
      ['cdF1/', 'false true true true'],
    ] as const) {
      await password.fill(typed)
      const shown = () =>
        rules.evaluateAll((items) => items.map((item) => item.getAttribute('data-met')).join(' '))
      await expect.poll(shown, { message: typed, intervals: [50] }).toBe(met)
      if (met.includes('false')) await expect(save).toBeDisabled()
      else await expect(save).toBeEnabled()
    }
    await password.press('Enter')
    await expect(password).toHaveAccessibleDescription('A senha deve atender a todos os requisitos')

    await password.fill('Balcao#2027')
    await expect(password).toHaveAccessibleDescription('')
    await save.click()
    await expect(confirmation).toHaveAccessibleDescription('As senhas não coincidem')
    await confirmation.pressSequentially('Balcao#202')
    await expect(page.getByText('As senhas não coincidem', { exact: true })).toBeVisible()
    await confirmation.press('7')
    await expect(page.getByText('As senhas não coincidem', { exact: true })).toHaveCount(0)
    await expectGreen(page.getByText('Senhas coincidem', { exact: true }))
    await expect(step(page)).toHaveText('Senha')
  })
  await test.step('a password that the server refuses keeps what was typed and says why', async () => {
    for (const field of await newPasswords(page).all()) await field.fill('Senha@123')
    await save.click()
    await expect(password).toHaveAccessibleDescription('Esta senha é muito comum. Escolha outra.')
    await expect(password).toHaveValue('Senha@123')
  })
  await test.step('the way back, and nothing is left of a closed recovery', async () => {
    for (const field of await newPasswords(page).all()) await field.fill('Balcao#2027')
    await expect(page.locator('[data-met=true]')).toHaveCount(4)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await expect(step(page)).toHaveText('Código')
    await expect(code).toHaveValue(/^\d{6}$/)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await expect(step(page)).toHaveText('Email')
    await page.getByRole('button', { name: 'Alterar CNPJ', exact: true }).click()
    await expect(step(page)).toHaveText('CNPJ')
    await expect(cnpjInput(page)).toHaveValue('')
    await expect(page.getByText(shop.nome)).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar ao Login' }).click()

    await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
    await expect(cnpjInput(page)).toHaveValue('')
    await reachPasswordStep(page, shop)
    await expect(newPasswords(page).first()).toHaveValue('')
    await expect(newPasswords(page).last()).toHaveValue('')
    await expect(page.locator('[data-met=false]')).toHaveCount(4)
  })
})
