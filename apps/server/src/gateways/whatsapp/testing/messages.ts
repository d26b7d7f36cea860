import type { OutgoingContent, OutgoingMessage } from '../gateway'
import type { GatewayEvent } from '../gateway-event'

export const text = (words: string): OutgoingContent => ({ kind: 'text', text: words })

export const outgoing = (
  content: OutgoingContent,
  to: readonly string[],
  more: Partial<OutgoingMessage> = {},
): OutgoingMessage => ({ clientId: 'b0b1', to, content, quoting: null, ...more })

/** A picture that is sent; its bytes are what is not said here. */
export const picture = {
  kind: 'media',
  type: 'image',
  mime: 'image/png',
  fileName: 'a.png',
  caption: '',
  voice: false,
} as const

type Told<Kind> = Extract<GatewayEvent, { kind: Kind }>

export const ofKind = <Kind extends GatewayEvent['kind']>(events: readonly GatewayEvent[], kind: Kind) =>
  events.filter((event): event is Told<Kind> => event.kind === kind)
