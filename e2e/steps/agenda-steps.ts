import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { weekdays } from '@balcao/domain/company'
import { addDays, weekdayOf } from '@balcao/domain/scheduling/light'
import { automate } from '../automate'
import { callAsPerson, toaster } from './order-steps'
import { expectToListen, haveSession, test as signedInTest, type JourneyCompany } from '../product'

const url = process.env.E2E_URL!
const zone = 'America/Manaus'

/** Monday to Friday 8 to 12 and 13 to 18: nine starts a day. */
const hours = weekdays.flatMap((dia, place) =>
  place > 4
    ? [{ dia, horario_inicio: '08:00', horario_fim: '12:00', status: 'fechado' }]
    : [
        { dia, horario_inicio: '08:00', horario_fim: '12:00', status: 'aberto' },
        { dia, horario_inicio: '13:00', horario_fim: '18:00', status: 'aberto' },
      ],
)

const services = [
  {
    id: 'cabelo',
    nome: 'Cabelo',
    ativo: true,
    produtos: [
      { id: 'corte', nome: 'Corte', descricao: 'Lavado e seco', preco: 50, duracao: 60 },
      { id: 'luzes', nome: 'Luzes', descricao: 'Com hidratação', preco: 320, duracao: 180 },
    ],
  },
  {
    id: 'reforma',
    nome: 'Reforma',
    ativo: true,
    modalidade: 'dia',
    produtos: [{ id: 'mesa', nome: 'Mesa', preco: 900, duracao: 1440 }],
  },
]

/** Gives a company in Manaus its hours, and a haircut, highlights and a table of three days to be booked. */
export async function openAgenda(company: JourneyCompany): Promise<void> {
  await automate(company, { horario_funcionamento: hours, cidade_empresa: 'Manaus' })
  await automate(company, {
    cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: services } },
  })
}

/** Today on the company's calendar, `YYYY-MM-DD`. */
export const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: zone })

/** The `count`th open day after today. */
export function openDay(count: number): string {
  let date = today()
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    if (![0, 6].includes(weekdayOf(date))) left -= 1
  }
  return date
}

/** The first Sunday after today. */
export const nextSunday = (): string => addDays(today(), 7 - weekdayOf(today()))

/** The instant of a time on the company's clock. */
export const instantOf = (date: string, time: string): string => `${date}T${time}:00-04:00`

export const bookingPage = (company: { cnpj: string }): string => `/agendamento/${company.cnpj}`

/** A day of the public calendar, in whichever month it lies. */
export async function findDay(page: Page, date: string): Promise<Locator> {
  const day = page.locator(`[data-date="${date}"]`)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Próximo mês' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await expect(day).toBeVisible()
  return day
}

/** A free time of the chosen day. */
export const slot = (page: Page, time: string): Locator =>
  page.locator('[data-slots]').getByRole('button', { name: time, exact: true })

/** Walks the public page to the customer's form. */
export async function chooseTime(page: Page, date: string, time: string, service = 'Corte'): Promise<void> {
  await (await findDay(page, date)).click()
  await slot(page, time).click()
  await page.getByRole('button', { name: `Escolher ${service}` }).click()
  await expect(page.getByRole('heading', { name: 'Confirmação', level: 2 })).toBeFocused()
}

export const confirmButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Confirmar agendamento' })

/** Fills in who comes, and agrees that it is kept. */
export async function fillCustomer(page: Page, name = 'Ana Lima', phone = '92991234567'): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Telefone (WhatsApp)').fill(phone)
  await page.getByRole('checkbox', { name: /^Concordo que/ }).check()
}

/** A booking as its customer gets it. */
interface Booked {
  id: string
  link: string
  version: number
}

/** Books from the public page's calls; answers the status and what was said. */
export async function bookFromOutside(
  company: { cnpj: string },
  booking: {
    date: string
    time: string
    service?: string
    name?: string
    phone?: string
    agenda?: string
    email?: string
  },
): Promise<Booked> {
  const { token } = (await (await fetch(`${url}/api/visit`)).json()) as { token: string }
  const answer = await fetch(`${url}/api/booking/${company.cnpj}/bookings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: randomUUID(),
      service_id: booking.service ?? 'corte',
      starts_at: instantOf(booking.date, booking.time),
      name: booking.name ?? 'Bia Rocha',
      phone: booking.phone ?? '92988887777',
      agenda_id: booking.agenda,
      email: booking.email,
      consent: true,
    }),
  })
  if (answer.status !== 201) throw new Error(`booking refused: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Booked
}

/** An appointment as the counter gets it. */
export interface AtCounter {
  id: string
  version: number
}

/** Books at the counter, with the session of the person who looks at a page. */
export function bookAtCounter(
  page: Page,
  {
    date,
    time,
    service = 'corte',
    client = 'Ana Lima',
    phone = '92991234567',
  }: {
    date: string
    time: string
    service?: string
    client?: string
    phone?: string
  },
): Promise<AtCounter> {
  return callAsPerson(page, 'POST', '/api/appointments', {
    id: randomUUID(),
    service_id: service,
    starts_at: instantOf(date, time),
    client,
    phone,
  })
}

/** Changes the agenda's settings with the session of the person who looks at a page. */
export async function setAgenda(page: Page, change: object): Promise<void> {
  const { version } = await callAsPerson<{ version: number }>(page, 'GET', '/api/agenda/settings')
  await callAsPerson(page, 'PUT', '/api/agenda/settings', { version, ...change })
}

/** Opens the agenda of the signed-in company; `at` as its address says it. */
export async function openSchedule(page: Page, at = ''): Promise<void> {
  await page.goto(`/dashboard/schedule${at}`)
  // By its element: what stands above the screen hides it from screen readers.
  await expect(page.locator('h1', { hasText: /^Agendamentos$/ })).toBeVisible()
}

/** Unfolds the month of a day in the list of appointments. */
export async function openMonth(page: Page, date: string): Promise<void> {
  const name = new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/^./, (letter) => letter.toUpperCase())
  const month = page.getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await month.getAttribute('aria-expanded')) === 'false') await month.click()
}

/** The row of a customer's appointment in the list, once it is there; its month is unfolded where it is not. */
export async function rowOf(page: Page, date: string, client: string): Promise<Locator> {
  const row = page.getByRole('article', { name: new RegExp(`^${client}, `) })
  // A screen that is still being drawn may begin anew, with its month as it was.
  await expect(async () => {
    await openMonth(page, date)
    await expect(row.first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  return row
}

/** The appointment of a customer in the agenda's calendar, by what it says of itself. */
export const blockOf = (page: Page, client: string): Locator =>
  page.getByRole('button', { name: new RegExp(`\\d, ${client}, `) })

/** Drags a block by its middle into a column, so that it begins so many hours later. */
export async function drag(page: Page, block: Locator, column: Locator, hours: number): Promise<void> {
  // A block that is drawn anew while the agenda is still being read is another one.
  const toMiddle = (drawn: Element) => drawn.scrollIntoView({ block: 'center' })
  await expect(() => block.evaluate(toMiddle, undefined, { timeout: 2000 })).toPass()
  const [from, to] = [(await block.boundingBox())!, (await column.boundingBox())!]
  const y = from.y + from.height / 2
  await page.mouse.move(from.x + from.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, y + hours * 64, { steps: 8 })
  await page.mouse.up()
}

/** How many hours of the first column stand in the window, in the area that scrolls, below the heads of the columns. */
export const hoursInSight = (page: Page): Promise<number> =>
  page
    .locator('[data-column]')
    .first()
    .evaluate((column) => {
      let { top, bottom } = column.getBoundingClientRect()
      bottom = Math.min(bottom, window.innerHeight)
      for (let box = column.parentElement; box; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) {
          const edges = box.getBoundingClientRect()
          const heads = box.querySelector('[data-column-heads]')?.getBoundingClientRect().height ?? 0
          top = Math.max(top, edges.top + heads)
          bottom = Math.min(bottom, edges.bottom)
        }
      return (bottom - top) / 64
    })

/** The number of a statistic card. */
export const stat = (page: Page, name: 'total' | 'confirmed' | 'pending' | 'cancelled'): Locator =>
  page.locator(`[data-stat=${name}]`)

/** A message at the top of the page, with its button. */
export const messageOf = (page: Page, text: string): Locator =>
  toaster(page).locator(':scope > div').filter({ hasText: text })

/** A window of the screen by its title: the appointment's form, a list, a question. */
export const panel = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true })

/**
 * `salon` is a company whose agenda is open; with `salonSession` the browser has signed in to it, and the journey opens its
 * first screen itself; `counter` is on its agenda; `elsewhere` opens the agenda in another browser of the same person.
 */
export const test = signedInTest.extend<{
  salon: JourneyCompany
  salonSession: JourneyCompany
  counter: JourneyCompany
  elsewhere: (at?: string) => Promise<Page>
}>({
  salon: async ({ company }, use) => {
    await openAgenda(company)
    await use(company)
  },
  salonSession: async ({ page, salon }, use) => {
    await haveSession(page, salon)
    await use(salon)
  },
  counter: async ({ page, salonSession }, use) => {
    await openSchedule(page)
    await expectToListen(page)
    await use(salonSession)
  },
  elsewhere: async ({ page, browser, contextOptions }, use) => {
    const opened: Page[] = []
    await use(async (at) => {
      const storageState = await page.context().storageState()
      const other = await browser.newPage({ ...contextOptions, baseURL: url, storageState })
      opened.push(other)
      await openSchedule(other, at)
      return other
    })
    await Promise.all(opened.map((other) => other.context().close()))
  },
})

export { expect }
