/** An object of a JSON document. Its keys are the document's: look them up with `field`, never with a dot. */
export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object's own value; undefined for what it only inherits, such as `constructor`. */
export function field(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The object without some of its fields, and without undefined ones. */
export function without(object: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(([key, value]) => !keys.has(key) && value !== undefined),
  )
}

/** A place below another one, as errors name it: `itens[2]`, `precos.P`, `["Pizza doce"]`. */
export function below(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  const short = key.length > 60 ? `${key.slice(0, 60)}…` : key
  if (!/^[\p{L}_][\p{L}\d_]*$/u.test(short)) return `${path}[${JSON.stringify(short)}]`
  return path === '' ? short : `${path}.${short}`
}
