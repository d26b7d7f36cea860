import type { PersonGoogle } from '@balcao/contract/google'
import { useTexts } from '../../i18n/language'
import { useProblemWords } from '../connection/problem-words'
import { googleTexts } from '../texts'

/** What is wrong with a person's connection, in words to the person or about them; null while all is well. */
export function usePersonTrouble(person: PersonGoogle | undefined, isOwn: boolean): string | null {
  const t = useTexts(googleTexts)
  const words = useProblemWords()
  if (!person?.status.error) return null
  if (person.status.connected) return words({ kind: 'reported', ...person.status.error })
  return isOwn ? t('endedOwn') : t('endedOf', { name: person.name })
}
