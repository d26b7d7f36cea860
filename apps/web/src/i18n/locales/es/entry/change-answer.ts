import type { SameKeys } from '../../../format-text'
import type { changeAnswer as pt } from '../../pt/entry/change-answer'

export const changeAnswer: SameKeys<typeof pt> = {
  ownTitle: '¿Fuiste tú quien cambió el correo?',
  ownText: 'Confirma, y los códigos para recuperar la contraseña llegarán al nuevo correo desde ahora.',
  ownConfirm: 'Fui yo, adelante',
  foreignTitle: '¿No fuiste tú?',
  foreignText:
    'Confirma para deshacer el cambio. Todas las sesiones terminan y la contraseña actual deja de valer: creas otra con un código que llega al correo de la empresa.',
  foreignConfirm: 'No fui yo, deshacer',
  doneOwn: 'Listo: el nuevo correo ya recibe los códigos.',
  doneMailbox:
    'El correo anterior volvió. Nadie más tiene la sesión abierta. Crea una nueva contraseña ahora.',
  donePix:
    'La clave PIX anterior volvió. Nadie más tiene la sesión abierta. Crea una nueva contraseña ahora.',
  spent: 'Este enlace ya se usó o venció. Si algo no parece bien, habla con el soporte.',
  failed: 'No se pudo confirmar. Revisa tu conexión e inténtalo de nuevo.',
  newPassword: 'Crear nueva contraseña',
  signIn: 'Ir al inicio de sesión',
}
