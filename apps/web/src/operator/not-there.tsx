import { MapPinOff } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { EmptyState } from '../ui/notices/empty-state'
import { LoadFailure } from '../ui/notices/load-failure'
import { operatorTexts } from './texts'

interface NotThereProps {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** In place of one lead or company: that its address leads nowhere, or why it could not be read. */
export function NotThere({ title, query: { error, isFetching, refetch } }: NotThereProps) {
  const t = useTexts(operatorTexts)
  if (!error) return null
  if (hasCode(error, 'NOT_FOUND', 'LEAD_NOT_FOUND', 'INVALID_INPUT'))
    return (
      <EmptyState icon={<MapPinOff size={30} aria-hidden="true" />} title={t('notThere')}>
        {t('notThereText')}
      </EmptyState>
    )
  return <LoadFailure title={title} retry={t('retry')} reading={{ error, isFetching, refetch }} />
}
