import type { SameKeys } from '../../format-text'
import type { account as pt } from '../pt/account'

export const account: SameKeys<typeof pt> = {
  tabs: 'Acceso',
  tabSignIn: 'Entrar',
  tabBecomeCustomer: 'Hazte cliente',
  tagline: 'El mostrador de tu empresa, abierto todo el día.',
  pitchOrders: 'Pedidos que llegan, suenan y salen impresos',
  pitchConversations: 'Conversaciones de WhatsApp con la ayuda del robot',
  pitchSchedule: 'Agenda abierta para tus clientes',
}
