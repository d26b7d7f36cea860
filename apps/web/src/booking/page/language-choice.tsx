import { useState } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { languages, setLanguage, useLanguage, useTexts } from '../../i18n/language'
import { Segmented } from '../../ui/choices/segmented'

const names = { pt: 'languagePt', en: 'languageEn', es: 'languageEs' } as const

/** PT, EN, ES. This page has no toasts: a language that cannot be fetched says so where it was chosen. */
export function LanguageChoice() {
  const t = useTexts(commonTexts)
  const { language } = useLanguage()
  const [failed, setFailed] = useState(false)
  return (
    <div className="grid justify-items-end gap-1">
      <Segmented
        label={t('language')}
        selected={language}
        options={languages.map((id) => ({ id, content: id.toUpperCase(), title: t(names[id]) }))}
        onSelect={(id) =>
          void setLanguage(id).then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
      />
      <p role="status" className="text-sm font-semibold text-danger-ink empty:hidden">
        {failed ? t('languageFailed') : ''}
      </p>
    </div>
  )
}
