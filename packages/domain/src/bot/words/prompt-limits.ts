import type { Prompt } from '../model/model'
import type { Option } from '../model/rules'

/** What the WhatsApp Cloud API takes (facts: interactive messages). */
const TEXT = 4096
const TEXT_WITH_OPTIONS = 1024
const TITLE = 24
const DESCRIPTION = 72
const OPTIONS = 10

/**
 * Prompts that every channel takes: texts cut to size, at most 10 options, titles of 24 characters of which no two are
 * alike (a longer name begins the description). What stands before a question becomes a prompt of its own when both
 * do not fit into one.
 */
export function fitPrompts(before: string, text: string, options: readonly Option[]): Prompt[] {
  const room = options.length > 0 ? TEXT_WITH_OPTIONS : TEXT
  const whole = [before, text].filter((part) => part !== '').join('\n\n')
  if (whole.length <= room || before === '') return [{ text: cut(whole, room), options: fitOptions(options) }]
  return [
    { text: cut(before, TEXT), options: [] },
    { text: cut(text, room), options: fitOptions(options) },
  ]
}

/** A text of at most `max` UTF-16 units; what is cut ends in '…'. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

function fitOptions(options: readonly Option[]): Prompt['options'] {
  const taken = new Set<string>()
  return options.slice(0, OPTIONS).map(({ id, title, description }, index) => {
    const short = unlike(title.trim() || String(index + 1), taken)
    taken.add(short)
    const said = title.length > TITLE ? [title, description].filter(Boolean).join(' · ') : description
    return said ? { id, title: short, description: cut(said, DESCRIPTION) } : { id, title: short }
  })
}

function unlike(title: string, taken: ReadonlySet<string>): string {
  const short = cut(title, TITLE)
  for (let number = 2; taken.has(short); number += 1) {
    const other = `${cut(title, TITLE - 3)} ${number}`
    if (!taken.has(other)) return other
  }
  return short
}
