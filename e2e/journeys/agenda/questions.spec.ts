import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import {
  bookingPage,
  chooseTime,
  confirmButton,
  expect,
  fillCustomer,
  messageOf,
  openDay,
  openSchedule,
  rowOf,
  test,
} from '../../steps/agenda-steps'

const url = process.env.E2E_URL!

test('a service asks two questions: one is answered in the booking, the other by the link, and the counter reads both', async ({
  page,
  salonSession: counter,
  browser,
}) => {
  test.slow()
  await test.step('the owner says what the service asks, and in which order', async () => {
    await page.goto('/dashboard/schedule/settings?tab=services')
    await page.getByRole('button', { name: 'Perguntas de Corte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Perguntas de Corte' })
    await dialog.getByRole('button', { name: 'Adicionar pergunta' }).click()
    await dialog.getByRole('button', { name: 'Salvar perguntas' }).click()
    await expect(dialog.getByText('Escreva a pergunta')).toBeVisible()
    await expect(dialog.getByLabel('Pergunta', { exact: true })).toBeFocused()
    await dialog.getByLabel('Pergunta', { exact: true }).fill('Tem alergia a algum produto?')
    await dialog.getByRole('button', { name: 'Depois, por um link' }).click()
    await dialog.getByRole('switch', { name: 'Precisa ser respondida' }).click()
    await dialog.getByRole('button', { name: 'Adicionar pergunta' }).click()
    await dialog.getByLabel('Pergunta', { exact: true }).fill('Comprimento do cabelo')
    await dialog.getByRole('button', { name: 'Uma opção' }).click()
    await dialog.getByLabel('Opções, uma por linha').fill('Curto\nLongo')
    await dialog.getByRole('switch', { name: 'Precisa ser respondida' }).click()
    await expectAccessible(page, 'questions of a service')
    await dialog.getByRole('button', { name: 'Mover a pergunta 2 de 2' }).press('ArrowUp')
    await expect(dialog.getByRole('button', { name: 'Mover a pergunta 1 de 2' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Salvar perguntas' }).click()
    await expect(messageOf(page, 'Perguntas de Corte salvas')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Perguntas de Corte' })).toHaveText(
      '2 perguntas ao cliente',
    )
  })

  const date = openDay(3)
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await test.step('a customer books on a phone and answers what is asked there', async () => {
    await phone.goto(url + bookingPage(counter))
    await chooseTime(phone, date, '09:00')
    await fillCustomer(phone)
    const asked = phone.getByRole('radiogroup', { name: 'Comprimento do cabelo' })
    await expect(asked).toBeVisible()
    await expect(phone.getByText('Tem alergia')).toHaveCount(0)
    await confirmButton(phone).click()
    await expect(phone.getByText('Responda a esta pergunta')).toBeVisible()
    await expect(asked.getByRole('radio', { name: 'Curto' })).toBeFocused()
    await asked.getByRole('radio', { name: 'Longo' }).check()
    await expectAccessible(phone, 'questions in the booking')
    await expectToFitAPhone(phone, 'questions in the booking')
    // What was answered survives a reload, as the rest does.
    await phone.reload()
    await expect(asked.getByRole('radio', { name: 'Longo' })).toBeChecked()
    await confirmButton(phone).click()
    await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await expect(phone.getByText('Falta 1 resposta antes de você vir.')).toBeVisible()
  })

  await test.step('the counter sees what is missing', async () => {
    await openSchedule(page)
    const row = await rowOf(page, date, 'Ana Lima')
    await expect(row.getByText('Faltam respostas')).toBeVisible()
  })

  await test.step('the customer answers the rest by the link', async () => {
    await phone.getByRole('link', { name: 'Responder agora' }).click()
    const questions = phone.getByRole('region', { name: 'Perguntas' })
    await expect(questions.getByRole('radio', { name: 'Longo' })).toBeChecked()
    await expect(questions.getByRole('button', { name: 'Salvar respostas' })).toBeDisabled()
    await questions.getByLabel('Tem alergia a algum produto?').fill('Amônia')
    await questions.getByRole('button', { name: 'Salvar respostas' }).click()
    await expect(questions.getByText('Respostas salvas.')).toBeVisible()
    await expectAccessible(phone, 'questions behind the private link')
    await expectToFitAPhone(phone, 'questions behind the private link')
  })

  await test.step('the counter reads the answers, and writes down another one', async () => {
    const row = await rowOf(page, date, 'Ana Lima')
    await expect(row.getByText('Faltam respostas')).toHaveCount(0)
    await row.getByRole('button', { name: /^Ana Lima/ }).click()
    const answers = page.getByRole('region', { name: 'Perguntas' })
    await expect(answers).toContainText('Comprimento do cabeloLongoTem alergia a algum produto?Amônia')
    await answers.getByRole('button', { name: 'Mudar respostas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Respostas de Ana Lima' })
    await dialog.getByRole('radio', { name: 'Curto' }).check()
    await dialog.getByRole('button', { name: 'Salvar respostas' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(answers).toContainText('Comprimento do cabeloCurto')
  })

  await test.step('the customer’s record has them', async () => {
    await page.goto('/dashboard/customers')
    await page.getByRole('button', { name: /Ana Lima/ }).click()
    await page.getByRole('tab', { name: 'Agendamentos' }).click()
    await expect(page.getByRole('region', { name: 'Últimas respostas' })).toContainText('Amônia')
  })
})
