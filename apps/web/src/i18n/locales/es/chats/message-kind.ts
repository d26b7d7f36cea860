import type { SameKeys } from '../../../format-text'
import type { messageKind as pt } from '../../pt/chats/message-kind'

export const messageKind: SameKeys<typeof pt> = {
  kind_image: 'Foto',
  kind_video: 'Video',
  kind_audio: 'Audio',
  kind_document: 'Documento',
  kind_sticker: 'Sticker',
  kind_location: 'Ubicación',
  kind_contact: 'Contacto',
  kind_cart: 'Carrito del catálogo',
  kind_options: 'Opciones',
}
