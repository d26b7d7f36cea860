import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { ReasonDialog } from '../reason-dialog'
import { useCompanyActs } from './companies.queries'
import { companiesTexts } from './texts'

interface DeclineDialogProps {
  company: OperatorCompanyDetails
  request: OperatorCompanyDetails['requests'][number]
  onClose: () => void
}

/** Declines a request, with the reason for the audit. */
export function DeclineDialog({ company, request, onClose }: DeclineDialogProps) {
  const t = useTexts(companiesTexts)
  const errorText = useErrorText()
  const { decline } = useCompanyActs(company.id)

  const submit = (reason: string) =>
    decline.mutate(
      { requestId: request.id, reason },
      {
        onSuccess: () => {
          notify.success(t('declined'))
          onClose()
        },
      },
    )

  return (
    <ReasonDialog
      title={t('declineTitle')}
      description={t('declineText')}
      act={t('decline')}
      busy={decline.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {decline.error && (
        <Callout kind="danger" live>
          {errorText(decline.error, t('declineFailed'))}
        </Callout>
      )}
    </ReasonDialog>
  )
}
