import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { ordersTexts } from '../texts'

/** Says that a list could not be read, or read anew, with the way to try again (ORD-32, W14). */
export function ListFailed({ list }: { list: { data: unknown; refetch: () => unknown } }) {
  const t = useTexts(ordersTexts)
  return (
    <RetryCallout retry={t('retry')} onRetry={() => void list.refetch()}>
      {list.data ? t('listFailed') : t('listFailedEmpty')}
    </RetryCallout>
  )
}

interface MoreOrdersProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: string
}

/** Reads the next page of a list, where there is one. */
export function MoreOrders({ list, children }: MoreOrdersProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      kind="secondary"
      className="justify-self-center"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
