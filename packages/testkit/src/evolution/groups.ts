import type { Gateway } from './gateway'
import type { Instance } from './instance'
import { contentOf } from './message-content'
import { shown, type ReceivedMessage } from './phone'
import { receive } from './traffic'

/** A WhatsApp group that the shop's account is in. */
export interface GroupChat {
  /** `…@g.us` */
  readonly jid: string
  /** A member writes. @param number as given to `phone`. @returns the message's id. */
  says(number: string, text: string): string
  /** What the shop wrote there, oldest first. */
  received(): ReceivedMessage[]
}

export function groupChat(gateway: Gateway, instance: Instance, subject: string): GroupChat {
  const jid = `1203630${String(gateway.groups.size + 1).padStart(11, '0')}@g.us`
  gateway.groups.set(jid, subject)
  return {
    jid,
    says(number, text) {
      const contact = gateway.contacts.get(number)
      if (!contact) throw new Error(`Give ${number} a phone first`)
      const { pushName } = contact
      return receive(instance, jid, { pushName, author: number }, contentOf({ text })).data.key.id
    },
    received: () =>
      instance.messages.filter(({ customer, data }) => customer === jid && data.key.fromMe).map(shown),
  }
}
