import type { SameKeys } from '../../../format-text'
import type { firstSteps as pt } from '../../pt/entry/first-steps'

export const firstSteps: SameKeys<typeof pt> = {
  title: 'Primeros pasos',
  text: 'Lo que falta para que la tienda funcione. Cada paso se marca solo cuando está listo.',
  progress: '{done} de {all} listos',
  done: 'listo',
  open: 'falta',
  hide: 'Ocultar',
  hidden: 'Los primeros pasos siguen en Empresa.',
  hours: 'Diga cuándo abre la tienda',
  hoursHint: 'Fuera del horario, el menú y el bot avisan cuándo abre.',
  menu: 'Arme el menú',
  menuHint: 'Empiece por el ejemplo, una planilla o un producto con precio.',
  fees: 'Diga cuánto cuesta la entrega',
  feesHint: 'Una tarifa para todos, o por barrio.',
  whatsapp: 'Conecte WhatsApp',
  whatsappHint: 'Las conversaciones llegan aquí y el bot responde.',
  printer: 'Conecte la impresora',
  printerHint: 'Este navegador o un programa imprime cada pedido que llega.',
}
