import type { Router } from '../platform/http/implement'
import { registerChats } from './inbox/chats.routes'
import { registerCustomer } from './inbox/customer'
import { registerLabels } from './inbox/labels'
import { registerMedia } from './media/media.routes'
import { registerNotes } from './inbox/notes'
import { registerQuickReplies } from './inbox/quick-replies'
import { registerSending } from './sending/send.routes'
import type { SendingNeeds } from './sending-needs'

/** All calls of WhatsApp conversations. */
export function registerConversations(router: Router, needs: SendingNeeds): void {
  registerChats(router, needs)
  registerSending(router, needs)
  registerMedia(router, needs)
  registerLabels(router, needs)
  registerNotes(router, needs)
  registerQuickReplies(router, needs)
  registerCustomer(router, needs)
}
