import { CatalogueShapeError } from './catalogue-shape-error'
import { below } from './json-object'

const MAX_CHARACTERS = 32 * 1024 * 1024
const MAX_VALUES = 1_000_000
const MAX_DEPTH = 32

/**
 * The document of a JSON string or value, safe to walk: at most 32 levels and a million values, only what JSON can
 * say, and no `__proto__` key.
 * @throws CatalogueShapeError unreadable, too_large, too_deep, forbidden_key
 */
export function openJson(json: unknown): unknown {
  const value = typeof json === 'string' ? parse(json) : json
  if (typeof value !== 'object' || value === null) throw new CatalogueShapeError('unreadable', '')
  walk(value)
  return value
}

function parse(text: string): unknown {
  if (text.length > MAX_CHARACTERS) throw new CatalogueShapeError('too_large', '')
  try {
    return JSON.parse(text)
  } catch {
    throw new CatalogueShapeError('unreadable', '')
  }
}

interface Visit {
  value: object
  key: string | number
  parent: Visit | null
  depth: number
}

/** Without recursion: a document may be deeper than the stack. */
function walk(root: object): void {
  const open: Visit[] = [{ value: root, key: '', parent: null, depth: 0 }]
  let seen = 0
  for (let visit = open.pop(); visit; visit = open.pop()) {
    if (visit.depth > MAX_DEPTH) throw new CatalogueShapeError('too_deep', '')
    if (!Array.isArray(visit.value) && !isPlain(visit.value)) refuse('unreadable', visit)
    for (const [name, value] of Object.entries(visit.value)) {
      seen += 1
      if (seen > MAX_VALUES) throw new CatalogueShapeError('too_large', '')
      if (name === '__proto__' || !isText(name)) refuse('forbidden_key', visit)
      const key = Array.isArray(visit.value) ? Number(name) : name
      const child = { key, parent: visit, depth: visit.depth + 1 }
      if (typeof value === 'object' && value !== null) open.push({ ...child, value })
      else if (!isSayable(value)) refuse('unreadable', { ...child, value: visit.value })
    }
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isSayable(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && isText(value)) ||
    typeof value === 'boolean' ||
    Number.isFinite(value)
  )
}

/** A NUL or half a surrogate pair cannot be stored. */
function isText(text: string): boolean {
  return !text.includes('\0') && !/[\uD800-\uDFFF]/u.test(text)
}

function refuse(code: 'unreadable' | 'forbidden_key', visit: Visit): never {
  const keys: (string | number)[] = []
  for (let at: Visit | null = visit; at?.parent; at = at.parent) keys.unshift(at.key)
  throw new CatalogueShapeError(
    code,
    keys.reduce<string>((path, key) => below(path, key), ''),
  )
}
