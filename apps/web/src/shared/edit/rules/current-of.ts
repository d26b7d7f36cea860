import { hasCode, type ApiError } from '../../../lib/http/api-error'

interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/** How a thing stands, as a call says that refused to overwrite it with `code`; null for other failures and answers. */
export function currentOf<T>(error: unknown, code: ApiError['code'], schema: Schema<T>): T | null {
  if (!hasCode(error, code)) return null
  const read = schema.safeParse(error.current)
  return read.success ? read.data : null
}
