import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { authTexts, type PlainAuthText } from './texts'

/**
 * What a screen has to say, kept as a key so that it follows the language. With `error`, the server's own
 * sentence wins and the key is the fallback.
 */
export interface Message {
  key: PlainAuthText
  error?: unknown
}

/** Turns a message into the sentence of the chosen language. */
export function useMessageText() {
  const t = useTexts(authTexts)
  const errorText = useErrorText()
  return (message: Message) => (message.error ? errorText(message.error, t(message.key)) : t(message.key))
}
