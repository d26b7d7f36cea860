/** How a file of Ogg begins, and how the words in a sound of ours do. */
const head = 'OggS balcao-says:'

/** A sound in which the stand-in hears these words. It is no recording: nothing else can play it. */
export const spokenSound = (words: string): Buffer => Buffer.from(head + words)

/** The words of a sound that `spokenSound` made; empty for a real recording, as of one in which nobody speaks. */
export function wordsIn(sound: Buffer): string {
  const text = sound.toString('utf8')
  return text.startsWith(head) ? text.slice(head.length) : ''
}
