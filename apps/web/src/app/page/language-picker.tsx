import { commonTexts } from '../../i18n/common-texts'
import { languages, setLanguage, useLanguage, useTexts } from '../../i18n/language'
import { notify } from '../../ui/notices/notify'
import { Segmented } from '../../ui/choices/segmented'

const names = { pt: 'languagePt', en: 'languageEn', es: 'languageEs' } as const

/** PT, EN, ES (I18N-03..05). */
export function LanguagePicker({ isDense = false }: { isDense?: boolean }) {
  const t = useTexts(commonTexts)
  const { language } = useLanguage()
  return (
    <Segmented
      isDense={isDense}
      label={t('language')}
      selected={language}
      options={languages.map((id) => ({ id, content: id.toUpperCase(), title: t(names[id]) }))}
      onSelect={(id) => void setLanguage(id).catch(() => notify.error(t('languageFailed')))}
    />
  )
}
