import { readFile } from 'node:fs/promises'
import {
  categoryChange,
  chooseFrom,
  expect,
  itemChange,
  openCatalogue,
  readRows,
  rowNames,
  rowOf,
  saveRows,
  test,
  textIn,
} from '../../steps/catalogue-steps'
import { toaster } from '../../steps/order-steps'

test('rows are put in order with the arrow keys, from the menu and by dragging; it is said where they are', async ({
  page,
  catalogue,
}) => {
  const saved = async () =>
    (await readRows(catalogue)).items.filter((item) => item.category_id === 'lanches').map(({ id }) => id)
  await page.getByRole('button', { name: 'Mover X-Bacon, posição 1 de 3' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('X-Bacon: posição 2 de 3 em Lanches')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Mover X-Bacon, posição 2 de 3' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Mover X-Bacon, posição 3 de 3' })).toBeFocused()
  await expect.poll(saved).toEqual(['x-salada', 'misto', 'x-bacon'])
  await chooseFrom(page, 'X-Bacon', 'Mover para cima')
  await expect.poll(saved).toEqual(['x-salada', 'x-bacon', 'misto'])
  await expect(page.getByRole('button', { name: 'Mais ações de X-Bacon' })).toBeFocused()

  const grip = page.getByRole('button', { name: 'Mover Misto, posição 3 de 3' })
  const ends = async () =>
    [(await grip.boundingBox())!, (await rowOf(page, 'X-Salada').boundingBox())!] as const
  let [from, to] = await ends()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 3 })
  await page.mouse.move(to.x + 20, to.y + 6, { steps: 5 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await saved()).toEqual(['x-salada', 'x-bacon', 'misto'])
  // A drag near an edge of the window has moved the page.
  ;[from, to] = await ends()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 6, { steps: 5 })
  await page.mouse.up()
  await expect.poll(saved).toEqual(['misto', 'x-salada', 'x-bacon'])
  expect((await rowNames(page)).slice(0, 3)).toEqual(['Misto', 'X-Salada', 'X-Bacon'])

  await chooseFrom(page, 'Misto', 'Mover para outra categoria…')
  await page.getByRole('dialog').getByLabel('Categoria').selectOption('Pizzas')
  await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.poll(saved).toEqual(['x-salada', 'x-bacon'])
  await page.getByRole('button', { name: 'Mover Pizzas, posição 2 de 2' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(async () => (await readRows(catalogue)).categories.map(({ id }) => id).slice(0, 4))
    .toEqual(expect.arrayContaining(['pizzas', 'lanches']))
  await expect(page.getByText('Pizzas: posição 1 de 2')).toBeAttached()
})

test('search, pause and prices', async ({ page, catalogue }) => {
  test.slow()
  await test.step('the slash goes to the search; words and the filter leave what they name', async () => {
    await page.keyboard.press('/')
    await expect(page.getByLabel('Buscar no catálogo')).toBeFocused()
    await page.keyboard.type('pao carne')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await page.getByLabel('Buscar no catálogo').fill('nada disso')
    await expect(page.getByText('Nada encontrado')).toBeVisible()
    await page.getByRole('button', { name: 'Ver tudo' }).click()
    await expect(rowOf(page, 'Calabresa')).toBeVisible()
  })
  await test.step('a product is paused until tomorrow and sold again', async () => {
    const until = async () =>
      (await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon')?.pausado_ate
    await chooseFrom(page, 'X-Bacon', 'Pausar até amanhã')
    await expect(toaster(page)).toContainText('X-Bacon pausado até amanhã')
    await expect(rowOf(page, 'X-Bacon')).toContainText(/Pausado até .*05:00/)
    expect(await until()).toMatch(/T09:00:00/)
    await page.getByRole('button', { name: 'Fora de venda (1)' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await chooseFrom(page, 'X-Bacon', 'Voltar a vender')
    await expect.poll(until).toBe(null)
  })
  await test.step('many prices change in one step, seen before and taken back at once', async () => {
    await openCatalogue(page)
    const prices = async () =>
      Object.fromEntries((await readRows(catalogue)).items.map(({ id, centavos }) => [id, centavos]))
    const before = await prices()
    await chooseFrom(page, 'Lanches', 'Mudar preços')
    const panel = page.getByRole('dialog', { name: 'Mudar preços' })
    await expect(panel.getByRole('checkbox')).toHaveCount(3)
    await panel.getByLabel('Quantos por cento').fill('10')
    await panel.getByLabel('Arredondar').selectOption('Para terminar em ,90')
    await expect(panel.getByRole('listitem').filter({ hasText: 'X-Bacon' })).toContainText('R$ 26,90')
    await panel.getByRole('checkbox', { name: /Misto/ }).uncheck()
    await expect(panel.getByText('2 preços vão mudar')).toBeVisible()
    await panel.getByRole('button', { name: 'Mudar preços' }).click()
    await expect(toaster(page)).toContainText('2 preços alterados')
    expect(await prices()).toEqual({ ...before, 'x-bacon': { padrao: 2690 }, 'x-salada': { padrao: 2390 } })
    await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(rowOf(page, 'X-Bacon').locator('data')).toHaveText('R$ 24,90')
    expect(await prices()).toEqual(before)

    await page.getByRole('button', { name: 'Mudar preços' }).click()
    await panel.getByLabel('Só os que têm').fill('calabresa')
    await panel.getByRole('button', { name: 'Baixar' }).click()
    await panel.getByRole('button', { name: 'Reais' }).click()
    await panel.getByLabel('Quantos reais').fill('200')
    await panel.getByRole('button', { name: 'Mudar preços' }).click()
    await expect.poll(prices).toMatchObject({ calabresa: { Broto: 3290, Grande: 5290 } })
  })
})

test('a spreadsheet goes out and in: first what it would do and which lines are bad, then one step', async ({
  page,
  catalogue,
}) => {
  await page.getByRole('button', { name: 'Importar e exportar' }).click()
  const panel = page.getByRole('dialog', { name: 'Importar e exportar' })
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Baixar planilha (CSV)' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('X-Bacon')
  const edited =
    text.replace('24,90', '26,50').replace('21,50', 'caro') + '\r\n;cardapio;Sucos;Suco de caju;;12,00'
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'cardapio.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) })
  await expect(panel).toContainText('Simulação de cardapio.csv: nada foi salvo ainda')
  await expect(panel.getByRole('list', { name: 'Linhas com problema' })).toContainText(
    'O preço em “preco padrao” não se entende: escreva como 12,50',
  )
  expect((await readRows(catalogue)).version).toBe(1)
  await panel.getByRole('button', { name: 'Importar 2 linhas' }).click()
  await expect(toaster(page)).toContainText('2 linhas importadas')
  await expect(rowOf(page, 'X-Bacon').locator('data')).toHaveText('R$ 26,50')
  await expect(rowOf(page, 'Suco de caju')).toBeVisible()
  await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowOf(page, 'Suco de caju')).toHaveCount(0)
})

test('the history says who did what; one save is undone, and an older state is brought back', async ({
  page,
  catalogue,
}) => {
  await textIn(page, 'X-Bacon', 'X-Bacon').dblclick()
  await page.keyboard.type('X-Tudo')
  await page.keyboard.press('Enter')
  await rowOf(page, 'Misto').getByRole('switch').click()
  await expect(toaster(page)).toContainText('Status atualizado')
  await page.getByRole('button', { name: 'Histórico' }).click()
  const panel = page.getByRole('dialog', { name: 'Histórico' })
  const entries = panel.getByRole('list', { name: 'Histórico' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('No balcão')
  await expect(entries.nth(1)).toContainText('X-Tudo')
  await expect(entries.nth(2)).toContainText('Por uma integração')
  await entries.nth(1).getByRole('button', { name: 'Desfazer' }).click()
  await expect(entries).toHaveCount(4)
  await expect
    .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon')?.nome)
    .toBe('X-Bacon')
  expect((await readRows(catalogue)).items.find(({ id }) => id === 'misto')?.disponivel).toBe(false)
  await entries.nth(3).getByRole('button', { name: 'Voltar à versão 1' }).click()
  const question = page.getByRole('dialog', { name: 'Voltar a este ponto?' })
  await expect(question).toContainText('3 alterações depois disso são desfeitas.')
  await expect(question).toContainText('No máximo 3 linhas mudam.')
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(toaster(page)).toContainText('Catálogo restaurado')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Misto').getByRole('switch')).toBeChecked()
})

test('a combo is made of products that exist, and customers choose what is to be chosen', async ({
  page,
  catalogue,
}) => {
  await page.getByRole('button', { name: 'Novo combo em Lanches' }).click()
  const panel = page.getByRole('dialog', { name: 'Novo combo' })
  await panel.getByLabel('Nome', { exact: true }).fill('Combo da casa')
  const pick = async (nth: number, name: string) => {
    await panel.getByRole('combobox').nth(nth).fill(name)
    await expect(panel.getByRole('option').first()).toContainText(name)
    await page.keyboard.press('Enter')
  }
  await pick(0, 'X-Bacon')
  await pick(1, 'Misto')
  await pick(1, 'X-Salada')
  await panel.getByLabel('Nome da parte').nth(1).fill('Segundo lanche')
  await panel.getByRole('button', { name: 'Criar combo' }).click()
  await expect(panel).toContainText('Diga o preço do combo')
  await panel.getByLabel('Preço do combo').fill('3000')
  await expect(panel).toContainText('Separado: R$ 36,90. Economia de R$ 6,90.')
  await panel.getByLabel('Como cobrar').selectOption('Um preço, e o mais caro paga a diferença')
  await panel.getByRole('button', { name: 'Criar combo' }).click()
  await expect(rowOf(page, 'Combo da casa')).toContainText('X-Bacon + Segundo lanche')
  await expect
    .poll(async () => (await readRows(catalogue)).items.some(({ nome }) => nome === 'Combo da casa'))
    .toBe(true)

  await page.goto(`/cardapio/${catalogue.cnpj}`)
  await page.getByRole('button', { name: /Combo da casa/ }).click()
  const product = page.getByRole('dialog', { name: 'Combo da casa' })
  await expect(product.getByRole('region', { name: 'X-Bacon' })).toContainText('incluso')
  await product.getByText('X-Salada').click()
  await product.getByRole('button', { name: 'Adicionar R$ 39,50' }).click()
  await page.getByRole('button', { name: /Ver carrinho/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Combo da casa' })).toContainText('X-Bacon')
})

test('a product gets choices, with its rule explained by an example, a picture and its details', async ({
  page,
  catalogue,
}) => {
  await chooseFrom(page, 'Calabresa', 'Imagem, opções e detalhes')
  const panel = page.getByRole('dialog', { name: 'Calabresa' })
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'foto.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
  await expect(panel.getByText('Este arquivo não é uma imagem')).toBeVisible()
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pixel, 'base64'),
    })
  await expect(panel.getByRole('img', { name: 'Imagem de Calabresa' })).toBeVisible()
  await panel.getByRole('button', { name: 'Meio a meio' }).click()
  const group = panel.getByRole('group', { name: 'Sabores' })
  await expect(
    group.getByText('Exemplo: uma opção (R$ 6,00) + outra opção (R$ 10,00) = R$ 10,00'),
  ).toBeVisible()
  await group.getByLabel('Como cobrar').selectOption('media')
  await expect(group.getByText(/=\sR\$\s8,00/)).toBeVisible()
  await group.getByLabel('Opção 1', { exact: true }).fill('Calabresa')
  await group.getByRole('button', { name: 'Adicionar opção' }).click()
  await panel.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(panel.getByText('Há um nome em branco')).toBeVisible()
  await group.getByLabel('Opção 2', { exact: true }).fill('Quatro queijos')
  await group.getByLabel('Preço de Quatro queijos').fill('900')
  await panel.getByLabel('Alérgenos').fill('glúten, leite')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Descartar as alterações?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click()
  await panel.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(panel).toHaveCount(0)
  await expect(rowOf(page, 'Calabresa')).toContainText('1 grupo de opções')
  await expect
    .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'calabresa'))
    .toMatchObject({
      alergenos: ['glúten', 'leite'],
      imagem: expect.any(String) as unknown,
      opcoes: [
        {
          nome: 'Sabores',
          min: 1,
          max: 2,
          cobranca: 'media',
          opcoes: [
            { nome: 'Calabresa', centavos: 0 },
            { nome: 'Quatro queijos', centavos: 900 },
          ],
        },
      ],
    })
})

test.describe('five hundred products', () => {
  test.use({ seed: [] })

  test('scroll and are edited while only what is in sight is in the page', async ({ page, catalogue }) => {
    const categories = Array.from({ length: 10 }, (_, place) =>
      categoryChange({ id: `c${place}`, nome: `Categoria ${place}` }, (place + 1) * 1024),
    )
    const items = Array.from({ length: 500 }, (_, place) =>
      itemChange(
        {
          id: `p${place}`,
          category_id: `c${Math.floor(place / 50)}`,
          nome: `Produto ${place}`,
          centavos: { padrao: 1000 + place },
        },
        (place + 1) * 1024,
      ),
    )
    await saveRows(catalogue, [...categories, ...items])
    await openCatalogue(page)
    await expect(page.getByText('500 produtos')).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThan(60)

    await page.getByRole('button', { name: 'Editar preço de Produto 3', exact: true }).click()
    await page.keyboard.type('7')
    await page.mouse.wheel(0, 20_000)
    await expect(rowOf(page, 'Produto 3')).not.toBeInViewport()
    await expect(page.getByLabel('Preço de Produto 3', { exact: true })).toBeFocused()
    expect(await page.getByRole('article').count()).toBeLessThan(60)
    const rendered = await page.evaluate(() => {
      let changed = 0
      const watch = new MutationObserver((records) => {
        changed += records.length
      })
      watch.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true })
      return new Promise<number>((resolve) => {
        const input = document.activeElement as HTMLInputElement
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(changed)))
      })
    })
    expect(rendered).toBeLessThan(10)
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'p3')?.centavos)
      .toEqual({ padrao: 750 })

    for (let turns = 0; turns < 10; turns += 1) await page.mouse.wheel(0, 12_000)
    await expect(rowOf(page, 'Produto 499')).toBeVisible()
    expect(await page.locator('article').count()).toBeLessThan(60)
    await page.getByLabel('Buscar no catálogo').fill('produto 42')
    await expect(page.getByText('15 encontrados')).toBeVisible()
    await expect(rowOf(page, 'Produto 142')).toBeVisible()
  })
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
