import { Suspense, type ComponentProps } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { PasswordWizard } from './password-wizard'

const wizard = lazyPiece(async () => (await import('./password-wizard')).PasswordWizard)

/** Fetches the wizard before it is asked for. */
export const preloadPasswordWizard = wizard.preload

/** The wizard, kept out of the first load of the sign-in page. */
export function LazyPasswordWizard(props: ComponentProps<typeof PasswordWizard>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <wizard.Piece {...props} />
    </Suspense>
  )
}
