import { expect, messages, recordCall, saveButton, startEdit, test } from '../../steps/company-steps'
import { rows } from '../../product'

test('the data to be read, and the public menu to be shared; what the browser keeps of them, and what is shown without the server', async ({
  page,
  shop,
  context,
}) => {
  rows(
    'COMP-01 COMP-02 COMP-03 COMP-04 COMP-05 COMP-06 COMP-07 COMP-10 COMP-11 COMP-25 COMP-26 COMP-36 COMP-44 CACHE-03',
  )
  test.slow()
  await test.step('three tabs, the first to be read; the address keeps the tab', async () => {
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
    await expect(page.getByText(shop.email)).toBeVisible()
    for (const section of ['Endereço', 'Horário de funcionamento', 'Apresentação', 'Pagamento']) {
      await expect(page.getByRole('region', { name: section })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Horário de funcionamento' }).locator('dt')).toHaveText([
      /^Segunda/,
      /^Terça/,
      /^Quarta/,
      /^Quinta/,
      /^Sexta/,
      /^Sábado/,
      /^Domingo/,
    ])
    await expect(page.locator('main :is(input:not([readonly]), select, textarea)')).toHaveCount(0)
    await expect(page.getByText('Servidor', { exact: true })).toBeVisible()

    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['Empresa', 'Catálogo', 'Delivery'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/dashboard/company?tab=cardapio')
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/dashboard/company?tab=delivery')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Empresa' }).click()
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
  })
  await test.step('the public menu is shared: its link copied, its QR code printed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const card = page.getByRole('region', { name: 'Compartilhar cardápio' })
    const link = await card.getByLabel('Link do cardápio').inputValue()
    expect(link).toMatch(/^http:\/\/localhost:\d+\/cardapio\/[0-9a-f-]{36}$/)
    await card.getByRole('button', { name: 'Copiar link' }).click()
    await expect(messages(page)).toContainText('Link copiado')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    // Over plain HTTP a browser has no clipboard to write to.
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('something else')
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    })
    await card.getByRole('button', { name: 'Copiar link' }).click()
    await expect(messages(page).getByText('Link copiado')).toHaveCount(2)
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(card.getByRole('button', { name: 'Copiar link' })).toBeFocused()
    await expect(card.getByRole('link', { name: 'Abrir cardápio' })).toHaveAttribute('href', link)
    await expect(card.getByRole('img', { name: `QR code do cardápio de ${shop.nome}` })).toBeVisible()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await card.getByRole('button', { name: 'Imprimir QR code' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Aponte a câmera e veja o nosso cardápio')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Editar' })).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByText('Aponte a câmera e veja o nosso cardápio')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a save empties the cache, and one second later the data is read again', async () => {
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('/webhook/get-customer')) reads += 1
    })
    const kept = () => page.evaluate((key) => localStorage.getItem(key), `balcao.cache.${shop.cnpj}.company`)
    // Without live events nothing else makes it be read again.
    await page.route('**/chat/events?*', (route) => route.abort())
    await page.clock.install()
    await page.reload()
    const form = await startEdit(page)
    await form.getByLabel('Observações').fill('Entrada pela lateral')
    expect(await kept()).toContain(shop.nome)
    await page.clock.pauseAt(Date.now() + 60_000)
    reads = 0
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Campos modificados: Observações')
    expect(await kept()).toBeNull()
    await page.clock.runFor(999)
    expect(reads).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => reads).toBe(1)
    await expect.poll(kept).toContain('Entrada pela lateral')
    await page.clock.resume()
    await page.unroute('**/chat/events?*')
  })
  await test.step('without the server: the cache with its age, or an error, and a button that asks the server', async () => {
    await expect(page.getByText('Servidor', { exact: true })).toBeVisible()
    await page.route(recordCall, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
    await page.clock.fastForward('03:10')
    await page.reload()
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
    await expect(page.getByText('Dados carregados do cache (última atualização: 3 min)')).toBeVisible()
    await expect(page.getByText('Cache', { exact: true })).toBeVisible()

    await page.clock.fastForward('07:00')
    await page.reload()
    await page.clock.fastForward('00:10')
    await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da empresa' })).toBeVisible()
    await page.unroute(recordCall)
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
    await expect(page.getByText('Servidor', { exact: true })).toBeVisible()
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('balcao.cache.')))
    // The catalogue's tab, where the keys passed, keeps its own beside it.
    const menu = `balcao.cache.${shop.cnpj}.menu`
    expect((await kept()).filter((key) => key !== menu)).toEqual([`balcao.cache.${shop.cnpj}.company`])
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/login')
    expect(await kept()).toEqual([])
  })
})
