import type { BotMessage, Prompt } from '../model/model'
import { cut, fitPrompts } from '../words/prompt-limits'
import { tidy, withoutLinks } from '../words/tidy'

const MAX_QUOTED = 300

/**
 * What the bot says, begun with what it heard where any of these messages was spoken: whoever speaks sees at once what
 * was made of it. Where nothing is said, nothing is read back.
 */
export function readBack(prompts: readonly Prompt[], messages: readonly BotMessage[]): Prompt[] {
  const [first, ...others] = prompts
  const heard = messages
    .filter(({ transcribed }) => transcribed)
    .map(({ text }) => tidy(withoutLinks(text)))
    .filter((text) => text !== '')
  if (first === undefined || heard.length === 0) return [...prompts]
  const words = `🎤 Entendi: “${cut(heard.join(' / '), MAX_QUOTED)}”`
  return [...fitPrompts(words, first.text, first.options), ...others]
}
