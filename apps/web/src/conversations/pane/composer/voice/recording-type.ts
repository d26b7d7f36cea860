// Opus in Ogg is WhatsApp's own kind; Opus in WebM becomes it without loss; all of its channels take AAC in MP4.
const types = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4'] as const

/** The kind of sound to record, of those that the browser can; null lets it choose. */
export function recordingType(isSupported: (type: string) => boolean): string | null {
  return types.find(isSupported) ?? null
}
