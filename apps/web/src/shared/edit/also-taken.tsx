import { useTexts } from '../../i18n/language'
import { listWords } from '../words/list-words'
import { editTexts } from './texts'

/** Names what only the other person changed, and stays; nothing when that is nothing. */
export function AlsoTaken({ names }: { names: readonly string[] }) {
  const t = useTexts(editTexts)
  return names.length > 0 && <p className="font-normal">{t('alsoTaken', { fields: listWords(names) })}</p>
}
