import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { givenCompany, placeOrder, signIn } from '../product'
import { calls, enterCode, expect, lookUp, newPasswords, reachCodeStep, test } from '../sign-in-steps'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation in the light and in the dark appearance. */
async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** Nothing to scroll sideways, and everything that is pressed is 44 px high and wide (design section 7). */
async function expectToFitAPhone(page: Page, screen: string) {
  const { sideways, small } = await page.evaluate(() => {
    const inText = (element: Element) => element.matches('p a, dd a')
    const shown = (box: DOMRect) => box.width > 1 && box.height > 1
    const targets = [...document.querySelectorAll('a[href], button, input:not([hidden]), select, [role=tab]')]
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: targets
        .filter((element) => !inText(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => shown(box) && (box.height < 43.5 || box.width < 43.5))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
    }
  })
  expect(sideways, screen).toBe(0)
  expect(small, screen).toEqual([])
}

for (const [device, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone of 360 px', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })
    const look = async (page: Page, screen: string) => {
      await expectAccessible(page, screen)
      if (viewport.width === 360) await expectToFitAPhone(page, screen)
    }

    test('LOGIN-01 LEAD-01 RECOV-01 SETUP-01 the pages before sign-in can be used by everyone', async ({
      page,
      shop,
    }) => {
      await page.goto('/login')
      await expect(page.getByText('Etapa 1 de 2')).toBeVisible()
      await look(page, 'sign-in')
      await page.getByRole('tab', { name: 'Seja Cliente' }).click()
      await page.getByRole('button', { name: 'Enviar Cadastro' }).click()
      await expect(page.getByText('Nome da empresa é obrigatório')).toBeVisible()
      await look(page, 'lead form')
      await page.getByRole('tab', { name: 'Entrar' }).click()
      await page.route(calls.lookup, (route) => route.abort())
      await lookUp(page, shop.cnpj)
      await expect(page.locator('[data-toaster]')).toContainText('Erro ao validar CNPJ')
      await look(page, 'a message on top')
      await page.unroute(calls.lookup)
      await lookUp(page, shop.cnpj)
      await page.getByLabel('Senha', { exact: true }).fill('Errada#2026')
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(page.getByText('Senha incorreta.')).toBeVisible()
      await look(page, 'sign-in: password')

      await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
      await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
      await look(page, 'recovery: CNPJ')
      const code = await reachCodeStep(page, shop)
      await page.getByRole('button', { name: 'Verificar Código' }).click()
      await look(page, 'recovery: code')
      await page.getByRole('button', { name: 'Voltar', exact: true }).click()
      await look(page, 'recovery: e-mail')
      await page.getByRole('button', { name: 'Enviar Código de Recuperação' }).click()
      await expect(page.getByPlaceholder('000000')).toHaveValue('')
      await page.goto('/setup')
      await look(page, 'first access: CNPJ')
      expect(code).toMatch(/^\d{6}$/)
      await enterCode(page, await reachCodeStep(page, shop))
      await newPasswords(page).first().fill('abcdeF1')
      await newPasswords(page).last().fill('abc')
      await expect(page.getByText('As senhas não coincidem')).toBeVisible()
      await look(page, 'first access: password')
    })

    test('SHELL-17 MODULE-07 the dashboard can be used by everyone', async ({ page }) => {
      const company = await givenCompany({ modules: ['mod_atendimento'] })
      await placeOrder(company)
      await signIn(page, company)
      for (const [path, heading] of [
        ['conversations', 'Conversas'],
        ['manager', 'Módulo Não Disponível'],
        ['orders', 'Pedidos'],
        ['nothing-like-it', 'Página não encontrada'],
      ] as const) {
        await page.goto(`/dashboard/${path}`)
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        if (path === 'orders') await expect(page.getByRole('article')).toBeVisible()
        await look(page, path)
      }
      if (viewport.width === 360) {
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await look(page, 'menu')
      }
    })
  })
}
