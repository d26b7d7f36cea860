import { MapPinOff } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { AccountFrame } from './account-frame'
import { accountTexts } from './account-texts'

/** What a mistyped address shows to a person, signed in or not. */
export function NotFoundPage() {
  const t = useTexts(accountTexts)
  useDocumentTitle(t('notFoundTitle'))
  return (
    <AccountFrame>
      <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
          <MapPinOff size={30} aria-hidden="true" />
        </span>
        <h1 className="text-xl">{t('notFoundTitle')}</h1>
        <p className="text-ink-soft">{t('notFoundText')}</p>
        <a
          href="/login"
          className="mt-2 inline-flex min-h-11 items-center rounded-md bg-accent px-4 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {t('goToSignIn')}
        </a>
      </div>
    </AccountFrame>
  )
}
