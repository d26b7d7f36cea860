import { useTexts } from '../../i18n/language'
import { Skeleton } from '../../ui/waiting/skeleton'
import { companyTexts } from '../texts'

/** Holds the place of the company's cards while they are read. */
export function CompanySkeleton() {
  const t = useTexts(companyTexts)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-4 lg:gap-6">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-52 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
