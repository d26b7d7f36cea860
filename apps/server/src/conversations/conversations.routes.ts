import type { HttpDoor } from '../platform/http/implement'
import { registerChats } from './chats.routes'
import { registerCustomer } from './customer'
import { registerLabels } from './labels'
import { registerMedia } from './media/media.routes'
import { registerNotes } from './notes'
import { registerQuickReplies } from './quick-replies'
import { registerSending } from './send.routes'
import type { SendingParts } from './sending-parts'

/** All calls of WhatsApp conversations. */
export function registerConversations(door: HttpDoor, parts: SendingParts): void {
  registerChats(door, parts)
  registerSending(door, parts)
  registerMedia(door, parts)
  registerLabels(door, parts)
  registerNotes(door, parts)
  registerQuickReplies(door, parts)
  registerCustomer(door, parts)
}
