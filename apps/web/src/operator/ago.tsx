import { useLanguage } from '../i18n/language'
import { useMinute } from '../lib/hooks/use-now'
import { agoWords } from './ago-words'

/** How long ago an instant was. */
export function Ago({ at }: { at: string }) {
  const { locale } = useLanguage()
  return <time dateTime={at}>{agoWords(at, useMinute(), locale)}</time>
}
