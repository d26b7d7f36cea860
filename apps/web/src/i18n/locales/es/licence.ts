import type { SameKeys } from '../../format-text'
import type { licence as pt } from '../pt/licence'

export const licence: SameKeys<typeof pt> = {
  unavailableTitle: 'Módulo No Disponible',
  unavailableText:
    'La licencia de tu empresa aún no incluye esta área. Habla con nuestro soporte para activarla: todo lo que ya registraste sigue en su lugar.',
  supportPhone: 'Teléfono de soporte',
  supportEmail: 'Correo de soporte',
  back: 'Volver',
  moduleUnavailable: 'Módulo no disponible',
  scheduleUnavailable: 'Función de agenda no disponible',
}
