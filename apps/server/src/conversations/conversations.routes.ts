import type { HttpDoor } from '../platform/http/implement'
import { registerChats } from './inbox/chats.routes'
import { registerCustomer } from './inbox/customer'
import { registerLabels } from './inbox/labels'
import { registerMedia } from './media/media.routes'
import { registerNotes } from './inbox/notes'
import { registerQuickReplies } from './inbox/quick-replies'
import { registerSending } from './sending/send.routes'
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
