/** One condition inside `and=(…)` or `or=(…)`: a column, and what a plain filter would say of it. */
export interface LogicPart {
  name: string
  text: string
}

/**
 * Reads the flat list of `and=(…)` and `or=(…)`: `column.op.value` by comma. Parentheses of `in.(…)` and double quotes
 * keep their commas; quotes around a whole value go. Null for what is no such list, nested ones included.
 */
export function readLogic(text: string): LogicPart[] | null {
  const list = /^\(([\s\S]+)\)$/.exec(text)
  const parts = list && splitList(list[1]!)
  if (!parts) return null
  const read = parts.map((part) => {
    const found = /^([a-z_]+)\.((?:not\.)?[a-z]+\.)([\s\S]*)$/.exec(part.trim())
    if (!found || found[1] === 'and' || found[1] === 'or' || found[1] === 'not') return null
    return { name: found[1]!, text: found[2]! + unquoted(found[3]!) }
  })
  return read.every((part) => part !== null) ? read : null
}

/** Null where a quote or a parenthesis is left open. */
function splitList(text: string): string[] | null {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let inQuotes = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (inQuotes && sign === '\\') {
      part += sign + (text[++at] ?? '')
      continue
    }
    if (sign === '"') inQuotes = !inQuotes
    if (!inQuotes && sign === '(') depth++
    if (!inQuotes && sign === ')') depth--
    if (depth < 0) return null
    if (sign === ',' && depth === 0 && !inQuotes) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return inQuotes || depth !== 0 ? null : [...parts, part]
}

function unquoted(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)
  return quoted ? quoted[1]!.replaceAll(/\\(.)/gs, '$1') : value
}
