import { ApiError } from '../../lib/http/api-error'
import { unreadable } from '../../lib/http/read-answer'

export type CustomerRecord = Readonly<Record<string, unknown>>

/**
 * The company record inside a get-customer answer: the first item of a list, the `data` of `{success, data}`
 * (itself a record or a list), or the object itself (CALL-05..07). Throws ApiError NOT_FOUND for an empty
 * list (CALL-08, CALL-56) and UNREADABLE for anything else.
 */
export function readCustomer(answer: unknown): CustomerRecord {
  if (Array.isArray(answer)) return answer.length === 0 ? notFound() : readCustomer(answer[0])
  if (typeof answer !== 'object' || answer === null) throw unreadable(200)
  const record = answer as CustomerRecord
  if ('success' in record) {
    return record.data === null || record.data === undefined ? notFound() : readCustomer(record.data)
  }
  if (Object.keys(record).length === 0) return notFound()
  return record
}

function notFound(): never {
  const mensagem = 'Cliente não encontrado'
  throw new ApiError(mensagem, { status: 404, code: 'NOT_FOUND', mensagem })
}
