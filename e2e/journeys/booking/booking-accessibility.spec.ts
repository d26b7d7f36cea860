import type { Locator, Page } from '@playwright/test'
import {
  bookFromOutside,
  bookingPage,
  expect,
  fillCustomer,
  confirmButton,
  findDay,
  nextSunday,
  openDay,
  slot,
  test,
} from '../../steps/agenda-steps'
import { expectWellWithAFinger, phone } from '../../looks'

test.describe('can be used by everyone, on a phone too:', () => {
  test.use({ viewport: phone })

  test('BOOK-04 the three steps of a booking, and what was booked', async ({ page, salon }) => {
    test.slow()
    await page.goto(bookingPage(salon))
    await (await findDay(page, nextSunday())).click()
    await expect(page.getByText('Este dia está fechado para agendamentos')).toBeVisible()
    await expectWellWithAFinger(page, 'closed day')
    await (await findDay(page, openDay(3))).click()
    await slot(page, '11:00').click()
    await expect(page.getByRole('article', { name: 'Luzes' })).toContainText('Não cabe')
    await expectWellWithAFinger(page, 'services')
    await page.getByRole('button', { name: 'Escolher Corte' }).click()
    await fillCustomer(page, 'A', '11')
    await confirmButton(page).click()
    await expect(page.getByText('Nome deve ter pelo menos 3 caracteres')).toBeVisible()
    await expectWellWithAFinger(page, 'form')
    await fillCustomer(page)
    await confirmButton(page).click()
    await expect(page.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await expectWellWithAFinger(page, 'booked')
  })

  test('the page behind the private link, and the demonstration', async ({ page, salon }) => {
    const { link } = await bookFromOutside(salon, { date: openDay(2), time: '09:00' })
    await page.goto(`${bookingPage(salon)}/horario/${link}`)
    await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
    await expectWellWithAFinger(page, 'cancel')
    await page.getByRole('button', { name: 'Mudar horário' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectWellWithAFinger(page, 'move')
    await page.goto('/agendamento/demonstracao')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectWellWithAFinger(page, 'demonstration')
  })
})

test('BOOK-08 a customer books with the keyboard alone; the free times of a day follow the focus', async ({
  page,
  salon,
}) => {
  await page.goto(bookingPage(salon))
  const date = openDay(3)
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

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
