import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

export const root = join(import.meta.dirname, '../..')
export const url = 'http://localhost:4390'

const browserPath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** Runs `work` with a browser beside a fresh demonstration at `url`, which is gone afterwards. */
export async function withDemonstration(work) {
  const data = await mkdtemp(join(tmpdir(), 'balcao-pictures-'))
  const product = spawn(process.execPath, [join(root, 'apps/server/dist/demo.mjs')], {
    env: { ...process.env, PORT: '4390', DATA_DIR: join(data, 'data'), BALCAO_LIMIT_FACTOR: '100' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => product.once('exit', resolve))
  try {
    await ready(product)
    const browser = await chromium.launch({
      ...(browserPath ? { executablePath: browserPath } : {}),
      args: ['--disable-gpu'],
    })
    await work(browser)
    await browser.close()
  } finally {
    product.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
}

/** A page of its own, in Portuguese and in the demonstration's zone. */
export async function openPage(browser, options) {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Manaus', ...options })
  return context.newPage()
}

export async function signIn(page) {
  await page.getByPlaceholder('00.000.000/0000-00').fill('99999999000199')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.locator('input[type=password]').fill('Balcao#2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/dashboard/**')
}

async function ready(product) {
  for (let tries = 0; tries < 600 && product.exitCode === null; tries++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The demonstration did not start')
}
