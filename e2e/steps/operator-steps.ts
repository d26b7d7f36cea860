import { createHmac, randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { JourneyLead } from './onboarding-steps'
import { operator as runOperator, test as productTest } from '../product'

interface JourneyOperator {
  user: string
  password: string
  otpauth: string
}

/** An operator's account of this journey's own, made by the command line as all of them are. */
export async function givenOperator(): Promise<JourneyOperator> {
  const user = `op-${randomUUID().slice(0, 8)}`
  const printed = await runOperator('account', 'add', '--user', user)
  return {
    user,
    password: /^password: (.+)$/m.exec(printed)![1]!,
    otpauth: /^second factor: (.+)$/m.exec(printed)![1]!,
  }
}

/** The code that an authenticator shows (RFC 6238), or the one that it will show `ahead` steps later. */
export function codeOf({ otpauth }: JourneyOperator, ahead = 0): string {
  const secret = fromBase32(new URL(otpauth).searchParams.get('secret')!)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Fills the three fields of the sign-in, on the page or above it, and presses its button. */
export async function enterOperator(page: Page, operator: JourneyOperator, code: string): Promise<void> {
  await page.getByLabel('Usuário', { exact: true }).fill(operator.user)
  await page.getByLabel('Senha', { exact: true }).fill(operator.password)
  await page.getByLabel('Código', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Opens the operator's page and signs in; a code opens once, so the second time takes one `ahead`. */
export async function openOperatorPage(page: Page, operator: JourneyOperator, ahead = 0): Promise<void> {
  await page.goto('/operador')
  await enterOperator(page, operator, codeOf(operator, ahead))
  await expect(page.getByRole('heading', { name: 'Cadastros', level: 1 })).toBeVisible()
}

/** Follows the menu to one of the three places. */
export async function goTo(page: Page, place: 'Cadastros' | 'Empresas' | 'Auditoria'): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click()
  await expect(page.getByRole('heading', { name: place, level: 1 })).toBeVisible()
}

/** Finds a lead by its CNPJ in whatever state, and opens it. */
export async function openLead(page: Page, lead: { cnpj: string; empresa: string }): Promise<void> {
  await goTo(page, 'Cadastros')
  await page.getByRole('button', { name: /^Todos/ }).click()
  await page.getByLabel('Buscar cadastro').fill(lead.cnpj)
  await page
    .getByRole('list', { name: 'Cadastros' })
    .getByRole('link', { name: lead.empresa })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: lead.empresa, level: 1 })).toBeVisible()
}

/** Finds a company by its CNPJ and opens it. */
export async function openCompany(page: Page, company: { cnpj: string; nome: string }): Promise<void> {
  await goTo(page, 'Empresas')
  await page.getByLabel('Buscar empresa').fill(company.cnpj)
  await page.getByRole('list', { name: 'Empresas' }).getByRole('link', { name: company.nome }).click()
  await expect(page.getByRole('heading', { name: company.nome, level: 1 })).toBeVisible()
}

/** Leaves another lead of the same company, as somebody who forgot the first. */
export async function leaveAgain(lead: JourneyLead): Promise<void> {
  const url = process.env.E2E_URL!
  const { token } = (await (await fetch(`${url}/api/visit`)).json()) as { token: string }
  const again = { ...lead, responsavel: 'João', telefone: '92981110000', nicho: 'delivery' }
  const response = await fetch(`${url}/webhook/lead-collector`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...again, email: `outra-${lead.email}` }),
  })
  expect(response.status).toBe(200)
}

/** A card of a lead or company, by its heading. */
export const cardNamed = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** `operator` has an account; `signedInOperator` is signed in on the page. */
export const test = productTest.extend<{ operator: JourneyOperator; signedInOperator: JourneyOperator }>({
  operator: async ({}, use) => {
    await use(await givenOperator())
  },
  signedInOperator: async ({ page, operator }, use) => {
    await openOperatorPage(page, operator)
    await use(operator)
  },
})

export { expect } from '@playwright/test'

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
