import { useTexts } from '../i18n/language'
import { pageFace } from '../shared/page/page-face'
import { Skeleton } from '../ui/waiting/skeleton'
import { menuTexts } from './texts'

/** The menu's shape while it is on its way. */
export function MenuSkeleton() {
  const t = useTexts(menuTexts)
  return (
    <>
      <div className="tiled bg-tile text-on-tile" style={pageFace().style}>
        <p className="mx-auto min-h-36 max-w-3xl px-4 pt-8 text-3xl font-bold text-balance">
          {pageFace().name}
        </p>
      </div>
      <output className="mx-auto block max-w-3xl px-4 pt-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-11 w-full" />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="mt-4 h-32 w-full rounded-lg" />
        ))}
      </output>
    </>
  )
}
