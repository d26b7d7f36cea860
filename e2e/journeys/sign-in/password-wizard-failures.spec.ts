import type { Page } from '@playwright/test'
import { rows } from '../../product'
import {
  calls,
  cnpjInput,
  codeSentBy,
  enterCode,
  expect,
  lookUp,
  newPasswords,
  reachCodeStep,
  test,
  toast,
} from '../../steps/sign-in-steps'

const wizards = [
  {
    name: 'recovery',
    open: async (page: Page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
    },
    ids: {
      unknown: 'RECOV-35',
      lookup: 'RECOV-36',
      send: 'RECOV-37',
      wrong: 'RECOV-38',
      verify: 'RECOV-39',
      save: 'RECOV-40',
    },
    send: 'Enviar Código de Recuperação',
    save: 'Redefinir Senha',
    notSaved: 'Erro ao alterar senha. Tente novamente.',
  },
  {
    name: 'first access',
    open: async (page: Page) => {
      await page.goto('/setup')
    },
    ids: {
      unknown: 'SETUP-15',
      lookup: 'SETUP-16',
      send: 'SETUP-17',
      wrong: 'SETUP-18',
      verify: 'SETUP-19',
      save: 'SETUP-20',
    },
    send: 'Enviar Código de Verificação',
    save: 'Criar Senha',
    notSaved: 'Erro ao criar senha. Tente novamente.',
  },
]

for (const { name, open, ids, send, save, notSaved } of wizards) {
  test(`${name}: each failure says so, keeps what was typed and can be tried again`, async ({
    page,
    company,
  }) => {
    rows(`VALID-07 ${Object.values(ids).join(' ')}`)
    test.slow()
    await test.step('an invalid number, an unknown one and a failed lookup', async () => {
      await open(page)
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
    await test.step('a failed call of each later step', async () => {
      await open(page)
      await lookUp(page, company.cnpj)
      const sendCode = page.getByRole('button', { name: send })
      await page.route(calls.sendCode, (route) => route.abort())
      await sendCode.click()
      await expect(toast(page, 'Erro ao enviar código. Tente novamente.')).toBeVisible()
      await page.unroute(calls.sendCode)
      const code = await codeSentBy(company.email, () => sendCode.click())

      const field = page.getByPlaceholder('000000')
      const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      const verify = page.getByRole('button', { name: 'Verificar Código' })
      await field.fill(other)
      await verify.click()
      await expect(field).toHaveAccessibleDescription(/Código incorreto\. Tente novamente\.$/)
      await page.route(calls.verifyCode, (route) => route.fulfill({ json: { ok: false } }))
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
      await page.getByRole('button', { name: save }).click()
      await expect(toast(page, notSaved)).toBeVisible()
      await page.unroute(calls.savePassword)

      await page.context().clearCookies()
      await page.getByRole('button', { name: save }).click()
      await expect(toast(page, 'Confirme o código de verificação antes de criar a senha.')).toBeVisible()
      await expect(newPasswords(page).first()).toHaveValue('Balcao#2027')
    })
    await test.step('five wrong codes, after which the server’s own sentence asks for a new one, which is sent from there', async () => {
      await open(page)
      const code = await reachCodeStep(page, company)
      const field = page.getByPlaceholder('000000')
      for (let tries = 1; tries <= 6; tries += 1) {
        await field.fill(String((Number(code) + tries) % 1_000_000).padStart(6, '0'))
        await page.getByRole('button', { name: 'Verificar Código' }).click()
        await expect(field).toHaveAccessibleDescription(
          tries <= 5 ? /Código incorreto\. Tente novamente\.$/ : /Código expirado\. Peça um novo código\.$/,
        )
      }
      const fresh = await codeSentBy(company.email, () =>
        page.getByRole('button', { name: 'Enviar outro código' }).click(),
      )
      await expect(field).toHaveValue('')
      await enterCode(page, fresh)
    })
  })
}
