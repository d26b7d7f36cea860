import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useTexts } from '../../i18n/language'
import { notify } from '../../ui/notices/notify'
import { ReasonDialog } from '../reason-dialog'
import { operatorTexts } from '../texts'
import { LeadConflict } from './lead-conflict'
import { useLeadActs } from './leads.queries'

interface DiscardDialogProps {
  lead: OperatorLeadDetails
  onClose: () => void
}

/** Puts a lead aside, with the reason. */
export function DiscardDialog({ lead, onClose }: DiscardDialogProps) {
  const t = useTexts(operatorTexts)
  const { discard } = useLeadActs(lead.id)

  const submit = (reason: string) =>
    discard.mutate(
      { version: lead.version, reason },
      {
        onSuccess: () => {
          notify.success(t('discarded'))
          onClose()
        },
      },
    )

  return (
    <ReasonDialog
      title={t('discardTitle', { name: lead.empresa })}
      description={t('discardText')}
      act={t('discard')}
      busy={discard.isPending}
      disabled={!lead.can.discard}
      onSubmit={submit}
      onClose={onClose}
    >
      <LeadConflict lead={lead} error={discard.error} fallback={t('discardFailed')} />
    </ReasonDialog>
  )
}
