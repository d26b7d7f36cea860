import { expectReadableInTheDark } from '../../expect-accessible'
import type { Locator, Page } from '@playwright/test'
import { expectWellWithAFinger, phone } from '../../looks'
import { callAsPerson, cardButton, cardOf, expect, test, toaster } from '../../steps/order-steps'
import { expectToListen, placeOrder } from '../../product'

const columnNames = { analysis: 'Em Análise', production: 'Em Produção', ready: 'Prontos para Entrega' }

/** A column of the board, by its heading. */
const column = (page: Page, name: keyof typeof columnNames): Locator =>
  page.getByRole('region', { name: new RegExp(`^${columnNames[name]} `) })

const names = (place: Page | Locator) => place.getByRole('article').getByRole('heading')

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function openBoard(page: Page): Promise<void> {
  await page.goto('/dashboard/orders')
  await expect(column(page, 'analysis').or(page.getByRole('tab').first())).toBeVisible()
  await expectToListen(page)
}

/** Takes a card to the middle of a column, without letting it go. */
async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  const [from, target] = [(await card.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(from.x + 40, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 })
}

test('a new order is accepted from another screen in one press; on the board it shouts on its card and is moved on by button, by key and by dragging, with undo; board or list is kept by this browser', async ({
  page,
  session,
}) => {
  test.slow()
  await page.goto('/dashboard/company')
  await expectToListen(page)
  const id = await placeOrder(session, { customer_name: 'Ana Lima', created_at: minutesAgo(37) })
  const status = async () =>
    (await callAsPerson<{ order: { status: string } }>(page, 'GET', `/api/orders/${id}`)).order.status
  await test.step('a single new order is accepted from another screen, and taken back', async () => {
    const strip = page.getByRole('region', { name: 'Alertas' })
    await strip.getByRole('button', { name: 'Aceitar', exact: true }).click()
    await expect(strip).toHaveCount(0)
    await expect.poll(status).toBe('production')
    await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(status).toBe('analysis')

    for (const customer_name of ['Bruno Reis', 'Célia Dias']) await placeOrder(session, { customer_name })
    await expect(strip).toContainText('2 pedidos novos')
    await expect(strip.getByRole('button')).toHaveText([/Ciente/, /Ver/])
    await strip.getByRole('button', { name: 'Ver', exact: true }).click()
  })
  const waiting = [/^#1 ?Ana Lima/, /^Novo #2 ?Bruno Reis/, /^Novo #3 ?Célia Dias/]
  await expect(names(column(page, 'analysis'))).toHaveText(waiting)
  await expect(cardOf(page, 'Ana Lima').getByText(/atrasado/)).toBeAttached()
  await expect(column(page, 'analysis').getByRole('region', { name: 'Alertas' })).toContainText('2 novos')

  await test.step('one press moves a card on, the keys go to the next, and it is undone', async () => {
    await cardButton(page, 'Ana Lima', 'Em Produção').click()
    await expect(names(column(page, 'production'))).toHaveText([/#1 ?Ana Lima/])
    await expect(names(column(page, 'analysis'))).toHaveText([/#2 ?Bruno Reis/, /#3 ?Célia Dias/])
    await expect(cardOf(page, 'Bruno Reis')).toBeFocused()
    const message = toaster(page).locator('> div').filter({ visible: true }).first()
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const bottom = async () => {
      const box = (await message.boundingBox())!
      return box.y + box.height
    }
    // It rises into its place.
    await expect.poll(bottom, 'what was done covers no work').toBeLessThanOrEqual(heading.y)
    await page.keyboard.press('F8')
    await expect(toaster(page).getByRole('button', { name: 'Desfazer' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(names(column(page, 'analysis'))).toHaveText(waiting)
  })
  await test.step('letters walk between cards and columns, and move on', async () => {
    await cardOf(page, 'Bruno Reis').focus()
    await page.keyboard.press('k')
    await expect(cardOf(page, 'Ana Lima')).toBeFocused()
    await expect(cardButton(page, 'Ana Lima', 'Em Produção')).toBeEnabled()
    await page.keyboard.press('a')
    await expect(names(column(page, 'production'))).toHaveText([/#1 ?Ana Lima/])
    await expect(page.getByRole('status').filter({ hasText: 'Pedido 1: Em Produção' }).first()).toBeAttached()
    await expect(cardOf(page, 'Bruno Reis')).toBeFocused()
    await page.keyboard.press('l')
    await expect(cardOf(page, 'Ana Lima')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(cardOf(page, 'Bruno Reis')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Coluna da direitaL→')
    await page.keyboard.press('Escape')
  })
  await test.step('a card is dragged to the columns that its road leads to; Escape and the others leave it', async () => {
    const card = cardOf(page, 'Ana Lima')
    await expect(cardButton(page, 'Ana Lima', 'Pronto para Entrega')).toBeEnabled()
    await drag(page, card, column(page, 'ready'))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(names(column(page, 'production'))).toHaveText([/#1 ?Ana Lima/])
    await drag(page, cardOf(page, 'Bruno Reis'), column(page, 'ready'))
    await page.mouse.up()
    await expect(names(column(page, 'analysis'))).toHaveText([/#2 ?Bruno Reis/, /#3 ?Célia Dias/])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await drag(page, card, column(page, 'ready'))
    await page.mouse.up()
    await expect(names(column(page, 'ready'))).toHaveText([/#1 ?Ana Lima/])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(toaster(page)).toContainText('Pedido 1: Pronto para Entrega')
  })
  expect(await status()).toBe('ready')

  await test.step('the menu has the one way in which an order ends from here, and the card opens its details', async () => {
    await page.getByRole('button', { name: 'Mais ações do pedido 2' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Marcar como pago',
      'Editar',
      'Recusar pedido',
      'Excluir (só para testes e enganos)',
    ])
    await page.getByRole('menuitem', { name: 'Recusar pedido' }).click()
    const asking = page.getByRole('dialog', { name: 'Recusar pedido #2', exact: true })
    await asking.getByLabel('Motivo').selectOption('Item em falta')
    await asking.getByRole('button', { name: 'Recusar pedido', exact: true }).click()
    await expect(cardOf(page, 'Bruno Reis')).toHaveCount(0)
    await cardOf(page, 'Ana Lima').click({ position: { x: 60, y: 60 } })
    await expect(page.getByRole('dialog', { name: 'Pedido 1', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('board or list is kept by this browser; the search narrows both, and the history is the list of what is over', async () => {
    await expect(names(page)).toHaveText([/Célia Dias/, /Ana Lima/])
    await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill('celia')
    await expect(names(page)).toHaveText([/Célia Dias/])
    // Messages of the moves lie over it for a while.
    await page.getByRole('button', { name: 'Lista', exact: true }).press('Enter')
    await expect(page.getByRole('list', { name: 'Lista de pedidos' }).getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Lista de pedidos' }).getByRole('article')).toHaveCount(3)

    await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${id}`, { status: 'delivered' })
    await page.getByRole('button', { name: 'Quadro', exact: true }).click()
    await expect(names(page)).toHaveText([/Célia Dias/])
    await column(page, 'ready').getByRole('link', { name: 'Histórico' }).click()
    await expect(page.getByRole('article')).toHaveText([/Bruno Reis/, /Ana Lima/])
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(names(page)).toHaveText([/Célia Dias/])
  })
})

test('eight open orders are read at once at 1366×768 and two on a phone, the late one first; a finger turns the columns', async ({
  page,
  session,
}) => {
  const ids: string[] = []
  for (const [place, minutes] of [3, 37, 12, 9, 52, 20, 41, 15, 30].entries()) {
    const customer_name = `Cliente ${minutes} minutos`
    ids.push(await placeOrder(session, { customer_name, created_at: minutesAgo(minutes) }))
    const road = ['production', 'ready'].slice(0, place % 3)
    for (const status of road) {
      await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${ids.at(-1)}`, { status })
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await openBoard(page)
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(names(column(page, 'analysis'))).toHaveText([/41 min/, /9 min/, /3 min/])
  await expect(names(column(page, 'production'))).toHaveText([/52 min/, /37 min/, /15 min/])
  await expect.poll(() => readable(page)).toBeGreaterThanOrEqual(8)
  await expectWellWithAFinger(page, 'board at a desk')
  await expectReadableInTheDark(page, 'board at a desk')

  await page.setViewportSize(phone)
  await expect(page.getByRole('tab')).toHaveText([/Em Análise 3/, 'Em Produção 3', 'Prontos 3'])
  await expect.poll(() => readable(page)).toBeGreaterThanOrEqual(2)
  await expectWellWithAFinger(page, 'board on a phone')
  const production = page.getByRole('tab', { name: /Em Produção/ })
  // A card that is drawn anew under the finger takes no touch.
  await expect(async () => {
    if ((await production.getAttribute('aria-selected')) !== 'true') await swipe(page, -200)
    await expect(production).toHaveAttribute('aria-selected', 'true', { timeout: 2000 })
  }).toPass()
  await expect(names(page)).toHaveText([/52 min/, /37 min/, /15 min/])
  await swipe(page, 200)
  await expect(names(page)).toHaveText([/41 min/, /9 min/, /3 min/])
})

/** How many cards stand whole in the window, covered by nothing. */
const readable = (page: Page): Promise<number> =>
  page.getByRole('article').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        const isInside = top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth
        const points = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 30, y))
        return isInside && points.every((hit) => card.contains(hit))
      }).length,
  )

/** A finger on the first card that goes so many pixels to the side. */
async function swipe(page: Page, by: number): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .evaluate((card, way) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: card, clientX: x, clientY: 400 })
      const send = (type: string, touches: Touch[], x: number) =>
        card.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)], cancelable: true }),
        )
      send('touchstart', [touch(180)], 180)
      send('touchend', [], 180 + way)
    }, by)
}
