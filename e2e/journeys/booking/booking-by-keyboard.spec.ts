import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { longDay } from '@balcao/domain/scheduling/light'
import {
  bookingPage,
  chooseTime,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  openDay,
  slot,
  test,
} from '../../steps/agenda-steps'
import { expectWellWithAFinger, phone } from '../../looks'
import { rows } from '../../product'

const bookings = '**/api/booking/*/bookings'

test('a customer books with the keyboard alone; a lost answer makes no second booking; the phone remembers its own by their private links', async ({
  page,
  salon,
}) => {
  rows('PROD-04 BOOK-08 BOOK-25 BOOK-32 BOOK-34 BOOK-35 BOOK-36')
  test.slow()
  await page.goto(bookingPage(salon))
  const date = openDay(3)
  await test.step('the keyboard alone is enough; the free times of a day follow the focus', async () => {
    const day = await findDay(page, date)
    const grid = page.getByRole('grid')
    await tabTo(page, grid.locator('button[tabindex="0"]'))
    await page.keyboard.press('Home')
    // The first of these days may stand in the month before: there is no such button on the page until the keys lead to it.
    for (let steps = 0; steps < 60; steps += 1) {
      if ((await page.locator('[data-date]:focus').getAttribute('data-date')) === date) break
      await page.keyboard.press('ArrowRight')
    }
    await expect(day).toBeFocused()
    await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(slot(page, '08:00')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Serviço', level: 2 })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Escolher Corte' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Confirmação', level: 2 })).toBeFocused()
    await tabTo(page, page.getByLabel('Nome', { exact: true }))
    await page.keyboard.type('Ana Lima')
    await page.keyboard.press('Tab')
    await page.keyboard.type('92991234567')
    await tabTo(page, page.getByRole('checkbox', { name: /^Concordo que/ }))
    await page.keyboard.press('Space')
    await tabTo(page, confirmButton(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await expect(page.getByText('09:00', { exact: true })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Novo agendamento' }).click()
  await test.step('a lost answer keeps what was typed, the second press makes no second booking, and the page begins anew', async () => {
    await chooseTime(page, date, '10:00')
    await expect(page.getByText(/Guardamos este horário por \d+ min/)).toBeVisible()
    await fillCustomer(page, 'Bia Melo', '92981112222')
    await page.getByLabel('Observações').fill('Primeira vez')
    let sent = 0
    await page.route(bookings, async (route) => {
      sent += 1
      if (sent > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await confirmButton(page).click()
    await expect(page.getByText('Erro ao confirmar agendamento. Tente novamente.')).toBeVisible()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Bia Melo')
    await expect(page.getByLabel('Observações')).toHaveValue('Primeira vez')
    await confirmButton(page).click()
    const done = page.getByRole('alert')
    await expect(done).toContainText('Agendamento recebido')
    await expect(done).toContainText('Adicione-o também à sua')
    await expect(page.getByRole('link', { name: /^Adicionar ao Google Calendar/ })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.google\.com\//,
    )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar para outra agenda (.ics)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('agendamento.ics')
    const calendar = await readFile(await file.path(), 'utf8')
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar).toContain(`DTSTART:${date.replaceAll('-', '')}T140000Z`)

    await page.getByRole('button', { name: 'Novo agendamento' }).click()
    await expect(page.getByRole('heading', { name: 'Data e Hora', level: 2 })).toBeFocused()
    await expect(page.getByText('Escolha um dia no calendário para ver os horários.')).toBeVisible()
    await expect(await findDay(page, date)).toHaveAccessibleName(`${longDay(date)}, 7 horários livres`)
    await expect(page.getByRole('main').locator('[aria-pressed=true], [aria-selected=true]')).toHaveCount(0)
  })
  await test.step('this phone remembers its own, and everyone can use the page behind the private link', async () => {
    await page.reload()
    await page.getByRole('link', { name: `Seu agendamento: Corte, ${longDay(date)}, 10:00` }).click()
    await expect(page.getByRole('heading', { name: 'Seu agendamento', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\.[\w-]{22}$/)
    const link = page.url()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
    await expectWellWithAFinger(page, 'cancel')
    await page.getByRole('button', { name: 'Mudar horário' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectWellWithAFinger(page, 'move')

    await page.goto(link.slice(0, -4) + (link.endsWith('AAAA') ? 'BBBB' : 'AAAA'))
    await expect(page.getByRole('heading', { name: 'Agendamento não encontrado' })).toBeVisible()
    await expect(page.getByText('Bia Melo')).toHaveCount(0)
  })
})

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
