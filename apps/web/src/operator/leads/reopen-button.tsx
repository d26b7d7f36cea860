import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { notify } from '../../ui/notices/notify'
import { operatorTexts } from '../texts'
import { useLeadActs } from './leads.queries'

/** Takes a discarded lead back. */
export function ReopenButton({ lead }: { lead: OperatorLeadDetails }) {
  const t = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { reopen } = useLeadActs(lead.id)
  return (
    <Button
      kind="secondary"
      busy={reopen.isPending}
      onClick={() =>
        reopen.mutate(
          { version: lead.version },
          {
            onSuccess: () => notify.success(t('reopened')),
            onError: (error) => notify.error(errorText(error, t('reopenFailed'))),
          },
        )
      }
    >
      {t('reopen')}
    </Button>
  )
}
