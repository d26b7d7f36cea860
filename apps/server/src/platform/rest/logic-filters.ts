/** A condition on one column, and what a plain filter would say of it. */
export interface Condition {
  name: string
  text: string
}

/** Conditions that hold together (`and`) or one of which holds (`or`); `not` turns the whole around. */
export interface Group {
  word: 'and' | 'or'
  not: boolean
  parts: (Condition | Group)[]
}

/** How deep groups may lie in each other. */
export const mostDepth = 5

const groupHead = /^(not\.)?(and|or)(\([\s\S]*\))$/
const conditionHead = /^([A-Za-z_][\w]*)\.((?:not\.)?[a-z]+\.)([\s\S]*)$/

/**
 * Reads the list of `and=(…)` and `or=(…)`: conditions `column.op.value` and further groups by comma. Parentheses of
 * `in.(…)` and double quotes keep their commas; quotes around a whole value go. A text says what is wrong with it.
 */
export function readGroup(name: string, list: string, depth = 1): Group | string {
  const [, not, word] = /^(not\.)?(and|or)$/.exec(name) ?? []
  if (depth > mostDepth) return `groups lie more than ${mostDepth} deep`
  const inside = /^\(([\s\S]+)\)$/.exec(list)
  const texts = inside && splitList(inside[1]!)
  if (!texts || !word)
    return `${name}=${list.slice(0, 60)}: a list (column.op.value,…) in parentheses is expected`
  const parts: Group['parts'] = []
  for (const text of texts) {
    const part = readPart(text.trim(), depth)
    if (typeof part === 'string') return part
    parts.push(part)
  }
  return { word: word as 'and' | 'or', not: not !== undefined, parts }
}

function readPart(text: string, depth: number): Condition | Group | string {
  const group = groupHead.exec(text)
  if (group) return readGroup(`${group[1] ?? ''}${group[2]}`, group[3]!, depth + 1)
  const condition = conditionHead.exec(text)
  if (!condition) return `${text.slice(0, 60)}: column.op.value is expected`
  return { name: condition[1]!, text: condition[2]! + unquoted(condition[3]!) }
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
