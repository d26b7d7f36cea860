import type { SameKeys } from '../../format-text'
import type { common as pt } from '../pt/common'

export const common: SameKeys<typeof pt> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  back: 'Volver',
  loading: 'Cargando...',
  retry: 'Intentar de nuevo',
  brokenTitle: 'Esta pantalla dejó de funcionar',
  brokenText: 'Lo que ya estaba guardado sigue guardado. Recarga la página para continuar.',
  reload: 'Recargar',
  managerOnly: 'Solo el dueño o un gerente puede cambiar esto.',
  ownerOnly: 'Solo el dueño de la empresa puede cambiar esto.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  stepOf: 'Paso {step} de {total}: {name}',
  stepDone: '{name}: terminado',
  language: 'Idioma',
  languagePt: 'Português',
  languageEn: 'English',
  languageEs: 'Español',
  languageFailed: 'No se pudo cambiar el idioma. Revisa tu conexión e inténtalo de nuevo.',
  theme: 'Apariencia',
  themeLight: 'Clara',
  themeDark: 'Oscura',
  themeAuto: 'Automática',
}
