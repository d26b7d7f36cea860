import type { Page } from '@playwright/test'
import { cardOf, counters, expect, test } from '../../steps/order-steps'
import { placeOrder } from '../../product'
import { hold } from '../../steps/sign-in-steps'

const reads = ['/webhook/get-customer', '/api/app-config', '/rest/v1/orders', '/api/orders/counts']

/** The newest order that nobody has seen: a new one is a reason to ask which that is now. */
const ofNewOrders = 'seen_at=is.null'

/** Notes what the page reads from now on; answers what of it was read more than once, after all was read. */
function watchReads(page: Page): () => string[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()))
  })
  return () => {
    const paths = new Set(asked.map(({ pathname }) => pathname))
    expect(reads.filter((path) => !paths.has(path))).toEqual([])
    const addresses = asked
      .filter(({ pathname, search }) => reads.includes(pathname) && !search.includes(ofNewOrders))
      .map(({ href }) => href)
    return addresses.filter((address, place) => addresses.indexOf(address) !== place)
  }
}

test('a first load reads nothing twice, in a browser that never listened and in one that did', async ({
  page,
  orders,
  elsewhere,
}) => {
  await placeOrder(orders, { customer_name: 'Ana Lima' })
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()
  const readTwice = watchReads(page)
  await page.reload()
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()
  // An event that overtakes the first reading is a reason to read again.
  await expect(counters(page).first()).toHaveText('Em Análise1')
  // It comes through the stream: what its opening would have read again was asked before.
  await placeOrder(orders, { customer_name: 'Bruno Reis' })
  await expect(cardOf(page, 'Bruno Reis')).toBeVisible()
  expect(readTwice()).toEqual([])

  let readTwiceThere = (): string[] => ['nothing was watched']
  const other = await elsewhere(async (untouched) => {
    await untouched.addInitScript(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('balcao.live.')) localStorage.removeItem(key)
    })
    readTwiceThere = watchReads(untouched)
  })
  await expect(cardOf(other, 'Bruno Reis')).toBeVisible()
  await expect(counters(other).first()).toHaveText('Em Análise2')
  await placeOrder(orders, { customer_name: 'Célia Dias' })
  await expect(cardOf(other, 'Célia Dias')).toBeVisible()
  expect(readTwiceThere()).toEqual([])
})

test('what happens between the reading and the opening of the stream is not missed', async ({
  page,
  orders,
}) => {
  await placeOrder(orders, { customer_name: 'Ana Lima' })
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()
  const { release } = await hold(page, '**/api/stream-ticket')
  await page.reload()
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()
  await placeOrder(orders, { customer_name: 'Bruno Reis' })
  await release()
  await expect(cardOf(page, 'Bruno Reis')).toBeVisible()
})
