import { useTexts } from '../i18n/language'
import { Skeleton } from '../ui/skeleton'
import { menuTexts } from './texts'

/** The menu's shape while it is on its way. */
export function MenuSkeleton() {
  const t = useTexts(menuTexts)
  return (
    <output className="mx-auto block max-w-3xl px-4 pt-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-3 h-6 w-40" />
      <Skeleton className="mt-6 h-11 w-full" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="mt-4 h-32 w-full rounded-lg" />
      ))}
    </output>
  )
}
