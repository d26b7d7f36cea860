import { expect, test, type Page } from '@playwright/test'
import { freshCnpj } from '../product'
import { codeSentBy, maskedCnpj } from './sign-in-steps'

const url = process.env.E2E_URL!

export interface JourneyLead {
  cnpj: string
  empresa: string
  email: string
}

/** A lead, left over HTTP as the form leaves it. */
export async function givenLead(): Promise<JourneyLead> {
  const cnpj = freshCnpj()
  const lead = {
    cnpj,
    empresa: `Lanchonete ${cnpj.slice(0, 8)}`,
    email: `dona-${cnpj.slice(0, 8)}@loja.example`,
  }
  const { token } = (await (await fetch(`${url}/api/visit`)).json()) as { token: string }
  const response = await fetch(`${url}/webhook/lead-collector`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...lead, responsavel: 'Maria', telefone: '92991234567', nicho: 'delivery' }),
  })
  expect(response.status).toBe(200)
  return lead
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()

/** A message at the top of the page, by its whole text. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-toaster]').getByText(text, { exact: true })

/** Opens the wizard and has the lead's CNPJ validated. */
export async function beginOnboarding(page: Page, lead: JourneyLead): Promise<void> {
  await page.goto('/onboarding')
  await page.getByLabel('CNPJ', { exact: true }).fill(maskedCnpj(lead.cnpj))
  await expect(page.getByText(lead.empresa)).toBeVisible()
}

/** Enters the code that goes to the lead's mailbox. */
export async function proveMailbox(page: Page, lead: JourneyLead): Promise<void> {
  const press = () => page.getByRole('button', { name: 'Enviar Código' }).click()
  const code = await codeSentBy(lead.email, press)
  await page.getByPlaceholder('000000').fill(code)
  await page.getByRole('button', { name: 'Verificar e continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Sobre a sua empresa' })).toBeFocused()
}

export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Sobre a empresa' }).fill('Lanches e sucos')
  await page.route('**/ws/*/json/', (route) => route.fulfill({ json: { erro: true } }))
  for (const [label, value] of Object.entries({
    CEP: '69005-070',
    Rua: 'Rua das Flores',
    Número: '120',
    Bairro: 'Centro',
    Cidade: 'Manaus',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('Estado', { exact: true }).selectOption('AM')
}

/** Fees, a menu and a PIX key; `pixKey` of the type that is chosen already, else an e-mail. */
export async function fillDelivery(page: Page, { pixKey }: { pixKey?: string } = {}): Promise<void> {
  await page.getByLabel('Bairro 1', { exact: true }).fill('Centro')
  await page.getByLabel('Taxa do bairro 1').fill('500')
  await page.locator('input[type=file]').setInputFiles([menuPdf('cardapio.pdf')])
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  if (pixKey === undefined) await page.getByLabel('Tipo de chave').selectOption('email')
  await page.getByLabel('Chave', { exact: true }).fill(pixKey ?? 'Pix@Loja.example')
}

/** A new lead in the company's step. */
export async function reachCompanyStep(page: Page): Promise<JourneyLead> {
  const lead = await givenLead()
  await beginOnboarding(page, lead)
  await proveMailbox(page, lead)
  return lead
}

/** A new lead in the delivery's step. */
export async function reachDeliveryStep(page: Page): Promise<JourneyLead> {
  const lead = await reachCompanyStep(page)
  await fillCompany(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Entrega, cardápio e pagamento' })).toBeFocused()
  return lead
}

export const menuPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'),
})

/** A Word document without a word in it. */
export const docx = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(emptyDocument, 'base64'),
})

const emptyDocument =
  'UEsDBBQAAAAIAFoXdl3HHBc8CgAAAAgAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbLMJqSxILda3AwBQSwMEFAAAAAgAWhd2XRbDehkGAAAABAAAABEAAAB3b3JkL2RvY3VtZW50LnhtbLMp17cDAFBLAQIUAxQAAAAIAFoXdl3HHBc8CgAAAAgAAAATAAAAAAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgAWhd2XRbDehkGAAAABAAAABEAAAAAAAAAAAAAAIABOwAAAHdvcmQvZG9jdW1lbnQueG1sUEsFBgAAAAACAAIAgAAAAHAAAAAAAA=='

export { expect, test }
