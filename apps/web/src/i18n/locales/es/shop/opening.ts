import type { SameKeys } from '../../../format-text'
import type { opening as pt } from '../../pt/shop/opening'

export const opening: SameKeys<typeof pt> = {
  shop: 'Local: {state}',
  open: 'Abierto',
  pausedUntil: 'En pausa hasta {when}',
  closedUntil: 'Cerrado hasta {when}',
  opensAt: 'Cerrado · abre {when}',
  closed: 'Cerrado',
  pickupOnly: 'Solo retiro',
  slower: '+{minutes} min',
  pause15: 'Pausar 15 min',
  pause30: 'Pausar 30 min',
  pause60: 'Pausar 1 hora',
  close: 'Cerrar ahora',
  stayClosed: 'No abrir la próxima vez',
  openNow: 'Abrir ahora',
  deliverAgain: 'Volver a entregar',
  slowerBy: 'Hoy demora +{minutes} min',
  usualTime: 'Volver al tiempo normal',
  undo: 'Deshacer',
  failed: 'No se pudo cambiar la situación del local. Inténtalo de nuevo.',
  said_open: 'Local abierto: el menú y el bot vuelven a recibir pedidos.',
  said_closed: 'El menú y el bot no reciben pedidos hasta {when}.',
  said_scheduled: {
    one: 'Un pedido programado hasta entonces sigue en pie.',
    other: '{count} pedidos programados hasta entonces siguen en pie.',
  },
  said_pickup: 'El menú y el bot solo ofrecen retiro hasta {when}.',
  said_deliver: 'El menú y el bot vuelven a ofrecer entrega.',
  said_slower: 'El cliente lee {minutes} min más hasta {when}.',
  said_usual: 'El cliente vuelve a leer el tiempo normal.',
}
