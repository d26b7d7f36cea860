import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { test as agendaTest } from './agenda-steps'
import { standIns, type JourneyCompany } from '../product'

/** Where the company looks after its connection. */
export const companyAgenda = (company: { cnpj: string }): string => `/dashboard/agendamentos/${company.cnpj}`

/** The connection's part of the company's page. */
export const connection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conexão com o Google Calendar' })

/** The word for how the connection stands. */
export const badge = (page: Page): Locator =>
  connection(page).getByRole('button', { name: /^Google Calendar/ })

export const notice = (page: Page): Locator => page.locator('[role=status][data-google-notice]')

/** Opens the company's page and waits until it is known how the connection stands. */
export async function openConnection(page: Page, company: { cnpj: string }): Promise<void> {
  await page.goto(companyAgenda(company))
  await expect(badge(page)).toHaveText(/Conectado|Desconectado|Erro/)
}

/** Presses the button that opens Google's consent; answers the popup once it shows Google's page. */
export async function openConsent(page: Page, name = 'Conectar Google Calendar'): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    connection(page).getByRole('button', { name, exact: true }).click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Fazer login com o Google' })).toBeVisible()
  return popup
}

/** Decides on Google's page, as somebody whom Google does not know from other journeys. */
export async function decide(consent: Page, email: string, decision: 'Permitir' | 'Negar'): Promise<void> {
  await consent.locator('input[name=conta]:checked').evaluate((radio: HTMLInputElement, account) => {
    radio.value = account
  }, email)
  await consent.getByRole('button', { name: decision }).click()
}

/** Presses a person's button that opens Google's consent, allows it, and waits until they are connected. */
export async function connectPerson(
  page: Page,
  name: string,
  email: string,
  act = 'Conectar',
): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `${act} Google Calendar: ${name}`, exact: true }).click(),
  ])
  await decide(popup, email, 'Permitir')
  await expect(page.getByRole('main').getByText('Conectado', { exact: true })).toBeVisible()
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

/** Connects the company whose page is open. */
export async function connectGoogle(page: Page, email: string, button?: string): Promise<void> {
  const popup = await openConsent(page, button)
  await decide(popup, email, 'Permitir')
  await expect(badge(page)).toHaveText(/Conectado/)
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

/** The person's own calendar at Google, in a browser of its own. */
interface OwnCalendar {
  /** Reads it anew. */
  section(): Promise<Locator>
  revokeAccess(): Promise<void>
  /** The next event that Balcão makes there is one that Google does not take. */
  refuseNextEvent(): Promise<void>
  add(event: { title: string; date: string; from: string; to: string }): Promise<void>
  close(): Promise<void>
}

/** Opens an account's own calendar, in a browser of its own. */
export async function openCalendar(browser: Browser, email: string): Promise<OwnCalendar> {
  const page = await browser.newPage()
  const section = async () => {
    await page.goto((await standIns()).calendar)
    return page.getByRole('region', { name: email, exact: true })
  }
  return {
    section,
    async revokeAccess() {
      await (await section()).getByRole('button', { name: 'Remover acesso' }).click()
      await expect(page.getByRole('region', { name: email, exact: true })).toContainText(
        'Nenhum app tem acesso a esta agenda.',
      )
    },
    async refuseNextEvent() {
      await (await section()).getByRole('button', { name: 'Recusar o próximo evento' }).click()
      await expect(page.getByRole('region', { name: email, exact: true })).toContainText(
        'O próximo evento do app será recusado.',
      )
    },
    async add({ title, date, from, to }) {
      const form = await section()
      await form.getByLabel('Título').fill(title)
      await form.getByLabel('Dia').fill(date)
      await form.getByLabel('Início').fill(from)
      await form.getByLabel('Fim').fill(to)
      await form.getByRole('button', { name: 'Criar evento' }).click()
      await expect(page.getByRole('region', { name: email, exact: true })).toContainText(title)
    },
    close: () => page.context().close(),
  }
}

/**
 * `owner` is an account at Google that no other journey uses; `calendar` opens it in a browser of its own; `linked` is the
 * signed-in company on its page, connected to that account.
 */
export const test = agendaTest.extend<{ owner: string; calendar: OwnCalendar; linked: JourneyCompany }>({
  owner: async ({}, use) => {
    await use(`dona-${randomUUID().slice(0, 8)}@estudio.example`)
  },
  calendar: async ({ browser, owner }, use) => {
    const calendar = await openCalendar(browser, owner)
    await use(calendar)
    await calendar.close()
  },
  linked: async ({ page, salonSession, owner }, use) => {
    await openConnection(page, salonSession)
    await connectGoogle(page, owner)
    await use(salonSession)
  },
})

export { expect }
