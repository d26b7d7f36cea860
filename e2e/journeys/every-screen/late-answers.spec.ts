import type { Page } from '@playwright/test'
import { rows } from '../../product'
import {
  calls,
  cnpjInput,
  expect,
  hold,
  lookUp,
  maskedCnpj,
  newPasswords,
  reachCodeStep,
  reachPasswordStep,
  test,
} from '../../steps/sign-in-steps'

const step = (page: Page) => page.locator('[aria-current=step]')

/** Lets a held answer arrive, and gives the screen the time to follow it. */
async function arrive(page: Page, address: string, held: { release: () => Promise<void> }) {
  const answer = page.waitForResponse(address)
  await held.release()
  await (await answer).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const open = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
}

// First access is the same wizard.
test('an answer that comes late moves nobody who went elsewhere in a recovery meanwhile', async ({
  page,
  company,
}) => {
  rows('RECOV-10 RECOV-13 RECOV-17 SETUP-09 SETUP-10')
  await test.step('who asks for another CNPJ while the code is being sent stays there when the answer comes', async () => {
    await open(page)
    await lookUp(page, company.cnpj)
    const held = await hold(page, calls.sendCode)
    await page.getByRole('button', { name: /^Enviar Código/ }).click()
    await page.getByRole('button', { name: 'Alterar CNPJ' }).click()
    await expect(step(page)).toHaveText('CNPJ')
    await arrive(page, calls.sendCode, held)
    await expect(step(page)).toHaveText('CNPJ')
    await expect(cnpjInput(page)).toBeEditable()
    await expect(page.locator('[data-toaster]')).not.toContainText('Código enviado!')

    await lookUp(page, company.cnpj)
    await expect(page.getByText(company.nome, { exact: true })).toBeVisible()
  })
  await test.step('who goes back while the code is being checked is not thrown forward', async () => {
    await open(page)
    const code = await reachCodeStep(page, company)
    const held = await hold(page, calls.verifyCode)
    await page.getByPlaceholder('000000').fill(code)
    await page.getByRole('button', { name: 'Verificar Código' }).click()
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await expect(step(page)).toHaveText('Email')
    await arrive(page, calls.verifyCode, held)
    await expect(step(page)).toHaveText('Email')
    await expect(page.getByRole('button', { name: /^Enviar Código/ })).toBeEnabled()
  })
  await test.step('nobody goes back while the new password is being saved', async () => {
    await open(page)
    await reachPasswordStep(page, company)
    for (const input of await newPasswords(page).all()) await input.fill('Balcao#2027')
    const held = await hold(page, calls.savePassword)
    await newPasswords(page).last().press('Enter')
    await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeDisabled()
    await arrive(page, calls.savePassword, held)
    await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
  })
})

test('RECOV-23 the answer of a look-up in a recovery that was left says nothing on the sign-in', async ({
  page,
  shop,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  const held = await hold(page, calls.lookup)
  await lookUp(page, shop.cnpj)
  await page.getByRole('button', { name: 'Voltar ao Login' }).click()
  await arrive(page, calls.lookup, held)
  await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
  await expect(page.locator('[data-toaster]')).not.toContainText('CNPJ validado!')
})

test('LOGIN-21 who does something else while the password is being checked stays there, whatever the answer is', async ({
  page,
  shop,
}) => {
  await test.step('another CNPJ, and the password is accepted', async () => {
    await page.goto('/login')
    await lookUp(page, shop.cnpj)
    await page.getByLabel('Senha', { exact: true }).fill(shop.password)
    const held = await hold(page, calls.signIn)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByRole('button', { name: 'Alterar CNPJ' }).click()
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled()
    const ended = page.waitForResponse('**/api/sign-out')
    await arrive(page, calls.signIn, held)
    await ended

    await expect(page.getByText('Etapa 1 de 2', { exact: true })).toBeVisible()
    await expect(cnpjInput(page)).toHaveValue(maskedCnpj(shop.cnpj))
    await expect(cnpjInput(page)).not.toHaveAttribute('aria-invalid')
    expect((await page.request.get('/api/session')).status()).toBe(401)
    expect(await page.evaluate(() => localStorage.getItem('balcao.user'))).toBeNull()
  })
  await test.step('the PIN, and the password is refused', async () => {
    await page.goto('/login')
    await lookUp(page, shop.cnpj)
    await page.getByLabel('Senha', { exact: true }).fill('errada#1A')
    const held = await hold(page, calls.signIn)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByRole('button', { name: 'Entrar como funcionário' }).click()
    await arrive(page, calls.signIn, held)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled()
  })
})
