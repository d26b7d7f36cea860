import { useTexts } from '../i18n/language'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { operatorTexts } from './texts'

/** Holds the place of a list while it is read. */
export function ListSkeleton() {
  const t = useTexts(operatorTexts)
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-24 rounded-lg" />
      ))}
    </div>
  )
}

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The rest of a list, page by page; nothing when all of it is there. */
export function More({ list }: MoreProps) {
  const t = useTexts(operatorTexts)
  if (!list.hasNextPage) return null
  return (
    <div className="mt-3 grid justify-items-center">
      <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  )
}
