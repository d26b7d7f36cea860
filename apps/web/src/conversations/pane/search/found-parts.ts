/** A piece of a text; `found` where it is one of the searched words. */
interface TextPart {
  text: string
  found: boolean
}

/** The words of a search, folded: without accents and case. */
export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

/** A text parted where words of `searchWords` occur in it, whatever accents and case. Joined, the parts are the text. */
export function foundParts(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, found: false }]
  const { folded, places } = foldWithPlaces(text)
  const hits = new Uint8Array(text.length)
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      hits.fill(1, places[at], places[at + word.length])
    }
  }
  const parts: TextPart[] = []
  let from = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && hits[at] === hits[from]) continue
    parts.push({ text: text.slice(from, at), found: hits[from] === 1 })
    from = at
  }
  return parts
}

/** At most `most` characters of a text around the first word that is found in it. */
export function snippetOf(text: string, words: readonly string[], most = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const parts = foundParts(line, words)
  const before = parts.findIndex(({ found }) => found)
  const at = parts.slice(0, Math.max(0, before)).reduce((sum, part) => sum + part.text.length, 0)
  const from = Math.max(0, Math.min(at - Math.floor(most / 3), line.length - most))
  const cut = line.slice(from, from + most)
  return `${from > 0 ? '…' : ''}${cut}${from + most < line.length ? '…' : ''}`
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** `places[i]` is where the character that gave `folded[i]` stands in the text; one more for the end. */
function foldWithPlaces(text: string) {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const char of text) {
    const plain = fold(char)
    for (let index = 0; index < plain.length; index += 1) places.push(at)
    folded += plain
    at += char.length
  }
  places.push(text.length)
  return { folded, places }
}
