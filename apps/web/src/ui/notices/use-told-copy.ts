import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { useCopy } from '../../lib/hooks/use-copy'
import { notify } from './notify'

/** What came of a press, where there are better words than the usual ones. */
export interface CopyWords {
  copied?: string
  copyFailed?: string
}

/** Copies by a press and says what came of it. `copied` is the text for a few seconds, for a tick beside it. */
export function useToldCopy(words: CopyWords = {}) {
  const t = useTexts(commonTexts)
  const { copied, copy } = useCopy()
  return {
    copied,
    copy: async (text: string) => {
      if (await copy(text)) notify.success(words.copied ?? t('copied'))
      else notify.error(words.copyFailed ?? t('copyFailed'))
    },
  }
}
