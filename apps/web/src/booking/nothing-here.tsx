import { CalendarX2, Lock, Store, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useDocumentName } from './use-document-name'
import { LanguageChoice } from './language-choice'
import { bookingTexts } from './texts'

const kinds = {
  missing: [Store, 'missingTitle', 'missingText'],
  unavailable: [Lock, 'unavailableTitle', 'unavailableText'],
  failed: [TriangleAlert, 'failedTitle', 'failedText'],
  empty: [CalendarX2, 'emptyTitle', 'emptyText'],
  ownMissing: [CalendarX2, 'ownMissing', 'ownMissingText'],
  ownFailed: [TriangleAlert, 'failedTitle', 'ownFailedText'],
} as const satisfies Record<string, readonly [LucideIcon, string, string]>

/** A whole page that has nothing to show says why, and what to do. */
export function NothingHere({ kind, action }: { kind: keyof typeof kinds; action?: ReactNode }) {
  const t = useTexts(bookingTexts)
  const [Icon, title, text] = kinds[kind]
  useDocumentName(t(title))
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto grid max-w-md flex-1 content-center justify-items-center gap-3 px-4 py-14 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-soft">
          <Icon size={30} aria-hidden="true" />
        </span>
        <h1 className="text-xl">{t(title)}</h1>
        <p className="text-ink-soft">{t(text)}</p>
        {action && <div className="mt-2">{action}</div>}
      </main>
      <footer className="flex justify-center px-4 pb-6">
        <LanguageChoice />
      </footer>
    </div>
  )
}
