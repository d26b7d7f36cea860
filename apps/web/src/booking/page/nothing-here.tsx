import { CalendarX2, Lock, Store, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { useDocumentName } from './use-document-name'
import { LanguageChoice } from './language-choice'
import { bookingTexts } from '../texts'
import { EmptyState } from '../../ui/notices/empty-state'

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
      <main className="grid flex-1 content-center">
        <EmptyState as="h1" icon={<Icon size={30} aria-hidden="true" />} title={t(title)} action={action}>
          {t(text)}
        </EmptyState>
      </main>
      <footer className="flex justify-center px-4 pb-6">
        <LanguageChoice />
      </footer>
    </div>
  )
}
