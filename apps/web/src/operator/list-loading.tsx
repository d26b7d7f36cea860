import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { operatorTexts } from './texts'
import { LoadingBars } from '../ui/waiting/loading-bars'

/** The place that a list takes while it is read. */
export const listBars = {
  className: 'grid gap-2',
  bars: Array.from({ length: 4 }, () => 'h-24 rounded-lg'),
}

/** Holds the place of what is read. */
export function ListSkeleton() {
  const t = useTexts(operatorTexts)
  return <LoadingBars label={t('loading')} {...listBars} />
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
