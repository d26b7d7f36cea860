import type { Page } from '@playwright/test'
import { expect, operator, test } from '../../product'

const words = {
  pt: { title: 'Esta tela parou de funcionar', reload: 'Recarregar' },
  en: { title: 'This screen stopped working', reload: 'Reload' },
  es: { title: 'Esta pantalla dejó de funcionar', reload: 'Recargar' },
} as const

async function expectBroken(page: Page, language: keyof typeof words): Promise<void> {
  const { title, reload } = words[language]
  await expect(page.getByRole('alert').getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: reload, exact: true })).toBeVisible()
}

test('a page whose code was taken away by a deploy says so in its reader’s language, and comes back when it is loaded again', async ({
  context,
}) => {
  for (const language of ['en', 'es'] as const)
    await test.step(language, async () => {
      const page = await context.newPage()
      await page.addInitScript((chosen) => localStorage.setItem('balcao.language', chosen), language)
      await page.route('**/assets/onboarding-wizard*.js', (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      )
      await page.goto('/onboarding')
      await expectBroken(page, language)
      await page.unroute('**/assets/onboarding-wizard*.js')
      await page.getByRole('button', { name: words[language].reload }).click()
      await expect(page.getByLabel('CNPJ', { exact: true })).toBeVisible()
      await page.close()
    })
})

test('a page that throws while it is drawn says so, and tells who runs the product', async ({ context }) => {
  for (const [name, address, sentence] of [
    ['sign-in', '/login', 'Esqueceu sua senha?'],
    ['menu', '/cardapio/00000000-0000-4000-8000-000000000000', 'Cardápio não encontrado'],
    ['booking', '/agendamento/demonstracao', 'Data e Hora'],
    ['operator', '/operador', 'Usuário'],
  ] as const)
    await test.step(name, async () => {
      const page = await context.newPage()
      await page.addInitScript((broken) => {
        const replace = String.prototype.replace as (...args: unknown[]) => string
        // Every sentence of the product goes through it, so one of them can be made to throw.
        Reflect.set(String.prototype, 'replace', function (this: string, ...args: unknown[]) {
          if (this.valueOf() === broken && !sessionStorage.getItem('mended')) throw new Error('made to throw')
          return replace.apply(this, args)
        })
      }, sentence)
      const told = page.waitForResponse('**/api/browser-errors')
      await page.goto(address)
      await expectBroken(page, 'pt')
      expect((await told).status()).toBe(200)
      await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
      await page.getByRole('button', { name: 'Recarregar', exact: true }).click()
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
      await page.close()
    })
  const listed = await operator('errors', 'list')
  for (const page of ['account', 'menu', 'booking', 'operator'])
    expect(listed).toMatch(
      new RegExp(`× ${page}(?:/[a-z]+)? \\(${page}-[\\w-]+\\.js, Chrome \\d+\\): Error: made to throw`),
    )
})
