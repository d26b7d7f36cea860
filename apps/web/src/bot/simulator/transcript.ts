import { promptAsText } from '@balcao/domain/bot'
import type { Entry, SystemLine } from './simulation'

/** How entries are called and told, in the person's language. */
export interface TranscriptWords {
  customer: string
  bot: string
  shop: string
  media: (media: NonNullable<Extract<Entry, { by: 'customer' }>['media']>) => string
  line: (line: SystemLine) => string
  /** 'HH:MM' of an instant. */
  time: (at: number) => string
}

/** A conversation as plain text, to be kept or sent to somebody; options as a channel without buttons shows them. */
export function transcriptOf(entries: readonly Entry[], words: TranscriptWords): string {
  return entries
    .map((entry) => {
      const time = `[${words.time(entry.at)}]`
      if (entry.by === 'bot') return `${time} ${words.bot}: ${promptAsText(entry.prompt)}`
      if (entry.by === 'system') return `${time} ${words.shop}: ${words.line(entry.line)}`
      return `${time} ${words.customer}: ${entry.media ? words.media(entry.media) : entry.text}`
    })
    .join('\n')
}
