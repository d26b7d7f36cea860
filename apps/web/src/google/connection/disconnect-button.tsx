import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { notify } from '../../ui/notify'
import { googleTexts } from '../texts'
import { useDisconnectGoogle } from './google.queries'

/** Ends the connection (GOOG-07), after asking. */
export function DisconnectButton() {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDisconnectGoogle()
  const disconnect = () =>
    mutate(undefined, {
      onSuccess: () => notify.success(t('disconnected')),
      onError: (error) => {
        logFailure('Google was not disconnected', error)
        notify.error(errorText(error, t('disconnectFailed')))
      },
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('disconnectQuestion')}
        description={t('disconnectText')}
        keep={t('keepConnected')}
        confirm={t('disconnect')}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={disconnect}
      />
    </>
  )
}
