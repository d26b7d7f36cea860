import type { Gateway } from './gateway'
import type { Instance } from './instance'
import type { Call } from './calls/call'
import { contentOf, type Sendable } from './shapes/message-content'
import { shown, type ReceivedMessage } from './phone/phone'
import { receive } from './traffic'
import { GatewayRefusal } from './shapes/wire'

/** A WhatsApp group that the shop's account is in. */
export interface GroupChat {
  /** `…@g.us` */
  readonly jid: string
  /** A member writes. @param number as given to `phone`. @returns the message's id. */
  says(number: string, text: string): string
  sends(number: string, what: Sendable): string
  /** What the shop wrote there, oldest first. */
  received(): ReceivedMessage[]
  /** A member gives it another subject. */
  isRenamed(subject: string): void
}

export function groupChat(
  gateway: Gateway,
  instance: Instance,
  { subject, isTold }: { subject: string; isTold: boolean },
): GroupChat {
  const jid = `1203630${String(gateway.groups.size + 1).padStart(11, '0')}@g.us`
  gateway.groups.set(jid, subject)
  if (isTold) instance.emit('groups.upsert', [{ id: jid, subject, participants: [] }])
  function send(number: string, what: Sendable): string {
    const contact = gateway.contacts.get(number)
    if (!contact) throw new Error(`Give ${number} a phone first`)
    const { pushName } = contact
    return receive(instance, jid, { pushName, author: number }, contentOf(what)).data.key.id
  }
  return {
    jid,
    says: (number, text) => send(number, { text }),
    sends: send,
    received: () =>
      instance.messages.filter(({ customer, data }) => customer === jid && data.key.fromMe).map(shown),
    isRenamed(next) {
      gateway.groups.set(jid, next)
      // Subscribed as GROUP_UPDATE and sent as GROUPS_UPDATE, so that no webhook with a list of events ever gets it.
      instance.emit('groups.update', [{ id: jid, subject: next }])
    },
  }
}

/** GET /group/findGroupInfos?groupJid= @throws 400 without one, 404 for a group that the account is not in */
export function groupInfos({ groups }: Gateway, { query }: Call): unknown {
  const id = query.get('groupJid')
  if (!id) throw new GatewayRefusal(400, ['The group id needs to be informed in the query'])
  const subject = groups.get(id)
  if (subject === undefined) throw new GatewayRefusal(404, ['Error fetching group'])
  return { id, subject, size: 0, pictureUrl: null, participants: [] }
}
