import { expect } from '@playwright/test'
import type { JourneyCompany } from './product'

const url = process.env.E2E_URL!

/** Changes what only the owner may, as their own session that confirmed its password. */
export async function changeAsOwner(company: JourneyCompany, change: object): Promise<void> {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
    expect([path, response.status, await response.text()]).toEqual([path, 200, expect.any(String)])
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; ')
  }
  const { cnpj, password } = company
  const cookie = await post('/webhook/auth/verify-password', { cnpj, password })
  await post('/api/auth/confirm', { password }, cookie)
  await post('/webhook/update-customer', { cnpj, ...change }, cookie)
}

/** Changes the company's record from outside, as an automation does. */
export async function automate(company: JourneyCompany, change: object): Promise<void> {
  const response = await fetch(`${url}/webhook/update-customer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cnpj: company.cnpj, ...change }),
  })
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}
