import { expect } from '@playwright/test'
import type { JourneyCompany } from './product'

const url = process.env.E2E_URL!

/** Changes the company's record from outside, as an automation does. */
export async function automate(company: JourneyCompany, change: object): Promise<void> {
  const response = await fetch(`${url}/webhook/update-customer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cnpj: company.cnpj, ...change }),
  })
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}
