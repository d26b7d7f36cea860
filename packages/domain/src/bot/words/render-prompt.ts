import type { Prompt } from '../model/model'

/**
 * A prompt for channels without buttons: its text and numbered options, '1. Fazer pedido'. Options that are their own
 * numbers ('1', '2', '3' of how many) need not be listed.
 */
export function promptAsText({ text, options }: Prompt): string {
  if (options.every(({ title }, index) => title === String(index + 1))) return text
  const lines = options.map(
    ({ title, description }, index) => `${index + 1}. ${title}${description ? ` (${description})` : ''}`,
  )
  return `${text}\n\n${lines.join('\n')}`
}
