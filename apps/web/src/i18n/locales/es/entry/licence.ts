import type { SameKeys } from '../../../format-text'
import type { licence as pt } from '../../pt/entry/licence'

export const licence: SameKeys<typeof pt> = {
  unavailableTitle: 'Módulo No Disponible',
  unavailableText:
    'La licencia de tu empresa aún no incluye esta área. Habla con nuestro soporte para activarla: todo lo que ya registraste sigue en su lugar.',
  supportPhone: 'Teléfono de soporte',
  supportEmail: 'Correo de soporte',
  back: 'Volver',
  moduleUnavailable: 'Módulo no disponible',
  scheduleUnavailable: 'Función de agenda no disponible',
  warnEnding: {
    one: 'Falta 1 día para que termine tu licencia.',
    other: 'Faltan {count} días para que termine tu licencia.',
  },
  warnExpired: 'Tu licencia ha vencido.',
  warnLink: 'Ver licencia',
  warnDismiss: 'Ocultar hasta mañana',
  warnRegion: 'Aviso de la licencia',
}
