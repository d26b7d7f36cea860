import type { Instance } from '../instance'
import { contentOf } from '../shapes/message-content'
import type { StoredMessage } from '../shapes/wire'

/**
 * The customer edits a text: `messages.edited` with WhatsApp's protocol message, then the `messages.update` that the
 * gateway makes of every update without a status, which says SERVER_ACK.
 */
export function edit(instance: Instance, message: StoredMessage, text: string): void {
  instance.whenOpen(() => {
    if (instance.isDeaf) return
    const { key } = message.data
    const { message: editedMessage } = contentOf({ text })
    message.data = { ...message.data, message: editedMessage }
    message.updates.push('EDITED')
    instance.emit('messages.edited', {
      key: keyAsSent(message),
      type: 'MESSAGE_EDIT',
      editedMessage,
      timestampMs: String(Date.now()),
    })
    instance.emit('messages.update', {
      messageId: message.rowId,
      keyId: key.id,
      remoteJid: key.remoteJid,
      fromMe: key.fromMe,
      participant: key.participant,
      status: 'SERVER_ACK',
      instanceId: instance.id,
      message: { editedMessage: { message: editedMessage } },
    })
  })
}

/**
 * The customer deletes a message for everyone. The gateway takes every protocol message for an edit, so that
 * `messages.edited` of type REVOKE comes before `messages.delete`. Its history keeps the text.
 */
export function revoke(instance: Instance, message: StoredMessage): void {
  instance.whenOpen(() => {
    message.isDeleted = true
    message.updates.push('DELETED')
    if (!instance.isDeaf) instance.emit('messages.edited', { key: keyAsSent(message), type: 'REVOKE' })
    instance.emit('messages.delete', { ...message.data.key, status: 'DELETED' })
  })
}

/** The key inside the protocol message. */
const keyAsSent = ({ data: { key } }: StoredMessage) => ({
  remoteJid: key.remoteJid,
  fromMe: false,
  id: key.id,
})
