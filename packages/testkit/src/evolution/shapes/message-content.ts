export interface Media {
  bytes: Buffer
  mimetype: string
  fileName: string
  caption: string
}

interface Place {
  latitude: number
  longitude: number
  name?: string
  address?: string
}

/** Anything that either side can send. */
export type Sendable =
  | { text: string }
  | { image: Buffer; mimetype?: string; caption?: string; fileName?: string }
  | { video: Buffer; mimetype?: string; caption?: string; fileName?: string }
  /** A voice note: ogg with opus unless said otherwise. */
  | { audio: Buffer; mimetype?: string; seconds?: number }
  | { document: Buffer; fileName: string; mimetype?: string; caption?: string }
  | { location: Place }
  | { sticker: Buffer }
  | { contact: { name: string; number: string } }

export interface Content {
  messageType: string
  message: Record<string, unknown>
  media?: Media
}

/** `message` and `messageType` as WhatsApp's clients write them, with the bytes beside. */
export function contentOf(sent: Sendable): Content {
  if ('text' in sent) return { messageType: 'conversation', message: { conversation: sent.text } }
  if ('location' in sent) {
    const { latitude, longitude, name, address } = sent.location
    const place = { degreesLatitude: latitude, degreesLongitude: longitude, name, address }
    return { messageType: 'locationMessage', message: { locationMessage: place } }
  }
  if ('audio' in sent) {
    const mimetype = sent.mimetype ?? 'audio/ogg; codecs=opus'
    const media = { bytes: sent.audio, mimetype, fileName: 'audio.ogg', caption: '' }
    return mediaContent('audioMessage', media, { ptt: true, seconds: sent.seconds ?? 1 })
  }
  if ('sticker' in sent) {
    const media = { bytes: sent.sticker, mimetype: 'image/webp', fileName: 'sticker.webp', caption: '' }
    return mediaContent('stickerMessage', media, { isAnimated: false })
  }
  if ('contact' in sent) {
    const { name, number } = sent.contact
    const contactMessage = { displayName: name, vcard: vcardOf(name, number) }
    return { messageType: 'contactMessage', message: { contactMessage } }
  }
  const { caption = '' } = sent
  if ('image' in sent) {
    const { mimetype = 'image/jpeg', fileName = 'image.jpg' } = sent
    return mediaContent('imageMessage', { bytes: sent.image, mimetype, fileName, caption }, { caption })
  }
  if ('video' in sent) {
    const { mimetype = 'video/mp4', fileName = 'video.mp4' } = sent
    return mediaContent('videoMessage', { bytes: sent.video, mimetype, fileName, caption }, { caption })
  }
  const { fileName, mimetype = 'application/pdf' } = sent
  const media = { bytes: sent.document, mimetype, fileName, caption }
  return mediaContent('documentMessage', media, { caption, fileName, title: fileName })
}

/** What a person would read in a message: its text, its caption, or nothing. */
export function textOf(message: Record<string, unknown>): string {
  if (typeof message.conversation === 'string') return message.conversation
  const [part] = Object.values(message)
  if (!part || typeof part !== 'object') return ''
  const { title, description, caption, displayName, selectedDisplayText, text, body } = part as Record<
    string,
    unknown
  >
  if ('listMessage' in message) return [title, description].filter(Boolean).join('\n')
  if ('listResponseMessage' in message) return String(title)
  if ('interactiveMessage' in message) return (body as { text: string }).text
  return [caption, displayName, selectedDisplayText, text].find((found) => typeof found === 'string') ?? ''
}

const vcardOf = (name: string, number: string): string =>
  `BEGIN:VCARD\nVERSION:3.0\nN:${name}\nFN:${name}\nitem1.TEL;waid=${number}:+${number}\nitem1.X-ABLabel:Celular\nEND:VCARD`

function mediaContent(messageType: string, media: Media, more: Record<string, unknown>): Content {
  const { mimetype, bytes } = media
  // WhatsApp's own copy is encrypted: nobody can read it from this address.
  const url = 'https://mmg.whatsapp.net/v/encrypted.enc'
  return {
    messageType,
    message: { [messageType]: { url, mimetype, fileLength: String(bytes.length), ...more } },
    media,
  }
}
