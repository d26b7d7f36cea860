import type { Gateway } from '../../gateway'
import type { Sendable } from '../../shapes/message-content'
import type { CustomerPhone } from '../phone'
import { sampleVoice } from './sample-voice'

export type GivePhone = (number: string, who: { name?: string; instance: string }) => CustomerPhone

/** Told to the person, in Portuguese, as 400. */
export class PageRefusal extends Error {}

interface Where {
  loja: string
  cliente: string
}

/**
 * Does what a form of the page asks for. Every form says which shop (`loja`) and, but for pairing, which customer.
 * @returns what to show next. @throws PageRefusal
 */
export async function act(
  action: string,
  form: FormData,
  gateway: Gateway,
  givePhone: GivePhone,
): Promise<Where> {
  const loja = field(form, 'loja')
  const instance = gateway.instances.get(loja)
  if (!instance) throw new PageRefusal('Esta loja não existe mais')
  if (action === 'parear') {
    if (!('code' in instance.qrcode)) throw new PageRefusal('O QR code já expirou')
    instance.scan()
    return { loja, cliente: optional(form, 'cliente') }
  }
  if (action === 'desconectar') {
    instance.close(401)
    return { loja, cliente: optional(form, 'cliente') }
  }
  if (action === 'cliente') {
    const number = wholeNumber(field(form, 'numero'))
    const name = optional(form, 'nome')
    givePhone(number, { instance: loja, ...(name ? { name } : {}) })
    return { loja, cliente: number }
  }
  const cliente = field(form, 'cliente')
  if (!gateway.contacts.has(cliente)) throw new PageRefusal('Este cliente não existe')
  await actOnPhone(action, form, givePhone(cliente, { instance: loja }))
  return { loja, cliente }
}

async function actOnPhone(action: string, form: FormData, phone: CustomerPhone): Promise<void> {
  if (action === 'ler') return phone.reads()
  if (action === 'opcao') return void phone.presses(field(form, 'escolha'))
  if (action === 'texto') {
    const text = field(form, 'texto')
    if (form.get('celular') === 'sim') phone.typesFromShopPhone(text)
    else phone.says(text)
    return
  }
  phone.sends(await sendableIn(action, form))
}

async function sendableIn(action: string, form: FormData): Promise<Sendable> {
  if (action === 'audio-de-exemplo') return { audio: sampleVoice(), mimetype: 'audio/wav', seconds: 2 }
  if (action === 'localizacao') {
    const [latitude, longitude] = [degrees(form, 'latitude', 90), degrees(form, 'longitude', 180)]
    const name = optional(form, 'nome')
    return { location: { latitude, longitude, ...(name ? { name } : {}) } }
  }
  const file = form.get('arquivo')
  if (!(file instanceof File) || file.size === 0) throw new PageRefusal('Escolha um arquivo')
  const bytes = Buffer.from(await file.arrayBuffer())
  const { name: fileName, type: mimetype } = file
  if (action === 'foto') return { image: bytes, mimetype, fileName, caption: optional(form, 'legenda') }
  if (action === 'audio') return { audio: bytes, mimetype }
  if (action === 'documento') return { document: bytes, mimetype: mimetype || 'application/pdf', fileName }
  throw new PageRefusal('Ação desconhecida')
}

/** Digits with the country code; Brazilian numbers may come without it. */
function wholeNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits.length < 10 || digits.length > 15) throw new PageRefusal('Digite o número com DDD')
  return digits.length <= 11 ? `55${digits}` : digits
}

function degrees(form: FormData, name: string, limit: number): number {
  const value = Number(field(form, name).replace(',', '.'))
  if (!(Math.abs(value) <= limit)) throw new PageRefusal('Latitude ou longitude inválida')
  return value
}

function field(form: FormData, name: string): string {
  const value = optional(form, name)
  if (value === '') throw new PageRefusal(`Falta preencher: ${name}`)
  return value
}

function optional(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
