import { randomInt, randomUUID } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import type { openOperatorSide } from '../apps/demo/src/operator-side'

const url = process.env.E2E_URL!

export interface JourneyCompany {
  cnpj: string
  nome: string
  email: string
  password: string
  apiKey: string
}

type OperatorSide = Awaited<ReturnType<typeof openOperatorSide>>
let side: Promise<OperatorSide> | undefined

/** That of every company that journeys begin with, and its hash: to make one takes a core for a while. */
const password = 'Balcao#2026'
let passwordHash: Promise<string> | undefined

/** Runs a command of the operator's command line against the installation under test; answers what it printed. */
export const operator = async (...args: string[]): Promise<string> => (await operatorSide()).run(args)

const operatorSide = (): Promise<OperatorSide> => (side ??= loadOperatorSide())

/** As it was built: to read the server's thousand files takes the test runner half a minute. */
async function loadOperatorSide(): Promise<OperatorSide> {
  const program = new URL('../apps/server/dist/operator-side.mjs', import.meta.url).href
  const built = (await import(program)) as { openOperatorSide: typeof openOperatorSide }
  return built.openOperatorSide({ ...process.env, DATA_DIR: process.env.E2E_DATA_DIR! })
}

/** The addresses of the stand-ins' pages. */
export async function standIns(): Promise<{
  phone: string
  mailbox: string
  printer: string
  calendar: string
  bank: string
}> {
  const config = (await (await fetch(`${url}/api/app-config`)).json()) as {
    demo: Awaited<ReturnType<typeof standIns>>
  }
  return config.demo
}

/** The newest 6-digit code that arrived for an address. */
export async function codeFor(email: string): Promise<string> {
  const { mailbox } = await standIns()
  const newest = async () => {
    const response = await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, mailbox))
    const mails = (await response.json()) as { text: string }[]
    return /\b(\d{6})\b/.exec(mails.at(-1)?.text ?? '')?.[1]
  }
  await expect.poll(newest, { message: `a code for ${email}`, intervals: [50] }).toBeTruthy()
  return (await newest())!
}

/** A company that nobody has signed in to yet; `modules` are those of its licence. */
export async function givenNewCompany(
  options: { modules?: string[] } = {},
): Promise<Omit<JourneyCompany, 'password'>> {
  const cnpj = freshCnpj()
  const nome = `Loja ${cnpj.slice(0, 8)}`
  const email = `dona-${cnpj.slice(0, 8)}@loja.example`
  const modules = options.modules ?? ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento']
  await operator(
    'company',
    'add',
    '--cnpj',
    cnpj,
    '--name',
    nome,
    '--email',
    email,
    '--state',
    'AM',
    '--modules',
    modules.join(','),
  )
  const apiKey = await operator('api-key', 'add', '--cnpj', cnpj, '--name', 'journeys')
  return { cnpj, nome, email, apiKey }
}

/** A company that chose its password; how one does is a journey of its own. */
export async function givenCompany(options: { modules?: string[] } = {}): Promise<JourneyCompany> {
  const company = await givenNewCompany(options)
  const { hashPassword, setPassword } = await operatorSide()
  await setPassword(company.cnpj, await (passwordHash ??= hashPassword(password)))
  return { ...company, password }
}

/** Places an order from outside; answers its id. */
export async function placeOrder(
  company: { apiKey: string },
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  const response = await fetch(`${url}/rest/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      customer_name: 'Ana Lima',
      customer_phone: '92991234567',
      customer_address: 'Rua das Flores, 120',
      neighbourhood: 'Centro',
      payment_method: 'cash',
      change_for: 100,
      delivery_fee: 5,
      items: [
        { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
        { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
      ],
      ...overrides,
    }),
  })
  if (response.status !== 201) throw new Error(`order refused: ${response.status} ${await response.text()}`)
  return id
}

/** Signs in through the screen, as a person does. */
export async function signInOnScreen(page: Page, company: { cnpj: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.locator('input[type=password]').fill(company.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/dashboard/conversations')
}

/**
 * Makes the browser one that signed in before, without the screen of it: it has the session's cookie and keeps who it is,
 * in the form that the journeys about the session find there after `signInOnScreen`. No screen is open yet.
 */
export async function haveSession(
  page: Page,
  { cnpj, password }: { cnpj: string; password: string },
): Promise<void> {
  // The lightest page of the product, to reach what the browser keeps for it; whatever page was open asks no more.
  await page.goto(`${url}/favicon.svg`)
  const entered = await page.request.post(`${url}/webhook/auth/verify-password`, { data: { cnpj, password } })
  expect([entered.status(), await entered.text()]).toEqual([200, expect.any(String)])
  const record = await page.request.get(`${url}/webhook/get-customer?cnpj=${cnpj}&sem=cardapio_json`)
  const { data } = (await record.json()) as { data: { id: string; nome: string; email_cliente: string } }
  const user = { id: data.id, name: data.nome, cnpj, email: data.email_cliente, token: `local-${cnpj}` }
  await page.evaluate(
    ([kept, cnpj]) => {
      // As a sign-in does: the session before has ended with it.
      localStorage.removeItem('balcao.signOutPending')
      localStorage.setItem('balcao.user', kept!)
      localStorage.setItem('balcao.cnpj', cnpj!)
    },
    [JSON.stringify(user), cnpj],
  )
}

/**
 * Waits until the page hears of what happens, and the browser keeps from where on: as a screen that has been open for a
 * while, and as other screens of the same browser find it.
 */
export async function expectToListen(page: Page): Promise<void> {
  const keeps = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('balcao.live.')))
  await expect.poll(keeps, { message: 'a browser that listens', intervals: [50] }).toBe(true)
}

/** Opens a screen of the dashboard in a browser that signed in before. */
export async function signIn(
  page: Page,
  company: { cnpj: string; password: string },
  screen = 'conversations',
): Promise<void> {
  await haveSession(page, company)
  await page.goto(`${url}/dashboard/${screen}`)
}

/**
 * Journeys start from a company of their own. With `session` the browser has signed in to it, and the journey opens its
 * first screen itself; `signedIn` opens the dashboard.
 */
export const test = base.extend<{
  company: JourneyCompany
  session: JourneyCompany
  signedIn: JourneyCompany
}>({
  page: async ({ page }, use) => {
    await use(page)
    // What still waits for an answer when a journey is over concerns nobody.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A browser without a page keeps what it has loaded and compiled for the next journey.
    const own = page.context()
    for (const each of own.pages()) await each.close()
    // Phones and colleagues that a journey left open would go on asking beside the next one.
    for (const other of own.browser()?.contexts() ?? []) if (other !== own) await other.close()
  },
  company: async ({}, use) => {
    await use(await givenCompany())
  },
  session: async ({ page, company }, use) => {
    await haveSession(page, company)
    await use(company)
  },
  signedIn: async ({ page, session }, use) => {
    await page.goto('/dashboard/conversations')
    await use(session)
  },
})

/** Names the rows of docs/requirements.csv that a journey proves, where its title would carry more than four. */
export function rows(ids: string): void {
  test.info().annotations.push({ type: 'rows', description: ids })
}

export { expect } from '@playwright/test'

/** A CNPJ with right check digits that no other journey uses. */
export function freshCnpj(): string {
  const base = String(randomInt(10_000_000, 99_999_999)) + '0001'
  const digit = (digits: string) => {
    const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2].slice(13 - digits.length)
    const rest = [...digits].reduce((sum, char, place) => sum + Number(char) * weights[place]!, 0) % 11
    return String(rest < 2 ? 0 : 11 - rest)
  }
  const first = digit(base)
  return base + first + digit(base + first)
}
