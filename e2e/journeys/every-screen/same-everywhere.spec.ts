import type { Page } from '@playwright/test'
import { givenCompany } from '../../product'
import { cnpjInput, expect, maskedCnpj, reachPasswordStep, test } from '../../steps/sign-in-steps'

const forms: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'login', open: (page) => page.goto('/login') },
  {
    name: 'recovery',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
    },
  },
  { name: 'first access', open: (page) => page.goto('/setup') },
  {
    name: 'lead',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('tab', { name: 'Seja Cliente' }).click()
    },
  },
  { name: 'onboarding', open: (page) => page.goto('/onboarding') },
]

test('PROD-11 CONST-01 without a session every form opens, and takes a CNPJ of 14 digits, 18 with its mask', async ({
  page,
}) => {
  for (const { name, open } of forms)
    await test.step(name, async () => {
      await open(page)
      const field = cnpjInput(page)
      await field.pressSequentially('1122233300018199')
      await expect(field).toHaveValue('11.222.333/0001-81')
    })
})

test('CALL-27 the steps of recovery send the CNPJ as digits, however it is shown', async ({ page }) => {
  const company = await givenCompany()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/webhook/auth/'))
      sent.push((request.postDataJSON() as { cnpj: unknown }).cnpj)
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Esqueceu sua senha?' }).click()
  await reachPasswordStep(page, { ...company, cnpj: maskedCnpj(company.cnpj) })
  expect(sent).toHaveLength(3)
  expect(new Set(sent)).toEqual(new Set([company.cnpj]))
})
