import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useTexts } from '../i18n/language'
import { logFailure } from '../lib/log'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { shellTexts } from './shell-texts'

/** A screen that threw, or whose code could not be fetched. The menu around it keeps working. */
export function ScreenBroke() {
  const t = useTexts(shellTexts)
  const error = useRouteError()
  useEffect(() => logFailure('a screen stopped working', error), [error])
  return (
    <EmptyState
      icon={<TriangleAlert size={30} aria-hidden="true" />}
      title={t('brokenTitle')}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    >
      {t('brokenText')}
    </EmptyState>
  )
}
