import { useErrorText } from '../../../i18n/error-text'
import { ApiError } from '../../../lib/http/api-error'

/** The sentence for a refused change that has no form: what the server said of the first field, else of the whole. */
export function useRefusalText() {
  const errorText = useErrorText()
  return (error: unknown, fallback: string) =>
    (error instanceof ApiError && error.fields[0]?.mensagem) || errorText(error, fallback)
}
