import { Problem } from './problems'

/** Levels of a body at most. The deepest that a caller means has about thirty; code that recurses bears thousands. */
const mostLevels = 100
/** Steps of the way to what is too deep that an answer names. */
const mostSteps = 8

/**
 * Refuses JSON text that nests too deep, before it is parsed and without recursion: a glance at the text, which stops
 * at the first level too many.
 * @throws Problem INVALID_INPUT naming where
 */
export function refuseDeepJson(text: string): void {
  const at = tooDeepAt(text)
  if (at < 0) return
  const path = wayTo(text, at).slice(0, mostSteps).join('.')
  const mensagem = `Aninhado demais: no máximo ${mostLevels} níveis`
  throw new Problem('INVALID_INPUT', { fields: [{ path, mensagem }] })
}

/** Where the first level too many begins; -1 when none does. What is no JSON is left to the parser. */
function tooDeepAt(text: string): number {
  let levels = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '[' || sign === '{') levels++
    else if (sign === ']' || sign === '}') levels--
    if (levels > mostLevels) return at
  }
  return -1
}

/** Where the string that begins at `start` ends: long ones, pictures in base64, are passed in one leap. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before--
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}

/** The names and numbers that lead to the place `until`. */
function wayTo(text: string, until: number): (string | number)[] {
  const way: (string | number)[] = []
  let said = ''
  for (let at = 0; at < until; at++) {
    const sign = text[at]
    const last = way.length - 1
    if (sign === '"') {
      const end = endOfString(text, at)
      said = text.slice(at + 1, Math.min(end, at + 60))
      at = end
    } else if (sign === '[') way.push(0)
    else if (sign === '{') way.push('')
    else if (sign === ']' || sign === '}') way.pop()
    else if (sign === ':') way[last] = said
    else if (sign === ',' && typeof way[last] === 'number') way[last] += 1
  }
  return way
}
