import type { SameKeys } from '../../../format-text'
import type { channels as pt } from '../../pt/chats/channels'

export const channels: SameKeys<typeof pt> = {
  title: 'Conexión de WhatsApp',
  back: 'Volver a las conversaciones',
  loading: 'Cargando la conexión...',
  loadFailed: 'No se pudo cargar la conexión.',
  retry: 'Intentar de nuevo',

  chooseTitle: '¿Cómo conectar el WhatsApp de la tienda?',
  chooseText: 'Elija una forma. Puede cambiarla después: las conversaciones siguen aquí.',
  evolution: 'Celular de la tienda, por código QR',
  evolutionText:
    'Usa el WhatsApp que ya está en el celular de la tienda. Listo en un minuto: solo hay que leer un código QR. No es oficial de WhatsApp.',
  cloud: 'WhatsApp Cloud API (oficial)',
  cloudText:
    'La conexión oficial de Meta. Pide una cuenta de desarrollador y un número registrado en ella; Meta cobra por mensajes.',
  choose: 'Elegir',
  keepKind: 'Seguir con la conexión actual',
  changeKind: 'Cambiar la forma de conexión',
  changeFirst: 'Para cambiar la forma de conexión, desconecte primero.',
  kind_evolution: 'Celular de la tienda (Evolution API)',
  kind_cloud: 'WhatsApp Cloud API',

  title_none: 'Ningún WhatsApp conectado',
  text_none: 'Elija abajo cómo conectar.',
  title_pairing: 'Lea el código QR con el celular de la tienda',
  text_pairing: 'En cuanto el celular lea el código, esta página lo dice.',
  title_connecting: 'Conectando...',
  text_connecting: 'Tarda unos segundos. Deje el celular de la tienda encendido y con internet.',
  title_open: 'WhatsApp conectado',
  text_open: 'Los mensajes de los clientes llegan a la pantalla de conversaciones.',
  title_fresh: 'Listo para conectar',
  text_fresh: 'Pida un código QR y léalo con el WhatsApp del celular de la tienda.',
  title_ended: 'WhatsApp desconectado',
  text_ended:
    'Las conversaciones siguen guardadas, pero nada llega ni sale. Para volver, pida un código QR y léalo con el celular de la tienda.',
  title_loggedOut: 'El celular terminó esta conexión',
  text_loggedOut:
    'Balcão fue quitado de los dispositivos vinculados, o WhatsApp estuvo 14 días sin abrirse en el celular. Pida un código QR y léalo de nuevo.',
  title_banned: 'WhatsApp bloqueó esta cuenta',
  text_banned:
    'Abra WhatsApp en el celular de la tienda: dice el motivo y cómo pedir una revisión. Con la cuenta liberada, pida un código QR aquí.',
  title_banned_short: 'WhatsApp bloqueó esta cuenta por un tiempo',
  text_banned_short:
    'Abra WhatsApp en el celular de la tienda: dice hasta cuándo. Después de ese plazo, pida un código QR aquí.',
  title_replaced: 'La conexión se abrió en otro lugar',
  text_replaced: 'Otro programa está usando esta misma conexión. Ciérrelo y conecte de nuevo.',
  title_lost: 'Se cayó la conexión',
  text_lost:
    'Suele volver sola. Si no vuelve en unos minutos, vea si el celular de la tienda tiene internet y conecte de nuevo.',
  title_expired: 'Nadie leyó el código QR a tiempo',
  text_expired: 'Cuando tenga el celular de la tienda a mano, pida un código nuevo.',
  title_unknown: 'El servidor ya no conoce esta conexión',
  text_unknown:
    'El servidor de Evolution API fue cambiado o vaciado. Pida un código QR para empezar de nuevo.',
  title_refused: 'WhatsApp rechazó la conexión',
  text_refused: 'Intente con un código QR nuevo. Si pasa otra vez, dé el motivo de abajo al soporte.',
  title_cloudOff: 'La conexión oficial está apagada',
  text_cloudOff: 'Revise los datos de abajo y conecte.',
  title_cloudRefused: 'Meta rechazó los datos',
  text_cloudRefused:
    'El token venció, fue revocado o no vale para este número. Genere un token permanente en Meta, péguelo abajo y guarde.',

  act_connect: 'Conectar',
  act_again: 'Conectar de nuevo',
  act_newCode: 'Generar código QR',
  reason: 'Motivo, para el soporte: {reason}',
  phone: 'Número',
  kind: 'Forma',
  since: 'Desde',
  serverVersion: 'Versión del servidor',
  lastHeard: 'Última noticia',
  neverHeard: 'ninguna todavía',
  disconnect: 'Desconectar',
  disconnectQuestion: '¿Desconectar WhatsApp?',
  disconnectText:
    'Ya nada llega ni sale, y el bot deja de responder. Las conversaciones quedan guardadas. Para volver habrá que conectar de nuevo.',
  keepOn: 'Seguir conectado',
  disconnected: 'WhatsApp desconectado.',
  actFailed: 'No se pudo hablar con el servicio de WhatsApp. Intente de nuevo en unos instantes.',

  steps: 'Cómo leer el código QR',
  step1: 'Abra WhatsApp en el celular de la tienda.',
  step2: 'Toque {menu} y Dispositivos vinculados.',
  step2Menu: 'Más opciones (⋮) o Configuración',
  step3: 'Toque Vincular un dispositivo.',
  step4: 'Apunte la cámara a este código.',
  qrLabel: 'Código QR para conectar el WhatsApp de la tienda',
  qrAge: { one: 'Cambia solo en {count} segundo', other: 'Cambia solo en {count} segundos' },
  qrRenewing: 'Cambiando el código...',
  qrTired: 'Este código venció.',
  newCode: 'Generar un código nuevo',
  pairingCode: '¿Sin cámara? En Vincular un dispositivo, elija Vincular con el número de teléfono y escriba:',
  noQr: 'El código todavía no llegó. Aparece aquí en unos segundos.',

  blockedTitle: 'WhatsApp limitó esta cuenta hasta {when}',
  blockedText:
    'Rechazó mensajes a personas que no habían escrito a la tienda (código 463). Hasta entonces, el bot y los avisos de pedido quedan callados, para no empeorar.',
  blockedAdvice:
    'Responda en la pantalla de conversaciones a quien ya escribió, y no empiece conversaciones nuevas. El límite suele acabar solo.',

  noticeTitle: 'Software de terceros',
  notice: 'Esta conexión usa Evolution API (software de terceros, no oficial de WhatsApp).',
  noticeChoice: 'La conexión por código QR usa Evolution API (software de terceros, no oficial de WhatsApp).',
  noticeRisk1: 'WhatsApp no la autoriza: puede limitar o bloquear el número de la tienda.',
  noticeRisk2: 'Un cambio en WhatsApp puede interrumpirla sin aviso.',
  noticeRisk3: 'Escriba a quien escribió a la tienda; los envíos masivos son el camino más corto al bloqueo.',
  noticeRisk4: 'Abra WhatsApp en el celular al menos una vez cada 14 días.',
  noticeDeaf:
    'El servidor tiene la versión {version}, que deja de oír a los clientes cuando la conexión se termina fuera de esta página. Pida a quien lo cuida que lo actualice a la 2.3.7. Si nada llega, desconecte y conecte por aquí.',
  noticeLink: 'Sobre Evolution API',

  cloudTitle: 'Datos de Meta',
  phoneNumberId: 'Identificador del número (phone number ID)',
  phoneNumberIdHint: 'Solo números. Está en WhatsApp > Configuración de la API, en el panel de Meta.',
  phoneNumberIdWrong: 'Son solo números, de 5 a 30.',
  accessToken: 'Token de acceso',
  accessTokenHint: 'Use un token permanente, de un usuario del sistema.',
  appSecret: 'Clave secreta de la aplicación (app secret)',
  appSecretHint:
    'Está en Configuración de la app > Básica. Con ella comprobamos que los avisos vienen de Meta.',
  kept: 'guardado',
  keptHint: 'Está guardado y no se muestra. Déjelo vacío para mantenerlo.',
  missing: 'Complete este campo.',
  save: 'Guardar y conectar',
  saved: 'Datos guardados.',
  saveFailed: 'Los datos no se guardaron. Intente de nuevo.',
  unreachable: 'Los datos se guardaron, pero Meta no respondió. Toque Conectar en unos instantes.',

  webhookTitle: 'En Meta, en WhatsApp > Configuración > Webhook',
  webhookText: 'Pegue los dos, confirme y suscriba el campo “messages”.',
  webhookUrl: 'URL de devolución de llamada',
  verifyToken: 'Token de verificación',
  copy: 'Copiar {name}',
  copied: '{name}: copiado.',

  catalogueTitle: 'Catálogo de WhatsApp',
  catalogueText:
    'Con él el bot muestra los productos con foto, y el cliente arma el carrito en WhatsApp. Lo que no está en el catálogo sigue en la lista.',
  catalogueId: 'ID del catálogo',
  catalogueIdHint:
    'Está en el Administrador de comercio de Meta. El ID de contenido de cada producto allí es su código en Balcão. Vacío: sin catálogo.',
  catalogueSave: 'Guardar catálogo',
  catalogueSaved: 'Catálogo guardado.',
  catalogueWaiting: 'El catálogo se lee cuando la conexión está activa, en hasta dos minutos.',
  catalogueRead: {
    one: '{count} producto en el catálogo, {menu} de la carta.',
    other: '{count} productos en el catálogo, {menu} de la carta.',
  },
  catalogueShown: 'El bot muestra estos por el catálogo, y los demás en lista. Leído el',
  catalogueNothing:
    'Ninguno tiene como ID de contenido el código de un producto de Balcão, y el bot muestra solo listas. Leído el',
  catalogueProblem_unknown:
    'Meta no conoce este catálogo, o no es de esta cuenta. Revise el ID. Mientras tanto el bot muestra listas.',
  catalogueProblem_forbidden:
    'El token no puede leer el catálogo. Déle el permiso catalog_management y guarde de nuevo. Mientras tanto el bot muestra listas.',
  catalogueProblem_refused:
    'WhatsApp rechazó mostrar los productos. Revise en Meta que el catálogo esté vinculado a este número y visible en la configuración de comercio. Los clientes recibieron la lista en su lugar, y en una hora el bot lo intenta de nuevo.',

  checklist: 'Lo que falta',
  check_saved: 'Datos guardados',
  check_savedText: 'Guarde los tres datos de arriba.',
  check_verified: 'Dirección confirmada por Meta',
  check_verifiedText: 'Pegue la dirección y el token en Meta y toque Verificar y guardar.',
  check_open: 'Conectado',
  check_openText: 'Conecte después de guardar.',
  done: 'listo',
  todo: 'falta',
}
