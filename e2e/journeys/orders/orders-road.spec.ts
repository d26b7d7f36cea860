import type { Locator, Page } from '@playwright/test'
import {
  callAsPerson,
  cardButton,
  cardOf,
  counters,
  expect,
  ordersCall,
  test,
  toaster,
} from '../../steps/order-steps'
import { placeOrder, rows, type JourneyCompany } from '../../product'
import { hold } from '../../steps/sign-in-steps'

/** How often the order was moved, from its history on the server. */
async function moves(page: Page, id: string): Promise<unknown[]> {
  const { timeline } = await callAsPerson<{ timeline: { kind: string; detail: { to?: string } }[] }>(
    page,
    'GET',
    `/api/orders/${id}`,
  )
  return timeline.filter(({ kind }) => kind === 'status').map(({ detail }) => detail.to)
}

const tickCall = '**/api/orders/*/tick'

/** A line of Ana Lima's order on the kitchen's screen. */
const line = (page: Page, name: string): Locator =>
  cardOf(page, 'Ana Lima').getByRole('button', { name: new RegExp(`^\\d+× ${name}`) })

/** Expects these lines of Ana Lima's order to be ticked, and no others. */
async function expectTicked(page: Page, names: string[]): Promise<void> {
  const ticked = cardOf(page, 'Ana Lima').locator('button[aria-pressed="true"]')
  await expect(ticked).toHaveText(names.map((name) => new RegExp(name)))
}

test('an order is deleted after a question and brought back, moves from analysis to production to ready and is handed over, at once here, without a reload elsewhere', async ({
  page,
  orders,
  elsewhere,
}) => {
  rows('ORD-20 ORD-24 ORD-25 ORD-26 ORD-28 ORD-29 ORD-30 ORD-31')
  test.slow()
  const other = await elsewhere()
  await placeOrder(orders)

  await test.step('deleting asks first; without a yes nothing happens, and a deletion can be undone', async () => {
    const deletions: string[] = []
    page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))
    const dialog = page.getByRole('dialog', {
      name: 'Tem certeza que deseja excluir este pedido?',
      exact: true,
    })
    for (const dismiss of [
      () => dialog.getByRole('button', { name: 'Manter', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Fechar', exact: true }).click(),
    ]) {
      await cardButton(page, 'Ana Lima', 'Excluir').click()
      await expect(dialog).toBeVisible()
      await dismiss()
      await expect(dialog).toHaveCount(0)
    }
    await expect(cardOf(page, 'Ana Lima')).toBeVisible()
    expect(deletions).toEqual([])

    await cardButton(page, 'Ana Lima', 'Excluir').click()
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
    for (const screen of [page, other]) {
      await expect(cardOf(screen, 'Ana Lima')).toHaveCount(0)
      await expect(counters(screen).first()).toHaveText('Em Análise0')
    }
    expect(deletions).toHaveLength(1)
    await expect(toaster(page)).toContainText('Pedido 1 excluído')
    await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
    for (const screen of [page, other]) {
      await expect(cardOf(screen, 'Ana Lima')).toHaveCount(1)
      await expect(counters(screen).first()).toHaveText('Em Análise1')
    }
  })
  await test.step('moves are seen everywhere at once; what is handed over is over', async () => {
    const card = cardOf(page, 'Ana Lima')
    const reads: string[] = []
    for (const screen of [page, other]) {
      screen.on('request', (request) => {
        if (/limit=50|\/assets\/|\/dashboard/.test(request.url())) reads.push(request.url())
      })
    }

    const saved = await hold(page, ordersCall)
    await cardButton(page, 'Ana Lima', 'Em Produção').click()
    await expect(card.getByRole('button', { name: 'Pronto para Entrega', exact: true })).toBeVisible()
    await expect(counters(page)).toHaveText(['Em Análise0', 'Em Produção1', 'Prontos para Entrega0'])
    await expect(counters(other)).toHaveText(['Em Análise1', 'Em Produção0', 'Prontos para Entrega0'])
    await saved.release()
    await expect(counters(other)).toHaveText(['Em Análise0', 'Em Produção1', 'Prontos para Entrega0'])

    await cardButton(other, 'Ana Lima', 'Pronto para Entrega').click()
    for (const screen of [page, other]) {
      await expect(counters(screen)).toHaveText(['Em Análise0', 'Em Produção0', 'Prontos para Entrega1'])
      await expect(cardButton(screen, 'Ana Lima', 'Concluído')).toBeDisabled()
      await expect(cardButton(screen, 'Ana Lima', 'Marcar como entregue')).toBeEnabled()
    }
    expect(reads).toEqual([])

    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(cardButton(page, 'Ana Lima', 'Completed')).toBeDisabled()
    await cardButton(page, 'Ana Lima', 'Mark as delivered').click()
    await expect(cardOf(other, 'Ana Lima').getByText('Entregue', { exact: true })).toBeVisible()
    await expect(
      cardOf(other, 'Ana Lima').getByRole('button', { name: /^(Concluído|Marcar como entregue)/ }),
    ).toHaveCount(0)

    await placeOrder(orders, { customer_name: 'Bruno Reis' })
    await cardButton(page, 'Bruno Reis', 'In Production').click()
    await cardButton(page, 'Bruno Reis', 'Ready for Delivery').click()
    await expect(cardButton(page, 'Bruno Reis', 'Completed')).toBeDisabled()
  })
})

test('ORD-31 two people who press at once move the order once; a move can be undone; what two kitchens tick both see', async ({
  page,
  orders,
  elsewhere,
}) => {
  const other = await elsewhere()
  const id = await placeOrder(orders)
  // Else the list itself is held.
  for (const screen of [page, other]) await expect(cardOf(screen, 'Ana Lima')).toBeVisible()
  const saves = await Promise.all([hold(page, ordersCall), hold(other, ordersCall)])
  for (const screen of [page, other]) {
    await cardButton(screen, 'Ana Lima', 'Em Produção').click()
    await expect(cardButton(screen, 'Ana Lima', 'Pronto para Entrega')).toBeVisible()
  }
  await saves[0].release()
  await expect(toaster(page)).toContainText('Pedido 1: Em Produção')
  await saves[1].release()
  await expect(cardOf(other, 'Ana Lima').getByText('Outra pessoa já mudou este pedido.')).toBeVisible()
  for (const screen of [page, other]) {
    await expect(cardButton(screen, 'Ana Lima', 'Pronto para Entrega')).toBeVisible()
    await expect(counters(screen)).toHaveText(['Em Análise0', 'Em Produção1', 'Prontos para Entrega0'])
  }
  expect(await moves(page, id)).toEqual(['production'])

  await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
  for (const screen of [page, other]) {
    await expect(cardButton(screen, 'Ana Lima', 'Em Produção')).toBeVisible()
    await expect(counters(screen)).toHaveText(['Em Análise1', 'Em Produção0', 'Prontos para Entrega0'])
  }
  expect(await moves(page, id)).toEqual(['production', 'analysis'])

  for (const screen of [page, other]) {
    await screen.getByRole('button', { name: 'Cozinha', exact: true }).click()
    await expect(line(screen, 'X-Bacon')).toHaveAttribute('aria-pressed', 'false')
  }
  await test.step('two who tick at once see it at once, and then both what both made', async () => {
    const ticks = await Promise.all([hold(page, tickCall), hold(other, tickCall)])
    await line(page, 'X-Bacon').click()
    await line(other, 'Coca').click()
    await expectTicked(page, ['X-Bacon'])
    await expectTicked(other, ['Coca'])
    for (const held of ticks) await held.release()
    for (const screen of [page, other]) await expectTicked(screen, ['X-Bacon', 'Coca'])
    await other.reload()
    await expectTicked(other, ['X-Bacon', 'Coca'])
    const held = await hold(page, tickCall)
    for (const left of [['Coca'], ['X-Bacon', 'Coca'], ['Coca']]) {
      await line(page, 'X-Bacon').click()
      await expectTicked(page, left)
    }
    await expectTicked(other, ['X-Bacon', 'Coca'])
    await held.release()
    await expectTicked(other, ['Coca'])
    await line(other, 'X-Bacon').click()
    for (const screen of [page, other]) await expectTicked(screen, ['X-Bacon', 'Coca'])
  })
  await test.step('a tick that is not saved is put back with a quiet hint, and made by the next press', async () => {
    await other.route(tickCall, (route) => route.abort())
    await line(other, 'Coca').click()
    await expect(cardOf(other, 'Ana Lima').getByText('A marca não foi salva. Toque de novo.')).toBeVisible()
    await expectTicked(other, ['X-Bacon', 'Coca'])
    await other.unroute(tickCall)
    await line(other, 'Coca').click()
    for (const screen of [page, other]) await expectTicked(screen, ['X-Bacon'])
    await expect(cardOf(other, 'Ana Lima').getByText(/não foi salva/)).toHaveCount(0)
  })
  await test.step('a tick is kept though the screen is read again in the same moment', async () => {
    for (const made of [['X-Bacon', 'Coca'], ['X-Bacon']]) {
      await line(other, 'Coca').evaluate((button: HTMLElement) => {
        button.click()
        location.reload()
      })
      for (const screen of [page, other]) await expectTicked(screen, made)
    }
  })
  await test.step('board and list count what is made; an edit opens the line that it changes, also under a finger', async () => {
    await page.getByRole('button', { name: 'Quadro', exact: true }).click()
    await expect(cardOf(page, 'Ana Lima').getByTitle('1 de 2 itens prontos')).toHaveText(/^1\/2/)
    await page.getByRole('button', { name: 'Lista', exact: true }).click()
    await expect(cardOf(page, 'Ana Lima').getByTitle('1 de 2 itens prontos')).toHaveText(/^1\/2/)
    await page.getByRole('button', { name: 'Quadro', exact: true }).click()
    const late = await hold(other, tickCall)
    await line(other, 'Coca').click()
    await expectTicked(other, ['X-Bacon', 'Coca'])
    const { order } = await callAsPerson<{ order: { version: number; items: object[] } }>(
      page,
      'GET',
      `/api/orders/${id}`,
    )
    const { version, items } = order
    await callAsPerson(page, 'PUT', `/api/orders/${id}`, {
      version,
      customer_name: 'Ana Lima',
      fulfilment: 'pickup',
      payment_method: 'pix',
      items: [items[0], { ...items[1], quantity: 3 }],
    })
    await expect(line(other, 'Coca')).toContainText('3×')
    await expectTicked(other, ['X-Bacon'])
    await late.release()
    await expect(cardOf(other, 'Ana Lima').getByText(/^O pedido mudou enquanto você marcava/)).toBeVisible()
    await line(other, 'Coca').click()
    await expectTicked(other, ['X-Bacon', 'Coca'])
    // All of it is made: nothing is left to count.
    await expect(cardOf(page, 'Ana Lima').getByTitle(/itens prontos/)).toHaveCount(0)
  })
})

test('ORD-27 ORD-33 ORD-34 what is not saved is put back with a quiet hint; a double tap or a press that comes too late counts once; an unknown status costs nothing', async ({
  page,
  orders,
}) => {
  test.slow()
  await test.step('a status or a deletion that is not saved is put back with a quiet hint on the card, without a message', async () => {
    await placeOrder(orders)
    const card = cardOf(page, 'Ana Lima')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await expect(card).toBeVisible()
    await page.route(ordersCall, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { ok: false } })
        : route.request().method() === 'DELETE'
          ? route.abort()
          : route.continue(),
    )
    await cardButton(page, 'Ana Lima', 'Em Produção').click()
    await expect(card.getByText('O novo status não foi salvo. O pedido continua como estava.')).toBeVisible()
    await expect(cardButton(page, 'Ana Lima', 'Em Produção')).toBeVisible()
    await expect(counters(page)).toHaveText(['Em Análise1', 'Em Produção0', 'Prontos para Entrega0'])
    expect(logged.join('\n')).toContain('the status of an order was not saved')
    await expect(toaster(page)).toHaveText('')
    await cardButton(page, 'Ana Lima', 'Entendi').click()
    await expect(card.getByText(/não foi salvo/)).toHaveCount(0)

    await cardButton(page, 'Ana Lima', 'Excluir').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(card.getByText('O pedido não foi excluído.')).toBeVisible()
    await expect(counters(page).first()).toHaveText('Em Análise1')
    expect(logged.join('\n')).toContain('an order was not deleted')
    await expect(toaster(page)).toHaveText('')

    await page.unroute(ordersCall)
    await cardButton(page, 'Ana Lima', 'Em Produção').click()
    await expect(toaster(page)).toContainText('Pedido 1: Em Produção')
    await expect(card.getByText('O pedido não foi excluído.')).toHaveCount(0)
  })
  for (const [place, delay] of [80, 400].entries()) {
    await test.step(`a double tap ${delay} ms apart moves an order one state`, async () => {
      const customer_name = `Cliente de ${delay} ms`
      const { id, middle } = await placeAndFind(page, orders, customer_name)
      await page.mouse.click(...middle, { clickCount: 2, delay })
      await expect(toaster(page)).toContainText(`Pedido ${place + 2}: Em Produção`)
      await expect(cardButton(page, customer_name, 'Pronto para Entrega')).toBeEnabled()
      expect(await moves(page, id)).toEqual(['production'])
      await cardButton(page, customer_name, 'Pronto para Entrega').click()
      await expect(toaster(page)).toContainText(`Pedido ${place + 2}: Pronto para Entrega`)
      expect(await moves(page, id)).toEqual(['production', 'ready'])
    })
  }
  await test.step('a press that meets a label which a colleague has just changed does not count, by pointer or by key', async () => {
    const { id, middle } = await placeAndFind(page, orders, 'Bruno Reis')
    await page.mouse.move(...middle)
    await page.mouse.down()
    await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${id}`, { status: 'production' })
    await expect(cardButton(page, 'Bruno Reis', 'Pronto para Entrega')).toBeVisible()
    await page.mouse.up()
    await page.mouse.down()
    await page.mouse.up()
    await cardOf(page, 'Bruno Reis').focus()
    await page.keyboard.press('a')
    await expect(cardButton(page, 'Bruno Reis', 'Pronto para Entrega')).toBeEnabled()
    expect(await moves(page, id)).toEqual(['production'])

    await cardOf(page, 'Bruno Reis').focus()
    await page.keyboard.press('a')
    await expect(cardButton(page, 'Bruno Reis', 'Marcar como entregue')).toBeVisible()
    await expect.poll(() => moves(page, id)).toEqual(['production', 'ready'])
  })
  await test.step('an order with a status that nobody knows costs the list nothing, and moving it on sets analysis', async () => {
    const id = await placeOrder(orders, { customer_name: 'Eva Prado' })
    await placeOrder(orders, { customer_name: 'Davi Melo' })
    await placeOrder(orders, { customer_name: 'Carla Dias' })
    // Its news has come: after the reload it is not told once more.
    await expect(cardOf(page, 'Carla Dias')).toBeVisible()
    const sent: unknown[] = []
    await page.route(ordersCall, async (route) => {
      if (route.request().method() !== 'GET') {
        sent.push(route.request().postDataJSON())
        return route.continue({ url: route.request().url().replace('eq.weird', 'eq.analysis') })
      }
      const response = await route.fetch()
      const rows = (await response.json()) as Record<string, unknown>[]
      const odd = rows.map((row) =>
        row.id === id ? { ...row, status: 'weird' } : row.customer_name === 'Carla Dias' ? { id: 7 } : row,
      )
      await route.fulfill({ response, json: odd })
    })
    await page.reload()
    await expect(cardOf(page, 'Davi Melo')).toBeVisible()
    await expect(cardOf(page, 'Eva Prado').getByText('weird', { exact: true })).toBeVisible()
    await expect(cardOf(page, 'Carla Dias')).toHaveCount(0)
    await cardButton(page, 'Eva Prado', 'Em Análise').click()
    await expect(cardButton(page, 'Eva Prado', 'Em Produção')).toBeVisible()
    // The card moves before it is asked.
    await expect.poll(() => sent).toEqual([{ status: 'analysis' }])
  })
})

/**
 * A new order, and where the button of its card is once the alert stands above the list: its coming moves the cards.
 * The alert of the one before is gone first.
 */
async function placeAndFind(page: Page, orders: JourneyCompany, customer_name: string) {
  const alert = page.getByRole('region', { name: 'Alertas' })
  await expect(alert).toHaveCount(0)
  const id = await placeOrder(orders, { customer_name })
  await expect(alert).toBeVisible()
  const button = cardButton(page, customer_name, 'Em Produção')
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  return { id, middle: [x + width / 2, y + height / 2] as const }
}
