import type { Page } from '@playwright/test'
import {
  chooseFrom,
  expect,
  itemChange,
  readRows,
  rowOf,
  saveRows,
  test,
  textIn,
} from '../../steps/catalogue-steps'
import { toaster } from '../../steps/order-steps'
import { rows } from '../../product'

const saves = '**/api/catalogue/changes'

const refuse = (page: Page) =>
  page.route(saves, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ ok: false, code: 'INTERNAL', mensagem: 'Erro interno. Tente novamente.' }),
    }),
  )

const nameOfBacon = async (company: { apiKey: string }) =>
  (await readRows(company)).items.find(({ id }) => id === 'x-bacon')?.nome

async function rename(page: Page, name: string, to: string) {
  await textIn(page, name, name).dblclick()
  await page.getByLabel(`Nome de ${name}`, { exact: true }).fill(to)
  await page.keyboard.press('Enter')
}

test('a refused save rolls the screen back with its text, and is offered again', async ({
  page,
  catalogue,
}) => {
  rows('COMP-37 CATAL-45 CATAL-46 CATAL-47 CATAL-64 CATAL-65 CATAL-66 CATAL-67')
  await refuse(page)
  await rename(page, 'X-Bacon', 'X-Bacon duplo')
  await expect(toaster(page)).toContainText('Erro ao salvar dados')
  await expect(rowOf(page, 'X-Bacon')).toBeVisible()
  await expect(rowOf(page, 'X-Bacon duplo')).toHaveCount(0)
  await rename(page, 'Corte masculino', 'Corte')
  await expect(toaster(page)).toContainText('Erro ao salvar serviços: Erro interno. Tente novamente.')
  await expect(rowOf(page, 'Corte masculino')).toBeVisible()

  await chooseFrom(page, 'Misto', 'Excluir produto')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir produto' }).click()
  await expect(toaster(page)).toContainText('Erro ao salvar exclusão no banco')
  await expect(rowOf(page, 'Misto')).toBeVisible()
  await chooseFrom(page, 'Pizzas', 'Excluir categoria')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir categoria' }).click()
  await expect(toaster(page)).toContainText('Erro ao deletar categoria: Erro interno. Tente novamente.')
  await expect(rowOf(page, 'Calabresa')).toBeVisible()
  await chooseFrom(page, 'Pizzas', 'Editar categoria…')
  await page.getByLabel('Nome da categoria', { exact: true }).fill('Pizzaria')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toaster(page)).toContainText('Erro ao salvar alterações da categoria')
  await expect(page.getByRole('heading', { name: 'Pizzas' })).toBeVisible()
  expect((await readRows(catalogue)).version).toBe(1)

  await page.unroute(saves)
  const failed = page.getByRole('list', { name: 'Alterações que não foram salvas' }).getByRole('listitem')
  await expect(failed).toHaveCount(5)
  await expect(failed.first()).toContainText('Nome de X-Bacon: “X-Bacon duplo”')
  await failed.first().getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rowOf(page, 'X-Bacon duplo')).toBeVisible()
  await expect.poll(() => nameOfBacon(catalogue)).toBe('X-Bacon duplo')
  await failed.first().getByRole('button', { name: 'Deixar assim' }).click()
  await expect(failed).toHaveCount(3)
})

test('an edit whose answer is lost is said to be unsaved, asked about when leaving, and saved once', async ({
  page,
  catalogue,
}) => {
  const ids: string[] = []
  let away = true
  await page.route(saves, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id)
    if (ids.length === 1) await route.fetch()
    return away ? route.abort() : route.continue()
  })
  await rename(page, 'X-Bacon', 'X-Bacon duplo')
  await rename(page, 'Misto', 'Misto quente')
  await expect(page.getByText('Não salvo (2 alterações). Tentando de novo…')).toBeVisible()
  await expect(rowOf(page, 'Misto quente')).toBeVisible()
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/company/)
  const tries = ids.length
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect.poll(() => ids.length).toBeGreaterThan(tries)
  expect(new Set(ids).size).toBe(1)
  away = false
  await expect(page.getByText('Tudo salvo')).toBeVisible()
  expect(new Set(ids).size).toBe(2)
  const { version, items } = await readRows(catalogue)
  expect(version).toBe(3)
  expect(items.map(({ nome }) => nome)).toEqual(expect.arrayContaining(['X-Bacon duplo', 'Misto quente']))
})

test('CACHE-04 CACHE-05 CATAL-77 CATAL-78 the server is away, the live stream is, and an automation saves', async ({
  page,
  catalogue,
}) => {
  test.slow()
  await test.step('giving up while the server is away goes back to what is saved', async () => {
    await page.route(saves, (route) => route.abort())
    await rename(page, 'X-Bacon', 'X-Bacon duplo')
    await page.getByRole('button', { name: 'Desistir e voltar ao que está salvo' }).click()
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await expect(page.getByText('Tudo salvo')).toBeVisible()
    expect((await readRows(catalogue)).version).toBe(1)
  })
  await test.step('a catalogue that cannot be read says so, invents nothing, and is read again', async () => {
    await page.route('**/api/catalogue', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ ok: false, code: 'UNAVAILABLE', mensagem: 'Serviço indisponível' }),
      }),
    )
    await page.reload()
    await expect(page.getByText(/O que você vê é o que estava guardado neste navegador/)).toBeVisible()
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('cache')) localStorage.removeItem(key)
    })
    await page.reload()
    await expect(page.getByText('Erro ao carregar cardápio: Serviço indisponível')).toBeVisible()
    await expect(page.getByText('Erro ao carregar dados de serviços')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.unroute('**/api/catalogue')
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
  })
  await test.step('without the live stream the catalogue says so, and is read from the server when asked', async () => {
    await page.route('**/api/stream-ticket', (route) => route.abort())
    // What this browser kept is shown before it.
    const read = page.waitForResponse(/[/]api[/]catalogue([?]|$)/)
    await page.reload()
    await read
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await expect(page.getByText('(sem atualização ao vivo)')).toBeVisible()
    const item = (await readRows(catalogue)).items.find(({ nome }) => nome === 'X-Bacon')!
    const { id, version, category_id, centavos } = item as typeof item & { category_id: string }
    const change = itemChange({ id, category_id, nome: 'X-Bacon da casa', centavos })
    await saveRows(catalogue, [{ ...change, base: version }])
    await expect(rowOf(page, 'X-Bacon da casa')).toHaveCount(0)
    await page.getByRole('button', { name: 'Recarregar do servidor' }).click()
    await expect(rowOf(page, 'X-Bacon da casa')).toBeVisible()
  })
  await test.step('a save of an automation appears by itself, also when it is too large to be sent along', async () => {
    await page.unroute('**/api/stream-ticket')
    await page.reload()
    await expect(rowOf(page, 'X-Bacon da casa')).toBeVisible()
    const many = Array.from({ length: 600 }, (_, place) =>
      itemChange(
        { id: `novo-${place}`, category_id: 'lanches', nome: `Novo ${place}`, centavos: { padrao: 100 } },
        10 + place / 1000,
      ),
    )
    await saveRows(catalogue, many)
    await expect(rowOf(page, 'Novo 0')).toBeVisible()
  })
})

test('another screen follows in place; different fields are both kept, the same field is decided by the person', async ({
  page,
  elsewhere,
  catalogue,
}) => {
  const other = await elsewhere()
  await rename(other, 'X-Salada', 'X-Salada da casa')
  await expect(rowOf(page, 'X-Salada da casa')).toBeVisible()

  const pencil = page.getByRole('button', { name: 'Editar nome de X-Bacon', exact: true })
  await pencil.click()
  await rowOf(other, 'X-Bacon').locator('data').dblclick()
  await other.keyboard.type('2600')
  await other.keyboard.press('Enter')
  await expect(rowOf(page, 'X-Bacon').locator('data')).toHaveText('R$ 26,00')
  await page.keyboard.type('X-Bacon de cá')
  await page.keyboard.press('Enter')
  await expect(rowOf(other, 'X-Bacon de cá').locator('data')).toHaveText('R$ 26,00')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Editar nome de X-Bacon de cá' }).click()
  await rename(other, 'X-Bacon de cá', 'X-Bacon de lá')
  await expect(other.getByText('Tudo salvo')).toBeVisible()
  await expect.poll(() => nameOfBacon(catalogue)).toBe('X-Bacon de lá')
  await page.keyboard.type('X-Bacon meu')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
  await expect(dialog.getByRole('row').nth(1)).toHaveText('NomeX-Bacon meuX-Bacon de lá')
  await dialog.getByRole('button', { name: 'Ficar com o da outra pessoa' }).click()
  await expect(rowOf(page, 'X-Bacon de lá')).toBeVisible()

  await page.getByRole('button', { name: 'Editar nome de X-Bacon de lá' }).click()
  await rename(other, 'X-Bacon de lá', 'Outro')
  await expect.poll(() => nameOfBacon(catalogue)).toBe('Outro')
  await page.keyboard.type('O que fica')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Ficar com o meu' }).click()
  await expect(rowOf(other, 'O que fica')).toBeVisible()
})

test('what somebody removed meanwhile is decided by the person, or said', async ({ page, catalogue }) => {
  rows('CATAL-63 CATAL-68 CATAL-69 CATAL-70')
  test.slow()
  await test.step('a row that somebody removed while its price is being saved is decided by the person', async () => {
    const dialog = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
    let first = true
    await page.route(saves, async (route) => {
      if (first) {
        first = false
        await saveRows(catalogue, [{ kind: 'item', id: 'x-bacon', base: 1, after: null }])
      }
      await route.continue()
    })
    await rename(page, 'X-Bacon', 'X-Bacon meu')
    await expect(dialog.getByRole('row').nth(1)).toHaveText('TudoAlteradoExcluído')
    await dialog.getByRole('button', { name: 'Ficar com o meu' }).click()
    await expect(rowOf(page, 'X-Bacon meu')).toBeVisible()
    await expect
      .poll(async () => (await readRows(catalogue)).items.map(({ nome }) => nome))
      .toContain('X-Bacon meu')
  })

  await test.step('what somebody removed while it is being deleted is said, and so is an id that is none', async () => {
    const barber = {
      id: 'undefined',
      category_id: 'cortes',
      nome: 'Barba',
      centavos: { padrao: 3000 },
      duracao: 30,
    }
    await saveRows(catalogue, [itemChange(barber, 2048)])
    const gone = async (kind: 'category' | 'item', id: string) => {
      const { categories, items } = await readRows(catalogue)
      const { version } = [...categories, ...items].find((row) => row.id === id)!
      return { kind, id, base: version, after: null }
    }
    const dialog = page.getByRole('dialog')

    await chooseFrom(page, 'Corte masculino', 'Excluir serviço')
    await saveRows(catalogue, [await gone('item', 'corte')])
    await expect(page.getByText('Serviço não encontrado')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await chooseFrom(page, 'Misto', 'Excluir produto')
    await saveRows(catalogue, [await gone('item', 'misto')])
    await expect(page.getByText('Produto não encontrado')).toBeVisible()
    await chooseFrom(page, 'Pizzas', 'Excluir categoria')
    await saveRows(catalogue, [await gone('item', 'calabresa'), await gone('category', 'pizzas')])
    await expect(page.getByText('Categoria não encontrada')).toBeVisible()

    await chooseFrom(page, 'Barba', 'Excluir serviço')
    await dialog.getByRole('button', { name: 'Excluir serviço' }).click()
    await expect(page.getByText('Identificador do serviço inválido')).toBeVisible()
    await expect(rowOf(page, 'Barba')).toBeVisible()
  })
})
