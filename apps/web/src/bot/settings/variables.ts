import { fillVariables } from '@balcao/domain/messaging'
import type { TextName } from './settings-draft'

/** Names that can stand in braces. */
export type VariableName = 'nome' | 'loja' | 'pedido' | 'total' | 'pix' | 'horario' | 'link'

/** What the bot fills in, by text; other names would stay as they are typed. */
export const textVariables: Readonly<Record<TextName, readonly VariableName[]>> = {
  greeting: ['nome', 'loja'],
  closed: ['nome', 'loja', 'horario'],
  handOver: ['nome', 'loja'],
  stillWaiting: ['nome', 'loja'],
  notUnderstood: ['nome', 'loja'],
  orderPlaced: ['nome', 'loja', 'pedido', 'total', 'link'],
}

export const noticeVariables: readonly VariableName[] = [
  'nome',
  'pedido',
  'total',
  'pix',
  'loja',
  'horario',
  'link',
]

export const replyVariables: readonly VariableName[] = ['nome', 'pedido', 'total', 'pix', 'horario', 'loja']

/** Values to show a text with. Customers are written to in Portuguese. */
function samplesFor(shop: string): Record<VariableName, string> {
  return {
    nome: 'Ana',
    loja: shop,
    pedido: '12',
    total: 'R$\u00A058,90',
    pix: '00020126580014br.gov.bcb.pix0136...',
    horario: '08:00–18:00',
    link: 'https://balcao.example/pedido/12',
  }
}

/** A text of the bot, filled in as the bot does. */
export function previewText(name: TextName, text: string, shop: string): string {
  const samples = { ...samplesFor(shop), horario: 'hoje às 18:00' }
  const known = textVariables[name].map((variable) => [variable, samples[variable]])
  return fillVariables(text, Object.fromEntries(known) as Record<string, string>)
}

/** Order news or a quick reply, filled in as the server does. */
export function previewMessage(text: string, shop: string): string {
  return fillVariables(text, samplesFor(shop))
}
