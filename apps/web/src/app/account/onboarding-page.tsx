import { Suspense } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Brand } from '../../ui/page/logo'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Toaster } from '../../ui/notices/toasts/toaster'
import { PagePickers } from '../page/page-pickers'
import { accountToasts } from '../page/toast-durations'

const wizard = lazyPiece(
  async () => (await import('../../onboarding/wizard/onboarding-wizard')).OnboardingWizard,
)

/** /onboarding: the wizard on a page of its own, fetched only here. */
export function OnboardingPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
        <Brand />
        <PagePickers />
      </header>
      <main className="mx-auto w-full max-w-3xl flex-1 px-4 pt-2 pb-16 sm:px-6 sm:pt-6">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <wizard.Piece />
        </Suspense>
      </main>
      <Toaster durations={accountToasts} />
    </div>
  )
}
