import { STALE_AFTER_SECONDS } from '../model/limits'
import type { BotMessage } from '../model/model'
import { MAX_TEXT } from '../understand/plain-words'
import { isGreeting } from '../words/small-talk'
import { tidy } from '../words/tidy'

const MAX_LINES = 10

/** Several messages as one: their texts without greetings before the point, what was pressed, what else came. */
export interface Burst {
  lines: string[]
  replyId: string | null
  media: Set<NonNullable<BotMessage['media']>>
  /** There was nothing but a greeting. */
  greets: boolean
}

/**
 * What is fresh of the messages that came together; null when all of them are old: who wrote before the bot was back
 * is answered by a person.
 */
export function gatherBurst(messages: readonly BotMessage[], now: number): Burst | null {
  const fresh = messages.filter(({ at }) => now - at <= STALE_AFTER_SECONDS * 1000)
  if (fresh.length === 0) return null
  const said = fresh.map(({ text }) => tidyLines(text)).filter((text) => text !== '')
  const lines = said.filter((text) => !isGreeting(text))
  return {
    lines: lines.slice(-MAX_LINES),
    replyId: fresh.findLast(({ replyId }) => replyId !== null)?.replyId ?? null,
    media: new Set(fresh.flatMap(({ media }) => (media === null ? [] : [media]))),
    greets: said.length > 0 && lines.length === 0,
  }
}

/** A message with the line breaks that part its lines: a list is read line by line. */
function tidyLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => tidy(line))
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_TEXT)
}
