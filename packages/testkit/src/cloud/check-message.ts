import { invalidParameter, invalidValue } from './graph-refusal'

type Json = Record<string, unknown>

const MEDIA_TYPES = ['image', 'audio', 'video', 'document', 'sticker']

/**
 * Holds a message against the published limits.
 * @param knowsMedia whether an id was uploaded or received.
 * @returns what stands under the name of its type. @throws GraphRefusal with 100 or 131009.
 */
export function checkMessage(type: string, body: Json, knowsMedia: (id: string) => boolean): Json {
  if (type === 'contacts') {
    if (!Array.isArray(body.contacts)) throw invalidParameter('The parameter contacts is required.')
    return { contacts: body.contacts }
  }
  const check = CHECKS[type] ?? (MEDIA_TYPES.includes(type) ? checkMedia(type, knowsMedia) : undefined)
  if (!check) throw invalidParameter(`Param type must be one of {TEXT, IMAGE, AUDIO, …} - got "${type}".`)
  const content = object(body, type)
  check(content)
  return content
}

const CHECKS: Record<string, (content: Json) => void> = {
  text({ body }) {
    if (typeof body !== 'string' || body === '')
      throw invalidParameter("The parameter text['body'] is required.")
    if (length(body) > 4096)
      throw invalidParameter("Param text['body'] must be at most 4096 characters long.")
  },
  location({ latitude, longitude }) {
    if (!Number.isFinite(Number(latitude ?? Number.NaN)) || !Number.isFinite(Number(longitude ?? Number.NaN)))
      throw invalidParameter("The parameters location['latitude'] and location['longitude'] are required.")
  },
  reaction({ message_id: id, emoji }) {
    if (typeof id !== 'string') throw invalidParameter("The parameter reaction['message_id'] is required.")
    if (typeof emoji !== 'string') throw invalidParameter("The parameter reaction['emoji'] is required.")
  },
  template({ name, language }) {
    if (typeof name !== 'string') throw invalidParameter("The parameter template['name'] is required.")
    if (typeof (language as Json | undefined)?.code !== 'string')
      throw invalidParameter("The parameter template['language']['code'] is required.")
  },
  interactive(content) {
    within('Body text', object(content, 'body').text, 1, 1024)
    if (content.footer !== undefined) within('Footer text', object(content, 'footer').text, 1, 60)
    const { header } = content as { header?: Json }
    if (header?.type === 'text') within('Header text', header.text, 1, 60)
    const action = object(content, 'action')
    const check = INTERACTIVE[String(content.type)]
    if (!check) throw invalidValue(`Interactive type ${String(content.type)} is not known here`)
    check(action, content)
  },
}

const INTERACTIVE: Record<string, (action: Json, content: Json) => void> = {
  button: checkButtons,
  list: checkList,
  location_request_message(action, { header, footer }) {
    if (action.name !== 'send_location') throw invalidValue('Action name must be send_location')
    for (const part of [header, footer])
      if (part !== undefined) throw invalidValue('A location request has a body alone')
  },
  product_list(action, content) {
    const header = object(content, 'header')
    if (header.type !== 'text') throw invalidValue('Header type must be text')
    if (typeof action.catalog_id !== 'string' || action.catalog_id === '')
      throw invalidParameter("The parameter action['catalog_id'] is required.")
    const sections = list(action.sections, 'Sections', 1, 10)
    const products = sections.flatMap((section) => {
      if (sections.length > 1 || section.title !== undefined) within('Section title', section.title, 1, 24)
      return list(section.product_items, 'Product items', 1, 30)
    })
    if (products.length > 30) throw invalidValue('Total product count exceed max allowed count: 30')
    for (const { product_retailer_id: id } of products) within('Product retailer id', id, 1, 100)
  },
}

const checkMedia =
  (type: string, knowsMedia: (id: string) => boolean) =>
  ({ id, link, caption }: Json): void => {
    if ((id === undefined) === (link === undefined))
      throw invalidParameter(`Param ${type} must have either an id or a link.`)
    if (id !== undefined && !(typeof id === 'string' && knowsMedia(id)))
      throw invalidValue('This media id is not known')
    if (link !== undefined && !(typeof link === 'string' && URL.canParse(link)))
      throw invalidValue(`${type} link is not a URL`)
    if (caption === undefined) return
    if (type === 'audio' || type === 'sticker')
      throw invalidParameter(`Unexpected key "caption" on param "${type}".`)
    within('Caption', caption, 0, 1024)
  }

function checkButtons(action: Json): void {
  const buttons = list(action.buttons, 'Buttons', 1, 3)
  const replies = buttons.map((button) => {
    if (button.type !== 'reply') throw invalidValue('Button type must be reply')
    const reply = object(button, 'reply')
    within('Button id', reply.id, 1, 256)
    within('Button title', reply.title, 1, 20)
    return reply
  })
  different('Button title', replies, 'title')
  different('Button id', replies, 'id')
}

function checkList(action: Json): void {
  within('Button label', action.button, 1, 20)
  const sections = list(action.sections, 'Sections', 1, 10)
  const rows = sections.flatMap((section) => {
    if (sections.length > 1) within('Section title', section.title, 1, 24)
    return list(section.rows, 'Rows', 1, 10)
  })
  if (rows.length > 10) throw invalidValue('Total row count exceed max allowed count: 10')
  for (const { id, title, description } of rows) {
    within('Row id', id, 1, 200)
    within('Row title', title, 1, 24)
    if (description !== undefined) within('Row description', description, 0, 72)
  }
  different('Row id', rows, 'id')
  different('Row title', rows, 'title')
}

/** @throws 131009 unless it is a text of so many characters. */
function within(what: string, value: unknown, min: number, max: number): void {
  const count = typeof value === 'string' ? length(value) : -1
  if (count < min || count > max)
    throw invalidValue(`${what} length invalid. Min length: ${min}, Max length: ${max}`)
}

function different(what: string, items: Json[], key: string): void {
  if (new Set(items.map((item) => item[key])).size < items.length) throw invalidValue(`${what} duplicated`)
}

function list(value: unknown, what: string, min: number, max: number): Json[] {
  const items = Array.isArray(value) ? (value as Json[]) : []
  if (items.length < min || items.length > max)
    throw invalidValue(
      `${what}: Invalid ${what.toLowerCase()} count. Min allowed: ${min}, Max allowed: ${max}`,
    )
  return items
}

function object(of: Json, key: string): Json {
  const value = of[key]
  if (!value || typeof value !== 'object') throw invalidParameter(`The parameter ${key} is required.`)
  return value as Json
}

/** Characters as people count them, near enough: an emoji of one code point is one. */
const length = (text: string): number => [...text].length
