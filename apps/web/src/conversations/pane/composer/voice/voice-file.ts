import { oggOfOpus } from './ogg-opus'
import { opusOfWebm } from './opus-of-webm'

/** A recording as a file to send: WebM becomes Ogg where it holds what WhatsApp understands; the rest stays as it is. */
export async function voiceFile(parts: readonly Blob[], type: string): Promise<File> {
  const recorded = new Blob([...parts], { type })
  const sound = type.startsWith('audio/webm')
    ? opusOfWebm(new Uint8Array(await recorded.arrayBuffer()))
    : null
  const ogg = sound && oggOfOpus(sound)
  if (ogg) return new File([ogg], 'audio.ogg', { type: 'audio/ogg; codecs=opus' })
  const [, ending = 'webm'] = /^audio\/(\w+)/.exec(type) ?? []
  return new File([recorded], `audio.${ending === 'mp4' ? 'm4a' : ending}`, { type })
}
