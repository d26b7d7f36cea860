import { CloudOff } from 'lucide-react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import type { CompanyLoad } from '../../shared/company/use-company-record'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { EmptyState } from '../../ui/notices/empty-state'
import { loadFailureText } from '../load-failure-text'
import { companyTexts } from '../texts'

/** The record could not be read: why, and a button that reads it from the server (COMP-10, COMP-36). */
export function LoadFailure({ load }: { load: CompanyLoad }) {
  const t = useTexts(companyTexts)
  const errorText = useErrorText()
  const retry = (
    <Button kind="secondary" className="justify-self-start" busy={load.isFetching} onClick={load.reload}>
      {t('retry')}
    </Button>
  )
  const reason = loadFailureText(load.error, t) || errorText(load.error, '')
  if (load.record) {
    return (
      <Callout kind="warning" live action={retry}>
        <p>{t('loadFailed')}</p>
        <p className="font-normal">{t('loadFailedOld')}</p>
      </Callout>
    )
  }
  return (
    <div role="alert">
      <EmptyState icon={<CloudOff size={30} aria-hidden="true" />} title={t('loadFailed')} action={retry}>
        {reason}
      </EmptyState>
    </div>
  )
}
