type Option = { title: string; description?: string }

/** A question with its options as numbered lines, for channels and lengths that have no buttons: '1. Title'. */
export function numbered(text: string, options: readonly Option[]): string {
  const lines = options.map(({ title, description }, at) => line(at + 1, title, description))
  return [text, lines.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** Whether `sent` is what `numbered` makes of this text and some options. */
export function isNumbered(sent: string, text: string): boolean {
  return text !== '' && sent.startsWith(`${text}\n\n1. `)
}

function line(number: number, title: string, description: string | undefined): string {
  return `${number}. ${title}${description ? ` (${description})` : ''}`
}
