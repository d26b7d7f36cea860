/** A piece of a message's text as WhatsApp shows it. Links are http or https, never anything else. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'mono'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: Style; parts: TextToken[] }

type Style = 'bold' | 'italic' | 'strike'

const styles: ReadonlyMap<string, Style> = new Map([
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'strike'],
])

const fence = '```'
const link = /(?:https?:\/\/|www\.)[^\s<>"]+/giu
const word = /[\p{L}\p{N}]/u

/**
 * Reads *bold*, _italic_, ~strike~, ```mono``` and links. A sign opens before a word and closes after one, on the same
 * line, with no letter or digit outside of it, so that '2*3*4' and 'x_y_z' stay as typed; inside mono and links nothing
 * is read.
 */
export function readText(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  while (from < text.length) {
    const opening = text.indexOf(fence, from)
    const closing = opening === -1 ? -1 : text.indexOf(fence, opening + fence.length + 1)
    if (closing === -1) break
    tokens.push(...readLines(text.slice(from, opening)))
    tokens.push({ kind: 'mono', text: text.slice(opening + fence.length, closing) })
    from = closing + fence.length
  }
  tokens.push(...readLines(text.slice(from)))
  return tokens
}

function readLines(text: string): TextToken[] {
  const tokens = text.split(/(\n)/).flatMap((line) => (line === '\n' ? [plain(line)] : readLine(line)))
  return joined(tokens)
}

interface Link {
  from: number
  to: number
}

function readLine(line: string): TextToken[] {
  return readSpan({ line, links: linksOf(line) }, 0, line.length)
}

function linksOf(line: string): Link[] {
  const links: Link[] = []
  for (const { 0: found, index } of line.matchAll(link)) {
    const address = withoutTail(found)
    const before = line[index - 1]
    const named = /[^.:/]/.test(address.slice(address.search(/[:.]/) + 1))
    if (named && !(before && word.test(before))) links.push({ from: index, to: index + address.length })
  }
  return links
}

interface Line {
  line: string
  links: readonly Link[]
}

function readSpan({ line, links }: Line, start: number, end: number): TextToken[] {
  const tokens: TextToken[] = []
  const unclosed = new Set<string>()
  let from = start
  const upTo = (at: number) => at > from && tokens.push(plain(line.slice(from, at)))
  for (let at = start; at < end; at += 1) {
    const linked = links.find((each) => each.from === at)
    const sign = line[at]!
    const style = styles.get(sign)
    if (linked && linked.to <= end) {
      upTo(at)
      const text = line.slice(linked.from, linked.to)
      tokens.push({ kind: 'link', text, href: hrefOf(text) })
      from = linked.to
      at = linked.to - 1
    } else if (style && !unclosed.has(sign) && opensAt(line, at, start)) {
      const close = closingOf({ line, links }, at, end)
      if (close === -1) {
        unclosed.add(sign)
        continue
      }
      upTo(at)
      tokens.push({ kind: style, parts: readSpan({ line, links }, at + 1, close) })
      from = close + 1
      at = close
    }
  }
  upTo(end)
  return tokens
}

function opensAt(line: string, at: number, start: number): boolean {
  const before = at > start ? line[at - 1] : undefined
  const after = line[at + 1]
  return after !== undefined && !/\s/.test(after) && after !== line[at] && !(before && word.test(before))
}

function closingOf({ line, links }: Line, from: number, end: number): number {
  const sign = line[from]!
  for (let at = line.indexOf(sign, from + 2); at !== -1 && at < end; at = line.indexOf(sign, at + 1)) {
    const after = line[at + 1]
    const inLink = links.some((each) => each.from <= at && at < each.to)
    if (!inLink && !/\s/.test(line[at - 1]!) && !(after && word.test(after))) return at
  }
  return -1
}

/** An address without what belongs to the sentence around it: a full stop, a quote, a bracket that it never opened. */
function withoutTail(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address[end - 1]!
    const opened = address.slice(0, end).split('(').length - address.slice(0, end).split(')').length
    if (!/[.,;:!?'"*_~\]}]/.test(last) && !(last === ')' && opened < 0)) break
    end -= 1
  }
  return address.slice(0, end)
}

function hrefOf(address: string): string {
  return /^https?:/i.test(address) ? address : `https://${address}`
}

function plain(text: string): TextToken {
  return { kind: 'text', text }
}

function joined(tokens: readonly TextToken[]): TextToken[] {
  const result: TextToken[] = []
  for (const token of tokens) {
    const last = result.at(-1)
    if (token.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = plain(last.text + token.text)
    else result.push(token)
  }
  return result
}
