import { randomInt } from 'node:crypto'
import { spokenSound } from '@balcao/testkit/transcription'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { callAsPerson } from './order-steps'
import { standIns, test as signedInTest, type JourneyCompany } from '../product'

/** A customer of one shop, whose WhatsApp the stand-in holds. */
export interface Customer {
  name: string
  /** Digits with country code. */
  number: string
  /** Writes to the shop. */
  says(text: string): Promise<void>
  /** The owner answers this customer on the shop's own phone. */
  receivesFromShopPhone(text: string): Promise<void>
  sendsPhoto(caption: string): Promise<void>
  /** Sends a voice note in which the stand-in of transcriptions hears these words. */
  speaks(words: string): Promise<void>
  /** Waits until the customer's phone shows these words from the shop. */
  reads(words: RegExp): Promise<void>
  /** Everything that the phone shows, as one text. */
  chat(): Promise<string>
  /** Opens the customer's phone in a browser of its own. */
  open(browser: Browser): Promise<Page>
}

/** Connects the signed-in company's WhatsApp: asks for a QR code and reads it. Answers the account's name. */
async function connectWhatsApp(page: Page): Promise<string> {
  await callAsPerson(page, 'PUT', '/api/channel', { kind: 'evolution' })
  const { instance } = await callAsPerson<{ instance: string }>(page, 'POST', '/api/channel/connect')
  await act('parear', { loja: instance })
  const state = () =>
    callAsPerson<{ state: string }>(page, 'GET', '/api/channel').then((channel) => channel.state)
  await expect.poll(state, { message: 'a connected WhatsApp' }).toBe('open')
  return instance
}

/** A customer whom the shop does not know yet. */
export async function givenCustomer(instance: string, name: string): Promise<Customer> {
  const number = `55929${randomInt(80_000_000, 99_999_999)}`
  await act('cliente', { loja: instance, numero: number, nome: name })
  const chat = async () => {
    const { phone } = await standIns()
    const answer = await fetch(new URL(`/tela?loja=${instance}&cliente=${number}`, phone))
    const { mensagens } = (await answer.json()) as { mensagens: string }
    return mensagens.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  const where = { loja: instance, cliente: number }
  return {
    name,
    number,
    says: (texto) => act('texto', { ...where, texto }),
    receivesFromShopPhone: (texto) => act('texto', { ...where, texto, celular: 'sim' }),
    sendsPhoto: (legenda) => act('foto', { ...where, legenda, arquivo: picture() }),
    speaks: (words) => act('audio', { ...where, arquivo: voice(words) }),
    chat,
    reads: (words) => expect.poll(chat, { message: `${name} reads ${String(words)}` }).toMatch(words),
    async open(browser) {
      const { phone } = await standIns()
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.goto(new URL(`/?loja=${instance}&cliente=${number}`, phone).href)
      return page
    },
  }
}

async function act(action: string, fields: Record<string, string | File>): Promise<void> {
  const { phone } = await standIns()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await fetch(new URL(`/acoes/${action}`, phone), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`${action}: ${answer.status} ${await answer.text()}`)
}

/** The smallest PNG there is. */
function picture(): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return new File([bytes], 'foto.png', { type: 'image/png' })
}

const voice = (words: string): File =>
  new File([new Uint8Array(spokenSound(words))], 'voz.ogg', { type: 'audio/ogg' })

/** The row of a customer in the list of conversations. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Conversas' }).getByRole('listitem').filter({ hasText: name })

export const messageBox = (page: Page): Locator => page.getByPlaceholder('Digite sua mensagem...')

/** What the open conversation shows. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Mensagens' })

/** `instance` is the WhatsApp account of the signed-in company, connected, its bot off. */
export const test = signedInTest.extend<{ instance: string; shop: JourneyCompany }>({
  instance: async ({ page, signedIn }, use) => {
    expect(signedIn.cnpj).toHaveLength(14)
    await use(await connectWhatsApp(page))
  },
  shop: async ({ signedIn }, use) => {
    await use(signedIn)
  },
})

export { expect }
