import type { SameKeys } from '../../../format-text'
import type { messageKind as pt } from '../../pt/chats/message-kind'

export const messageKind: SameKeys<typeof pt> = {
  kind_image: 'Photo',
  kind_video: 'Video',
  kind_audio: 'Audio',
  kind_document: 'Document',
  kind_sticker: 'Sticker',
  kind_location: 'Location',
  kind_contact: 'Contact',
  kind_cart: 'Cart from the catalogue',
  kind_options: 'Options',
}
