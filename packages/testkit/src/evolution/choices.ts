import type { Content } from './shapes/message-content'
import type { StoredMessage } from './shapes/wire'

/** Something the shop lets the customer press. */
export interface Choice {
  id: string
  title: string
  description?: string
  how: 'row' | 'button'
}

interface List {
  title: string
  description: string
  buttonText: string
  footerText: string
  sections: { title: string; rows: { title: string; description: string; rowId: string }[] }[]
}

interface Buttons {
  title: string
  description: string
  footer: string
  buttons: { id: string; displayText: string }[]
}

export function listContent(list: List): Content {
  return { messageType: 'listMessage', message: { listMessage: { ...list, listType: 'SINGLE_SELECT' } } }
}

/** Reply buttons as current clients have them: an interactive message, its buttons' content as JSON inside JSON. */
export function buttonsContent({ title, description, footer, buttons }: Buttons): Content {
  const nativeFlowMessage = {
    buttons: buttons.map(({ id, displayText }) => ({
      name: 'quick_reply',
      buttonParamsJson: JSON.stringify({ display_text: displayText, id }),
    })),
  }
  const text = [`*${title}*`, description].filter(Boolean).join('\n\n')
  const interactiveMessage = {
    body: { text },
    ...(footer ? { footer: { text: footer } } : {}),
    nativeFlowMessage,
  }
  return { messageType: 'interactiveMessage', message: { interactiveMessage } }
}

let lastReactionAt = 0

/** @param text the emoji; empty takes the reaction back. */
export function reactionContent(key: object, text: string): Content {
  // A phone cannot react twice within a millisecond, and a test can.
  lastReactionAt = Math.max(Date.now(), lastReactionAt + 1)
  const reactionMessage = { key, text, senderTimestampMs: String(lastReactionAt) }
  return { messageType: 'reactionMessage', message: { reactionMessage } }
}

/** What a message offers to press, in the order it shows. */
export function choicesIn(message: Record<string, unknown>): Choice[] {
  if ('listMessage' in message) {
    const { sections } = message.listMessage as List
    return sections
      .flatMap(({ rows }) => rows)
      .map(({ rowId, title, description }) => ({
        id: rowId,
        title,
        how: 'row',
        ...(description ? { description } : {}),
      }))
  }
  if (!('interactiveMessage' in message)) return []
  const { nativeFlowMessage } = message.interactiveMessage as {
    nativeFlowMessage: { buttons: { buttonParamsJson: string }[] }
  }
  return nativeFlowMessage.buttons.map(({ buttonParamsJson }) => {
    const { id, display_text: title } = JSON.parse(buttonParamsJson) as { id: string; display_text: string }
    return { id, title, how: 'button' }
  })
}

/** The customer's answer by a press; it quotes the message that was pressed. */
export function pressedContent({ id, title, description = '', how }: Choice, on: StoredMessage): Content {
  const contextInfo = {
    stanzaId: on.data.key.id,
    participant: on.data.key.remoteJid,
    quotedMessage: on.data.message,
  }
  if (how === 'row') {
    const singleSelectReply = { selectedRowId: id }
    const listResponseMessage = {
      title,
      listType: 'SINGLE_SELECT',
      singleSelectReply,
      description,
      contextInfo,
    }
    return { messageType: 'listResponseMessage', message: { listResponseMessage } }
  }
  const buttonsResponseMessage = {
    selectedButtonId: id,
    selectedDisplayText: title,
    type: 'DISPLAY_TEXT',
    contextInfo,
  }
  return { messageType: 'buttonsResponseMessage', message: { buttonsResponseMessage } }
}
