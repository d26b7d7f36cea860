import type { JsonObject } from '../reading/json-object'
import { mapKeys } from './map-keys'

/** An entry of a map to be. */
export interface Part {
  key: string
  /** Told whether the key names it (else null: it names itself). */
  render: (key: string | null) => unknown
}

/** A map of products and groups by name. Groups come first to their names: a product can name itself. */
export function mapOf(items: readonly Part[], groups: readonly Part[]): JsonObject {
  const taken = new Set<string>()
  const named = (parts: readonly Part[]) => {
    const keys = mapKeys(
      parts.map(({ key }) => key),
      taken,
    )
    return parts.map(({ render }, index): [string, unknown] => {
      const { key, isName } = keys[index] ?? { key: '', isName: false }
      return [key, render(isName ? key : null)]
    })
  }
  const groupEntries = named(groups)
  return Object.fromEntries([...named(items), ...groupEntries])
}
