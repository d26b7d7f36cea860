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
import { picture } from '../../steps/image-steps'

const url = process.env.E2E_URL!
const phoneLooks = {
  viewport: { width: 360, height: 740 },
  locale: 'pt-BR',
  reducedMotion: 'reduce',
} as const

const pdf = {
  name: 'Encaminhamento da Dra. Márcia.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
}
const photo = { name: 'cabelo.png', mimeType: 'image/png', buffer: picture(300) }

test('a customer answers with a file from a phone, and the counter sees it', async ({
  page,
  salonSession: counter,
  browser,
}) => {
  test.slow()
  await test.step('the owner asks for a file', async () => {
    await page.setViewportSize(phoneLooks.viewport)
    await page.goto('/dashboard/schedule/settings?tab=services')
    await page.getByRole('button', { name: 'Perguntas de Corte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Perguntas de Corte' })
    await dialog.getByRole('button', { name: 'Adicionar pergunta' }).click()
    await dialog.getByLabel('Pergunta', { exact: true }).fill('Encaminhamento ou foto do cabelo')
    await dialog.getByRole('button', { name: 'Arquivo (foto ou PDF)' }).click()
    await dialog.getByRole('switch', { name: 'Precisa ser respondida' }).click()
    await dialog.getByRole('button', { name: 'Salvar perguntas' }).click()
    await expect(messageOf(page, 'Perguntas de Corte salvas')).toBeVisible()
  })

  const date = openDay(3)
  const phone = await (await browser.newContext(phoneLooks)).newPage()
  const field = phone.getByRole('group', { name: 'Encaminhamento ou foto do cabelo' })
  const chooser = field.locator('input[type=file]')
  await test.step('a customer is told what is not taken, and sends again what did not arrive', async () => {
    await phone.goto(url + bookingPage(counter))
    await chooseTime(phone, date, '09:00')
    await fillCustomer(phone)
    await expect(field).toBeVisible()
    await confirmButton(phone).click()
    await expect(phone.getByText('Responda a esta pergunta')).toBeVisible()
    await expect(field.getByRole('button', { name: /^Escolher foto ou PDF/ })).toBeFocused()
    await chooser.setInputFiles({ ...photo, buffer: Buffer.from('not a picture') })
    await expect(field.getByText('Este arquivo não é aceito')).toBeVisible()

    await phone.route('**/files?*', (route) => route.abort())
    await chooser.setInputFiles(pdf)
    await expect(field.getByText('O arquivo não foi enviado')).toBeVisible()
    await expect(phone.getByLabel('Nome', { exact: true })).toHaveValue('Ana Lima')
    await phone.unroute('**/files?*')
    await field.getByRole('button', { name: `Enviar ${pdf.name} de novo` }).click()
    await expect(field.getByRole('button', { name: `Trocar o arquivo ${pdf.name}` })).toBeFocused()
    await expect(field.getByText('0,01 MB')).toBeVisible()
    await expectAccessible(phone, 'a file in the booking')
    await expectToFitAPhone(phone, 'a file in the booking')
  })

  await test.step('a file on its way can be called off, and no booking goes without it', async () => {
    await phone.route('**/files?*', () => undefined)
    await chooser.setInputFiles(photo)
    await expect(field.getByRole('button', { name: 'Cancelar o envio de cabelo.png' })).toBeVisible()
    await confirmButton(phone).click()
    await expect(phone.getByText('O arquivo ainda está sendo enviado')).toBeVisible()
    await field.getByRole('button', { name: 'Cancelar o envio de cabelo.png' }).click()
    await expect(field.getByText(pdf.name, { exact: true })).toBeVisible()
    await phone.unroute('**/files?*')
    await phone.reload()
    await expect(field.getByText(pdf.name, { exact: true })).toBeVisible()
    await confirmButton(phone).click()
    await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  })

  const answers = page.getByRole('region', { name: 'Perguntas' })
  await test.step('the counter saves the PDF', async () => {
    await openSchedule(page)
    const row = await rowOf(page, date, 'Ana Lima')
    await row.getByRole('button', { name: /^Ana Lima/ }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      answers.getByRole('link', { name: /^Baixar o PDF Encaminhamento/ }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(pdf.name)
  })

  await test.step('the customer changes it for a photo by the link', async () => {
    await phone.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
    await expect(field.getByText(pdf.name, { exact: true })).toBeVisible()
    await chooser.setInputFiles(photo)
    await expect(field.getByText('cabelo.png', { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: 'Salvar respostas' }).click()
    await expect(phone.getByText('Respostas salvas.')).toBeVisible()
    await expectAccessible(phone, 'a file behind the private link')
    await expectToFitAPhone(phone, 'a file behind the private link')
  })

  await test.step('the counter sees the photo at once, and attaches another file', async () => {
    const small = answers.getByRole('img', { name: /^Foto que responde/ })
    await expect(small).toBeVisible()
    await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
    await expectAccessible(page, 'a photo at the counter')
    await expectToFitAPhone(page, 'a photo at the counter')
    await answers.getByRole('button', { name: 'Mudar respostas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Respostas de Ana Lima' })
    await dialog.locator('input[type=file]').setInputFiles(pdf)
    await expect(dialog.getByText(pdf.name, { exact: true })).toBeVisible()
    // It is sent by now.
    await expect(dialog.getByText('0,01 MB')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar respostas' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(answers.getByRole('link', { name: /^Baixar o PDF/ })).toBeVisible()
  })
})
