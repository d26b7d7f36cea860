import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { Company } from './product'

/** The browser of the journeys: the system's Chromium where there is one. */
export function openBrowser(): Promise<Browser> {
  const path = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (candidate) => candidate && existsSync(candidate),
  )
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--disable-gpu', '--disable-quic'],
  })
}

/** Signs in through the screen and opens the orders. */
export async function openOrders(page: Page, url: string, company: Company): Promise<void> {
  await signIn(page, url, company)
  await page.goto(`${url}/dashboard/orders`)
  await page.getByRole('heading', { name: 'Pedidos', level: 1 }).waitFor()
}

/** Signs in through the screen. */
export async function signIn(page: Page, url: string, company: Company): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.locator('input[type=password]').fill(company.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/dashboard/**')
}

/** Places an order from outside, as an automation does. */
export async function placeOrder(url: string, company: Company, customer: string): Promise<void> {
  const response = await fetch(`${url}/rest/v1/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${company.apiKey}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({
      customer_name: customer,
      fulfilment: 'pickup',
      payment_method: 'pix',
      items: [
        { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
        { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
      ],
    }),
  })
  if (!response.ok) throw new Error(`order refused: ${response.status} ${await response.text()}`)
}
