import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { AskButton } from '../../ui/buttons/ask-button'
import { notify } from '../../ui/notices/notify'
import { googleTexts } from '../texts'
import { useDisconnectGoogle } from './google.queries'

/** Ends the connection (GOOG-07), the company's or a person's own, after asking. */
export function DisconnectButton({ person }: { person?: { agendaId: string; name: string } }) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const { mutate, isPending } = useDisconnectGoogle(person?.agendaId)
  return (
    <AskButton
      act={t('disconnect')}
      title={person ? t('disconnectQuestionOf', { name: person.name }) : t('disconnectQuestion')}
      text={person ? t('disconnectTextOf') : t('disconnectText')}
      keep={t('keepConnected')}
      busy={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: () => notify.success(t('disconnected')),
          onError: (error) => {
            logFailure('Google was not disconnected', error)
            notify.error(errorText(error, t('disconnectFailed')))
          },
          onSettled: close,
        })
      }
    />
  )
}
