import type { HeardContent, HeardMedia } from './gateway-event'

type Maybe<T> = T | null | undefined

/** What a file is where the gateway does not say. */
const usualMimes: Record<HeardMedia['type'], string> = {
  image: 'image/jpeg',
  video: 'video/mp4',
  audio: 'audio/ogg',
  document: 'application/octet-stream',
  sticker: 'image/webp',
}

interface WireFile {
  type: HeardMedia['type']
  mime: Maybe<string>
  caption: Maybe<string>
  fileName: Maybe<string>
  bytes: Maybe<number>
  seconds: Maybe<number>
  voice: Maybe<boolean>
  handle: HeardMedia['handle']
}

/** A file with whatever is known of it. */
export function heardMedia(file: WireFile): HeardContent {
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
export function heardPlace(place: {
  latitude: number
  longitude: number
  name?: Maybe<string>
  address?: Maybe<string>
}): HeardContent {
  const { latitude, longitude, name, address } = place
  return { kind: 'location', latitude, longitude, name: name || null, address: address || null }
}

/** An option of ours that was pressed. */
export const heardChoice = (id: string, title: Maybe<string>): HeardContent => ({
  kind: 'choice',
  id,
  title: title ?? '',
})

/** A kind that we only name. */
export const heardOther = (type: string): HeardContent => ({ kind: 'other', type: type.slice(0, 80) })
