import type { InboundContent, InboundMedia } from './gateway-event'

type Maybe<T> = T | null | undefined

/** What a file is where the gateway does not say. */
const usualMimes: Record<InboundMedia['type'], string> = {
  image: 'image/jpeg',
  video: 'video/mp4',
  audio: 'audio/ogg',
  document: 'application/octet-stream',
  sticker: 'image/webp',
}

interface WireFile {
  type: InboundMedia['type']
  mime: Maybe<string>
  caption: Maybe<string>
  fileName: Maybe<string>
  bytes: Maybe<number>
  seconds: Maybe<number>
  voice: Maybe<boolean>
  handle: InboundMedia['handle']
}

/** A file with whatever is known of it. */
export function inboundMedia(file: WireFile): InboundContent {
  return {
    kind: 'media',
    caption: file.caption ?? '',
    media: {
      type: file.type,
      mime: file.mime ?? usualMimes[file.type],
      fileName: file.fileName ?? null,
      bytes: file.bytes ?? null,
      seconds: file.seconds ?? null,
      voice: file.voice === true,
      handle: file.handle,
    },
  }
}

/** A place in degrees; an empty name or address is none. */
export function inboundLocation(place: {
  latitude: number
  longitude: number
  name?: Maybe<string>
  address?: Maybe<string>
}): InboundContent {
  const { latitude, longitude, name, address } = place
  return { kind: 'location', latitude, longitude, name: name || null, address: address || null }
}

/** An option of ours that was pressed. */
export const inboundChoice = (id: string, title: Maybe<string>): InboundContent => ({
  kind: 'choice',
  id,
  title: title ?? '',
})

/** A kind that we only name. */
export const inboundOther = (type: string): InboundContent => ({ kind: 'other', type: type.slice(0, 80) })
