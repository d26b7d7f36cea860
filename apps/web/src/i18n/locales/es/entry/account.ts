import type { SameKeys } from '../../../format-text'
import type { account as pt } from '../../pt/entry/account'

export const account: SameKeys<typeof pt> = {
  tabs: 'Acceso',
  tabSignIn: 'Entrar',
  tabBecomeCustomer: 'Hazte cliente',
  tagline: 'El mostrador de tu empresa, abierto todo el día.',
  pitchOrders: 'Pedidos que llegan, suenan y salen impresos',
  pitchConversations: 'Conversaciones de WhatsApp con la ayuda del robot',
  pitchSchedule: 'Agenda abierta para tus clientes',
  notFoundTitle: 'Página no encontrada',
  notFoundText:
    'Esta dirección no existe o cambió de lugar. Si recibiste un enlace de menú o de reserva, comprueba que esté completo.',
  goToSignIn: 'Ir a la entrada',
}
