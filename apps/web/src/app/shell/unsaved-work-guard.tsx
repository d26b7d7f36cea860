import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../../i18n/language'
import { hasUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { shellTexts } from './shell-texts'

/** Asks before unsaved work is left: with our own question inside the app, with the browser's when the tab closes. */
export function UnsavedWorkGuard() {
  const t = useTexts(shellTexts)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsavedTitle')}
      description={t('unsavedText')}
      actions={
        <>
          <Button kind="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
        </>
      }
    />
  )
}
