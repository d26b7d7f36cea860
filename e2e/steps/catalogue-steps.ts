import type { OptionGroup } from '@balcao/domain/catalogue'
import { randomUUID } from 'node:crypto'
import { categoryContent, itemContent } from '@balcao/domain/catalogue/testing'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectToListen, test as signedInTest, type JourneyCompany } from '../product'

const url = process.env.E2E_URL!

interface CategorySeed {
  id: string
  nome: string
  section?: 'cardapio' | 'servicos'
  tipos_preco?: string[]
  modalidade?: 'tempo' | 'dia' | null
}

interface ItemSeed {
  id: string
  category_id: string
  nome: string
  centavos: Record<string, number>
  duracao?: number | null
  descricao?: string
  opcoes?: OptionGroup[]
}

/** Rows as the contract saves them, with what a seed leaves unsaid. */
export const categoryChange = ({ id, ...seed }: CategorySeed, position = 1024) => ({
  kind: 'category',
  id,
  base: null,
  after: categoryContent({ position, ...seed }),
})

export const itemChange = ({ id, ...seed }: ItemSeed, position = 1024) => ({
  kind: 'item',
  id,
  base: null,
  after: itemContent({ position, ...seed }),
})

/** Saves rows from outside, as an automation would. */
export async function saveRows(company: { apiKey: string }, changes: unknown[]): Promise<void> {
  const response = await fetch(`${url}/api/catalogue/changes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), changes }),
  })
  if (!response.ok) throw new Error(`rows refused: ${response.status} ${await response.text()}`)
}

/** The catalogue as the server has it. */
export async function readRows(company: { apiKey: string }): Promise<{
  version: number
  categories: ({ id: string; version: number } & Record<string, unknown>)[]
  items: ({ id: string; version: number; nome: string; centavos: Record<string, number> } & Record<
    string,
    unknown
  >)[]
}> {
  const response = await fetch(`${url}/api/catalogue`, {
    headers: { authorization: `Bearer ${company.apiKey}` },
  })
  return response.json()
}

/** A snack bar's menu with sizes of pizza, and services by minutes and by the day. */
const snackBar = [
  categoryChange({ id: 'lanches', nome: 'Lanches' }),
  categoryChange({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Broto', 'Grande'] }, 2048),
  categoryChange({ id: 'cortes', nome: 'Cortes', section: 'servicos', modalidade: 'tempo' }),
  categoryChange({ id: 'alugueis', nome: 'Aluguéis', section: 'servicos', modalidade: 'dia' }, 2048),
  itemChange({
    id: 'x-bacon',
    category_id: 'lanches',
    nome: 'X-Bacon',
    descricao: 'Pão, carne e bacon',
    centavos: { padrao: 2490 },
  }),
  itemChange({ id: 'x-salada', category_id: 'lanches', nome: 'X-Salada', centavos: { padrao: 2150 } }, 2048),
  itemChange({ id: 'misto', category_id: 'lanches', nome: 'Misto', centavos: { padrao: 1200 } }, 3072),
  itemChange({
    id: 'calabresa',
    category_id: 'pizzas',
    nome: 'Calabresa',
    centavos: { Broto: 3490, Grande: 5490 },
  }),
  itemChange({
    id: 'corte',
    category_id: 'cortes',
    nome: 'Corte masculino',
    centavos: { padrao: 4000 },
    duracao: 60,
  }),
  itemChange({
    id: 'tenda',
    category_id: 'alugueis',
    nome: 'Tenda',
    centavos: { padrao: 30000 },
    duracao: 960,
  }),
]

/** Opens the catalogue tab. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.goto('/dashboard/company?tab=cardapio')
  await expect(page.getByLabel('Buscar no catálogo')).toBeVisible()
}

/** The row of a product or service. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** What a row says, to be pressed twice. */
export const textIn = (page: Page, name: string, text: string): Locator =>
  rowOf(page, name).getByText(text, { exact: true })

/** Opens a row's menu and presses an entry. */
export async function chooseFrom(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Mais ações de ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** The names of the rows on the screen, from top to bottom. */
export const rowNames = async (page: Page): Promise<string[]> => {
  const rows = await page.getByRole('article').all()
  const placed = await Promise.all(
    rows.map(async (row) => ({
      name: (await row.getAttribute('aria-label')) ?? '',
      top: (await row.boundingBox())?.y ?? 0,
    })),
  )
  return placed.sort((one, other) => one.top - other.top).map(({ name }) => name)
}

/** `catalogue` is a company with a snack bar's catalogue, on its screen; `elsewhere` opens it in another browser. */
export const test = signedInTest.extend<{
  seed: unknown[]
  catalogue: JourneyCompany
  elsewhere: () => Promise<Page>
}>({
  seed: [snackBar, { option: true }],
  catalogue: async ({ page, session, seed }, use) => {
    if (seed.length > 0) await saveRows(session, seed)
    await openCatalogue(page)
    await expectToListen(page)
    await use(session)
  },
  elsewhere: async ({ page, browser, contextOptions, catalogue }, use) => {
    const opened: Page[] = []
    expect(catalogue.cnpj).toHaveLength(14)
    await use(async () => {
      const storageState = await page.context().storageState()
      const other = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL!, storageState })
      opened.push(other)
      await openCatalogue(other)
      return other
    })
    await Promise.all(opened.map((other) => other.context().close()))
  },
})

export { expect }
