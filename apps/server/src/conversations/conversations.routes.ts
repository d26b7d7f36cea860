import type { HttpDoor } from '../platform/http/implement'
import { registerChats } from './inbox/chats.routes'
import { registerCustomer } from './inbox/customer'
import { registerLabels } from './inbox/labels'
import { registerMedia } from './media/media.routes'
import { registerNotes } from './inbox/notes'
import { registerQuickReplies } from './inbox/quick-replies'
import { registerSending } from './sending/send.routes'
import type { SendingNeeds } from './sending-needs'

/** All calls of WhatsApp conversations. */
export function registerConversations(door: HttpDoor, needs: SendingNeeds): void {
  registerChats(door, needs)
  registerSending(door, needs)
  registerMedia(door, needs)
  registerLabels(door, needs)
  registerNotes(door, needs)
  registerQuickReplies(door, needs)
  registerCustomer(door, needs)
}
