import type { Page } from '@playwright/test'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expect, haveSession, signIn, test } from '../../product'

test.use({ viewport: { width: 360, height: 740 } })

/** The demonstration: a company with a year of everything. What is opened here is not saved. */
const demonstration = { cnpj: '99999999000199', password: 'Balcao#2026' }

/** What is pressed by its role and name, the first of them; each opens something more. */
type Press = ['button' | 'tab' | 'link', string | RegExp]

/** They open a form over the screen, once its code has come. */
const forms = new Set<string | RegExp>([
  'Nova conversa',
  'Novo pedido',
  'Impressão',
  'Nova taxa',
  'Novo Agendamento',
  'Adicionar funcionário',
])

/** Screens by address: what shows that they are filled, and what is opened from there. */
const screens: [address: string, shows: string | RegExp, ...opened: Press[][]][] = [
  ['conversations', 'Nova conversa', [['button', 'Nova conversa']]],
  ['orders?view=board', 'Opções', [['button', 'Opções']]],
  ['orders?view=kitchen', 'Tela cheia'],
  [
    'orders?view=list',
    /Detalhes/,
    [['button', 'Novo pedido']],
    [['button', 'Impressão']],
    [['button', 'Filtros']],
    [
      ['button', 'Detalhes'],
      ['button', 'Ver o recibo'],
    ],
  ],
  ['customers', 'Prazos de guarda', [['button', 'Prazos de guarda']]],
  [
    'delivery',
    'Editar',
    [
      ['button', 'Editar'],
      ['button', 'Nova taxa'],
    ],
  ],
  ['company?tab=delivery', 'Nova taxa', [['button', 'Nova taxa']]],
  ['company?tab=cardapio', 'Importar e exportar', [['button', 'Importar e exportar']]],
  ['schedule', 'Novo Agendamento', [['button', 'Novo Agendamento']]],
  ['schedule?view=agenda&span=week', 'Novo Agendamento'],
  ['agendamentos/99999999000199', /Google/],
  ['manager', /Virada do dia/, [['button', /Virada do dia/]]],
  ['manager?tab=analytics', /Virada do dia/],
  ['manager?tab=relatorios', 'Imprimir'],
  ['conversations/bot?tab=avisos', 'Inserir nome'],
  ['conversations/bot?tab=respostas', /resposta/i],
  [
    'company/automacoes',
    'Novo endereço',
    [['button', 'Novo endereço']],
    [
      ['tab', 'Chaves de API'],
      ['button', 'Nova chave'],
    ],
  ],
  [
    'employees',
    /^Detalhes de /,
    [['button', 'Adicionar funcionário']],
    [
      ['button', /^Detalhes de /],
      ['button', 'Desligar'],
    ],
  ],
  ['license', 'Editar', [['button', 'Editar']]],
]

// A browser that has the code already opens the next screen at once: several of them make one journey.
for (let first = 0; first < screens.length; first += 6) {
  const some = screens.slice(first, first + 6)
  test(`they and what they open fit phones of 320 and 360 px: ${some.map(([address]) => address).join(', ')}`, async ({
    page,
  }) => {
    test.slow()
    await haveSession(page, demonstration)
    for (const [address, shows, ...opened] of some)
      await test.step(address, async () => {
        const ways = opened.length > 0 ? opened : [[]]
        for (const [place, presses] of ways.entries()) {
          if (place === 0) {
            await page.goto(`/dashboard/${address}`)
            await expect(page.getByRole('button', { name: shows }).first()).toBeVisible()
            await expectToFitAPhone(page, address)
          }
          await press(page, presses, address)
          await closeAll(page)
        }
      })
  })
}

test('the record of a customer fits phones of 320 and 360 px with each of its tabs', async ({ page }) => {
  await signIn(page, demonstration, 'customers')
  await page.getByRole('list').getByRole('listitem').getByRole('button').first().click()
  const record = page.getByRole('dialog')
  for (const tab of await record.getByRole('tab').all()) {
    await tab.click()
    await expectToFitAPhone(page, await tab.innerText())
  }
  await record.getByRole('button', { name: 'Apagar os dados' }).click()
  await expect(page.getByRole('dialog', { name: /^Apagar/ })).toBeVisible()
  await expectToFitAPhone(page, 'erasure')
})

/** Closes what was opened, the innermost first. */
async function closeAll(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  for (let open = await dialogs.count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(open - 1)
  }
}

async function press(page: Page, presses: Press[], address: string): Promise<void> {
  for (const [role, name] of presses) {
    const dialogs = page.getByRole('dialog')
    const scope = (await dialogs.count()) > 0 ? dialogs.last() : page
    const before = await dialogs.count()
    await scope.getByRole(role, { name, exact: true }).first().click()
    if (forms.has(name)) await expect(dialogs).toHaveCount(before + 1)
    await expectToFitAPhone(page, `${address}, ${String(name)}`)
  }
}
