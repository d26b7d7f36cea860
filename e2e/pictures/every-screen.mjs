// Every screen at five widths in both themes, to be looked at: `npm run screenshots -- all`.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage, root, signIn, url, withDemonstration } from './demonstration.mjs'

const folder = join(root, 'test-results/screens')
const windows = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1366, 768],
  [1440, 900],
]
const themes = ['light', 'dark']

const dashboard = {
  conversations: '/dashboard/conversations',
  connection: '/dashboard/conversations/connection',
  bot: '/dashboard/conversations/bot',
  board: '/dashboard/orders?view=board',
  list: '/dashboard/orders?view=list',
  kitchen: '/dashboard/orders?view=kitchen',
  register: '/dashboard/orders/caixa',
  customers: '/dashboard/customers',
  delivery: '/dashboard/delivery',
  agenda: '/dashboard/schedule',
  'agenda-settings': '/dashboard/schedule/settings',
  manager: '/dashboard/manager',
  company: '/dashboard/company',
  catalogue: '/dashboard/company?tab=cardapio',
  automations: '/dashboard/company/automacoes',
  employees: '/dashboard/employees',
  licence: '/dashboard/license',
}
const open = {
  login: '/login',
  menu: '/cardapio/99999999000199',
  booking: '/agendamento/99999999000199',
  onboarding: '/onboarding',
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await withDemonstration(async (browser) => {
  for (const [width, height] of windows) {
    for (const colorScheme of themes) {
      const page = await openPage(browser, {
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const take = async (name, path) => {
        await page.goto(url + path)
        await settled(page)
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
      }
      for (const [name, path] of Object.entries(open)) await take(name, path)
      await page.goto(`${url}/login`)
      await signIn(page)
      for (const [name, path] of Object.entries(dashboard)) await take(name, path)
      await page.context().close()
      process.stdout.write(`${width} × ${height}, ${colorScheme}\n`)
    }
  }
})
process.stdout.write(`${folder}\n`)

/** What says that it is loading is gone; a live page is never idle. */
async function settled(page) {
  await page.locator('main, form, h1').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.animate-breathe.bg-sunken').length === 0)
  await page.evaluate(() => document.fonts.ready)
  // Menus, news and pictures come after the screen: it stands when nothing has changed for a moment.
  await page.evaluate(
    (quietMs) =>
      new Promise((done) => {
        let timer = setTimeout(done, quietMs)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, quietMs)
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
    300,
  )
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}
