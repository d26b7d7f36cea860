import { numbered } from '../options-as-text'
import type { OutgoingContent, OutgoingProducts } from '../gateway'

type Options = Extract<OutgoingContent, { kind: 'options' }>

/** What opens a list. Channels speak Portuguese like the shops' customers. */
const OPEN_LIST = 'Ver opções'

/** Stands under a list of products. */
const HOW_TO_ORDER = 'Abra o catálogo, ponha no carrinho e envie.'

const LONGEST_BODY = 1024
const buttons = { most: 3, id: 256, title: 20 }
const list = { most: 10, id: 200, title: 24, description: 72 }
const products = { most: 30, header: 60, section: 24, id: 100 }

/**
 * A question with options: buttons for up to three short ones, a list for up to ten, and numbered text for what fits
 * in neither. Limits from the Cloud API's reference; too long a title is refused there, not cut.
 */
export function interactiveBody({ text, options }: Options): Record<string, unknown> {
  const isFit = text !== '' && text.length <= LONGEST_BODY && options.length > 0 && areDistinct(options)
  if (isFit && fitsButtons(options)) {
    const reply = options.map(({ id, title }) => ({ type: 'reply', reply: { id, title } }))
    return {
      type: 'interactive',
      interactive: { type: 'button', body: { text }, action: { buttons: reply } },
    }
  }
  if (isFit && fitsList(options)) {
    const rows = options.map(({ id, title, description }) => ({
      id,
      title,
      ...(description ? { description } : {}),
    }))
    const action = { button: OPEN_LIST, sections: [{ rows }] }
    return { type: 'interactive', interactive: { type: 'list', body: { text }, action } }
  }
  return textBody(numbered(text, options))
}

/** A text with a button by which the customer shares a location. */
export function placeRequestBody(text: string): Record<string, unknown> {
  const action = { name: 'send_location' }
  return {
    type: 'interactive',
    interactive: { type: 'location_request_message', body: { text }, action },
  }
}

/** Products of a catalogue, which the customer puts into a cart: as one section, under its title. */
export function productsBody(
  text: string,
  { title, ids }: OutgoingProducts,
  catalogueId: string,
): Record<string, unknown> {
  const product_items = ids.map((id) => ({ product_retailer_id: id }))
  return {
    type: 'interactive',
    interactive: {
      type: 'product_list',
      header: { type: 'text', text: cut(title, products.header) },
      body: { text: `${text}\n\n${HOW_TO_ORDER}` },
      action: {
        catalog_id: catalogueId,
        sections: [{ title: cut(title, products.section), product_items }],
      },
    },
  }
}

/** Whether WhatsApp takes so many products, and words over them. */
export function fitsProducts(text: string, { title, ids }: OutgoingProducts): boolean {
  return (
    fitsBody(`${text}\n\n${HOW_TO_ORDER}`) &&
    title.trim() !== '' &&
    ids.length > 0 &&
    ids.length <= products.most &&
    ids.every((id) => within(id, products.id))
  )
}

/** Whether a text may stand over something to press. */
export function fitsBody(text: string): boolean {
  return within(text, LONGEST_BODY)
}

const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join('')

/** A plain text; addresses in it get a preview. */
export function textBody(text: string): Record<string, unknown> {
  return { type: 'text', text: { body: text, preview_url: /https?:\/\//.test(text) } }
}

function fitsButtons(options: Options['options']): boolean {
  return (
    options.length <= buttons.most &&
    options.every(
      ({ id, title, description }) => !description && within(id, buttons.id) && within(title, buttons.title),
    )
  )
}

function fitsList(options: Options['options']): boolean {
  return (
    options.length <= list.most &&
    options.every(
      ({ id, title, description = '' }) =>
        within(id, list.id) && within(title, list.title) && description.length <= list.description,
    )
  )
}

const within = (text: string, most: number) => text.trim() !== '' && text.length <= most

function areDistinct(options: Options['options']): boolean {
  const titles = new Set(options.map(({ title }) => title.trim()))
  const ids = new Set(options.map(({ id }) => id))
  return titles.size === options.length && ids.size === options.length
}
