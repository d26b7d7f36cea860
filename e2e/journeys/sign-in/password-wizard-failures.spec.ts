import { rows } from '../../product'
import {
  calls,
  cnpjInput,
  codeSentBy,
  enterCode,
  expect,
  lookUp,
  newPasswords,
  test,
  toast,
} from '../../steps/sign-in-steps'

// First access is the same wizard in other words.
test('recovery: each failure says so, keeps what was typed and can be tried again', async ({
  page,
  company,
}) => {
  rows(
    'VALID-07 RECOV-35 RECOV-36 RECOV-37 RECOV-38 RECOV-39 RECOV-40 SETUP-15 SETUP-16 SETUP-17 SETUP-18 SETUP-19',
  )
  test.slow()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  await test.step('an invalid number, an unknown one and a failed lookup', async () => {
    await lookUp(page, '11.222.333/0001-82')
    await expect(cnpjInput(page)).toHaveAccessibleDescription(
      'CNPJ inválido. Verifique os números e tente novamente.',
    )
    await lookUp(page, '11.222.333/0001-81')
    await expect(cnpjInput(page)).toHaveAccessibleDescription(
      'CNPJ não encontrado. Verifique e tente novamente.',
    )

    await page.route(calls.lookup, (route) => route.abort())
    await lookUp(page, '11.222.333/0001-81')
    await expect(toast(page, 'Erro ao validar CNPJ. Tente novamente.')).toBeVisible()
    await expect(cnpjInput(page)).toHaveValue('11.222.333/0001-81')
    await page.unroute(calls.lookup)
  })
  const field = page.getByPlaceholder('000000')
  const verify = page.getByRole('button', { name: 'Verificar Código' })
  let code = ''
  const wrong = (by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
  await test.step('a code that is not sent, and five wrong ones, after which the server’s own sentence asks for a new one, which is sent from there', async () => {
    await lookUp(page, company.cnpj)
    const sendCode = page.getByRole('button', { name: 'Enviar Código de Recuperação' })
    await page.route(calls.sendCode, (route) => route.abort())
    await sendCode.click()
    await expect(toast(page, 'Erro ao enviar código. Tente novamente.')).toBeVisible()
    await page.unroute(calls.sendCode)
    code = await codeSentBy(company.email, () => sendCode.click())
    for (let tries = 1; tries <= 6; tries += 1) {
      await field.fill(wrong(tries))
      await verify.click()
      await expect(field).toHaveAccessibleDescription(
        tries <= 5 ? /Código incorreto\. Tente novamente\.$/ : /Código expirado\. Peça um novo código\.$/,
      )
    }
    code = await codeSentBy(company.email, () =>
      page.getByRole('button', { name: 'Enviar outro código' }).click(),
    )
    await expect(field).toHaveValue('')
  })
  await test.step('a failed call of each later step', async () => {
    await page.route(calls.verifyCode, (route) => route.fulfill({ json: { ok: false } }))
    await field.fill(wrong())
    await verify.click()
    await expect(field).toHaveAccessibleDescription(/Código incorreto\. Tente novamente\.$/)
    await page.unroute(calls.verifyCode)

    await page.route(calls.verifyCode, (route) => route.abort())
    await field.fill(code)
    await verify.click()
    await expect(toast(page, 'Erro ao verificar código. Tente novamente.')).toBeVisible()
    await expect(field).toHaveValue(code)
    await page.unroute(calls.verifyCode)
    await enterCode(page, code)

    for (const input of await newPasswords(page).all()) await input.fill('Balcao#2027')
    await page.route(calls.savePassword, (route) => route.abort())
    await page.getByRole('button', { name: 'Redefinir Senha' }).click()
    await expect(toast(page, 'Erro ao alterar senha. Tente novamente.')).toBeVisible()
    await page.unroute(calls.savePassword)

    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Redefinir Senha' }).click()
    await expect(toast(page, 'Confirme o código de verificação antes de criar a senha.')).toBeVisible()
    await expect(newPasswords(page).first()).toHaveValue('Balcao#2027')
  })
})
