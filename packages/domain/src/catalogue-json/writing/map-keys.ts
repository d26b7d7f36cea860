import { reservedKeys } from '../reading/known-fields'

/**
 * Keys of a map whose entries keep their order: each the wanted name where it can be one, else (taken, a field's name, or
 * a number, which JavaScript would move to the front) a made-up one: then the entry has to name itself. `taken` grows
 * by the keys given out.
 */
export function mapKeys(wanted: readonly string[], taken: Set<string>): { key: string; isName: boolean }[] {
  const names = new Set(wanted)
  let last = -1
  return wanted.map((name, index) => {
    const number = /^(0|[1-9]\d{0,9})$/.test(name) ? Number(name) : Infinity
    const keepsOrder = number === Infinity || number > last
    if (keepsOrder && isKey(name) && !taken.has(name)) {
      taken.add(name)
      last = number
      return { key: name, isName: true }
    }
    let key = `_${index + 1}`
    while (taken.has(key) || names.has(key)) key = `_${key}`
    taken.add(key)
    last = Infinity
    return { key, isName: false }
  })
}

function isKey(name: string): boolean {
  return name !== '' && name === name.trim() && !reservedKeys.has(name)
}
