/** A REST call as it came. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The header `apikey`. */
  key: string | undefined
  body: Record<string, unknown>
}
