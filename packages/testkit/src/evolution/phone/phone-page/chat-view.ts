import { escapeHtml } from '../../../page/page-shell'
import { choicesIn } from '../../choices'
import type { Instance } from '../../instance'
import { textOf } from '../../shapes/message-content'
import { statusRank, type StoredMessage } from '../../shapes/wire'

/** The chat as the customer's phone shows it, oldest first, as HTML. */
export function chatView(shop: Instance, customer: string): string {
  const messages = shownMessages(shop, customer)
  const reactions = reactionsIn(messages)
  const bubbles = messages.filter(({ data }) => data.messageType !== 'reactionMessage')
  const waiting = [...shop.underway].filter((message) => message.customer === customer)
  const all = [...bubbles, ...waiting]
  if (all.length === 0) return '<p class="empty">Escreva a primeira mensagem para a loja.</p>'
  return all
    .map((message, at) => {
      const reaction = reactions.get(message.data.key.id) ?? ''
      return daySeparator(message, all[at - 1]) + bubble(shop, message, reaction)
    })
    .join('')
}

/** How many messages of the shop the customer has not read. */
export function unreadCount(shop: Instance, customer: string): number {
  return shownMessages(shop, customer).filter(
    ({ data, isDeleted }) => data.key.fromMe && !isDeleted && statusRank(data.status) < statusRank('READ'),
  ).length
}

/** What the list shows under the customer's name. */
export function lastLine(shop: Instance, customer: string): { text: string; time: string } {
  const waiting = [...shop.underway].filter((message) => message.customer === customer)
  const last = [...shownMessages(shop, customer), ...waiting]
    .filter(({ data }) => data.messageType !== 'reactionMessage')
    .at(-1)
  if (!last) return { text: 'Nenhuma mensagem ainda', time: '' }
  if (last.isDeleted) return { text: 'Mensagem apagada', time: clock(last) }
  return { text: textOf(last.data.message) || NAMES[last.data.messageType] || 'Mensagem', time: clock(last) }
}

const NAMES: Record<string, string> = {
  imageMessage: 'Foto',
  videoMessage: 'Vídeo',
  audioMessage: 'Áudio',
  documentMessage: 'Documento',
  stickerMessage: 'Figurinha',
  locationMessage: 'Localização',
}

/** Own messages, and those of the shop that were delivered. */
function shownMessages(shop: Instance, customer: string): StoredMessage[] {
  return shop.messages.filter(
    (message) =>
      message.customer === customer &&
      (!message.data.key.fromMe || statusRank(message.data.status) >= statusRank('DELIVERY_ACK')),
  )
}

function reactionsIn(messages: StoredMessage[]): Map<string, string> {
  const reactions = new Map<string, string>()
  for (const { data } of messages) {
    const { reactionMessage } = data.message as { reactionMessage?: { key: { id: string }; text: string } }
    if (reactionMessage) reactions.set(reactionMessage.key.id, reactionMessage.text)
  }
  return reactions
}

function daySeparator(message: StoredMessage, before: StoredMessage | undefined): string {
  const day = dayOf(message)
  return before && dayOf(before) === day ? '' : `<p class="day">${day}</p>`
}

function bubble(shop: Instance, message: StoredMessage, reaction: string): string {
  const { key } = message.data
  const side = key.fromMe ? 'theirs' : 'mine'
  const who = key.fromMe ? 'Loja' : 'Cliente'
  const content = message.isDeleted ? '<em>🚫 Mensagem apagada</em>' : contentHtml(shop, message)
  const edited = message.updates.includes('EDITED') ? 'editada ' : ''
  const badge = reaction ? `<span class="reaction">${escapeHtml(reaction)}</span>` : ''
  const ticks = key.fromMe ? '' : ticksOf(shop, message)
  return `<article class="bubble ${side}" data-id="${key.id}" aria-label="${who}">${content}<footer>${edited}<time>${clock(message)}</time>${ticks}</footer>${badge}</article>`
}

function ticksOf(shop: Instance, message: StoredMessage): string {
  if (shop.underway.has(message)) return '<span class="ticks" role="img" aria-label="enviada">✓</span>'
  return message.readByShop
    ? '<span class="ticks read" role="img" aria-label="lida">✓✓</span>'
    : '<span class="ticks" role="img" aria-label="entregue">✓✓</span>'
}

function contentHtml(shop: Instance, message: StoredMessage): string {
  const { data } = message
  const text = formatted(textOf(data.message))
  const words = text && `<div class="text">${text}</div>`
  return quoteHtml(data.contextInfo) + attachmentHtml(shop, message) + words + choicesHtml(shop, message)
}

function quoteHtml(contextInfo: Record<string, unknown> | null): string {
  const quoted = contextInfo?.quotedMessage as Record<string, unknown> | undefined
  if (!quoted) return ''
  return `<blockquote>${escapeHtml(textOf(quoted).slice(0, 120) || 'Mensagem')}</blockquote>`
}

function attachmentHtml(shop: Instance, { data, media }: StoredMessage): string {
  const { locationMessage } = data.message as {
    locationMessage?: { degreesLatitude: number; degreesLongitude: number; name?: string }
  }
  if (locationMessage) {
    const { degreesLatitude: lat, degreesLongitude: lon, name = 'Localização' } = locationMessage
    const address = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    return `<a class="file" href="${escapeHtml(address)}" target="_blank" rel="noreferrer">📍 ${escapeHtml(name)}</a>`
  }
  if (!media) return ''
  const source = `/midia/${encodeURIComponent(shop.name)}/${encodeURIComponent(data.key.id)}`
  const name = escapeHtml(media.fileName)
  if (media.mimetype.startsWith('image/'))
    return `<a href="${source}" target="_blank"><img src="${source}" alt="${name}"></a>`
  if (media.mimetype.startsWith('audio/'))
    return `<audio controls preload="metadata" src="${source}"></audio>`
  if (media.mimetype.startsWith('video/'))
    return `<video controls preload="metadata" src="${source}"></video>`
  return `<a class="file" href="${source}">📄 ${name}</a>`
}

function choicesHtml(shop: Instance, { customer, data }: StoredMessage): string {
  const buttons = choicesIn(data.message).map(({ id, title, description = '' }) => {
    const more = description && `<small>${escapeHtml(description)}</small>`
    return `<button name="escolha" value="${escapeHtml(id)}">${escapeHtml(title)}${more}</button>`
  })
  if (buttons.length === 0) return ''
  const fields = hiddenFields({ loja: shop.name, cliente: customer })
  return `<form class="choices" method="post" action="/acoes/opcao">${fields}${buttons.join('')}</form>`
}

/** What every form of the page carries. */
export function hiddenFields(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
}

/** WhatsApp's bold, italic, struck and mono, and links. */
function formatted(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, at) => {
      const safe = escapeHtml(piece)
      if (at % 2 === 1) return `<a href="${safe}" target="_blank" rel="noreferrer">${safe}</a>`
      return safe
        .replaceAll(/```([^`]+)```/g, '<code>$1</code>')
        .replaceAll(/(?<!\w)\*(\S(?:[^*\n]*\S)?)\*(?!\w)/g, '<strong>$1</strong>')
        .replaceAll(/(?<!\w)_(\S(?:[^_\n]*\S)?)_(?!\w)/g, '<em>$1</em>')
        .replaceAll(/(?<!\w)~(\S(?:[^~\n]*\S)?)~(?!\w)/g, '<s>$1</s>')
    })
    .join('')
}

const writtenAt = ({ data }: StoredMessage) => new Date(data.messageTimestamp * 1000)
const dayOf = (message: StoredMessage) =>
  writtenAt(message).toLocaleDateString('pt-BR', { day: 'numeric', month: 'long' })
const clock = (message: StoredMessage) =>
  writtenAt(message).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
