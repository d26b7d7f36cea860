const mostMessage = 300
const mostFrames = 15
const mostFrame = 120

/**
 * A message of an error without what could name somebody: addresses lose their query, and e-mails, ids, long numbers
 * (phones, CNPJ, CPF), tokens and quoted text, which is often what a customer typed, are masked.
 */
export function withoutPeople(message: string): string {
  return oneLine(message)
    .replace(/\b(?:https?|wss?|blob):\S+/gi, addressOf)
    .replace(/[^\s"'<>()@]{1,64}@[^\s"'<>()@]{1,255}/g, '(e-mail)')
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/“[^”]*”?/g, '“…”')
    .replace(/'([^']*)'/g, (whole, inside: string) => (/^[\w$.[\]-]{1,40}$/.test(inside) ? whole : "'…'"))
    .replace(/\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{4,}\b/gi, '(id)')
    .replace(/\+?\d[\d.\-/() ]{5,}\d/g, '#')
    .replace(/\d{5,}/g, '#')
    .replace(/[\w-]{25,}/g, '(…)')
    .slice(0, mostMessage)
}

/** Where it was thrown: a line for each function, with its file and place in it. What is no such line is left out. */
export function withoutPeopleInStack(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line.slice(0, 700)) ?? [])
    .slice(0, mostFrames)
    .join('\n')
}

/**
 * `at name (address:1:2)` of Chrome, `name@address:1:2` of Firefox and Safari. Anybody may send such a line: each pattern reads
 * it once, without ways back.
 */
function frameOf(line: string): string | undefined {
  const text = line.trim()
  const place = /:(\d{1,7}):(\d{1,7})\)?$/.exec(text)
  if (!place) return undefined
  const said = text.slice(0, place.index).replace(/^at\s+/, '')
  const [, before = '', after = said] = /^([^(@]*)[(@](.*)$/.exec(said) ?? []
  const address = after.replace(/^async\s+/, '')
  if (/\s/.test(address)) return undefined
  const [, row, column] = place
  const file = /([\w.-]{1,60}\.(?:m?js|tsx?|html))(?:[?#].*)?$/.exec(address)?.[1] ?? '(page)'
  const name = before.trim()
  const called = /^[\w$.<>[\] ]{1,60}$/.test(name) ? name.replace(/\d{5,}/g, '#') : '(anonymous)'
  return `${called} ${file}:${row}:${column}`.slice(0, mostFrame)
}

/** Line breaks and what cannot be seen, with what turns the direction of writing, become a space. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const addressOf = (address: string) => /^[a-z]+:\/\/[^/?#\s]+/i.exec(address)?.[0] ?? '(address)'
