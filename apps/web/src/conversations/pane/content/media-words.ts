const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** A file's size as one reads it: '812 B', '34 kB', '2,4 MB'. */
export function sizeWords(bytes: number, locale: string): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  if (bytes < kilobyte) return `${format(bytes, 0)} B`
  if (bytes < megabyte) return `${format(bytes / kilobyte, 0)} kB`
  return `${format(bytes / megabyte, 1)} MB`
}

/** What a document is, by the end of its name or else its MIME type: 'PDF', 'XLSX'; empty when neither says it. */
export function documentKind(fileName: string | null, mime: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName ?? '')?.[1]
  const named = ending ?? /^application\/([a-z0-9]{1,5})$/i.exec(mime.split(';')[0]!)?.[1]
  return named?.toUpperCase() ?? ''
}

/**
 * The options to show under a message. None where its text lists them already, as it does on channels that know no
 * lists.
 */
export function optionsBeside<O extends { title: string }>(
  text: string,
  options: readonly O[],
): readonly O[] {
  return options.every(({ title }) => text.includes(title)) ? [] : options
}

const emoji =
  '(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\p{Extended_Pictographic}(?:\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}]|\\u200D\\p{Extended_Pictographic})*)'
const fewEmoji = new RegExp(`^(?:${emoji}\\s*){1,3}$`, 'u')

/** Whether a text is one to three emoji and nothing else: those are shown large. */
export function isFewEmoji(text: string): boolean {
  return fewEmoji.test(text.trim())
}
