import { ArrowLeft, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { botTexts } from './texts'

/** The frame of the page: the way back and the heading. */
export function BotPage({ backHref, children }: { backHref: string; children: ReactNode }) {
  const t = useTexts(botTexts)
  return (
    <div className="mx-auto grid max-w-screen-lg grid-cols-1 gap-5 pb-10">
      <div>
        <Link
          to={backHref}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          <ArrowLeft size={20} aria-hidden="true" />
          {t('back')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('intro')}</p>
      </div>
      {children}
    </div>
  )
}

/** The settings could not be read: why, and a button that asks again. */
export function LoadFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const t = useTexts(botTexts)
  const errorText = useErrorText()
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={30} aria-hidden="true" />}
        title={t('loadFailed')}
        action={
          <Button kind="secondary" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(error, '')}
      </EmptyState>
    </div>
  )
}

/** Holds the place of what is being loaded. */
export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-13 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  )
}
