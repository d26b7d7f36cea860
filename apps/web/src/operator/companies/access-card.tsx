import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { LogOut, Mail } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { notify } from '../../ui/notices/notify'
import { FactList } from '../fact-list'
import { TitledCard } from '../../ui/page/titled-card'
import { useCompanyActs } from './companies.queries'
import { companiesTexts } from './texts'

/** Whether the company can get in, and the two things an operator does about that. */
export function AccessCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const errorText = useErrorText()
  const { firstAccess, endSessions } = useCompanyActs(company.id)
  const [isEnding, setEnding] = useState(false)

  const mail = () =>
    firstAccess.mutate(undefined, {
      onSuccess: () => notify.success(t('firstAccessSent', { email: company.email })),
      onError: (error) => notify.error(errorText(error, t('firstAccessFailed'))),
    })
  const end = () =>
    endSessions.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('sessionsEnded'))
        setEnding(false)
      },
      onError: (error) => notify.error(errorText(error, t('endFailed'))),
    })

  return (
    <TitledCard title={t('access')}>
      <FactList
        facts={[
          { name: t('password'), value: t(company.password_set ? 'passwordSet' : 'passwordMissing') },
          { name: t('sessions'), value: t('sessionsCount', { count: company.sessions }) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          busy={firstAccess.isPending}
          icon={<Mail size={18} aria-hidden="true" />}
          onClick={mail}
        >
          {t('resend')}
        </Button>
        <Button
          kind="secondary"
          icon={<LogOut size={18} aria-hidden="true" />}
          onClick={() => setEnding(true)}
        >
          {t('endSessions')}
        </Button>
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t('endSessionsTitle')}
          description={t('endSessionsText', { name: company.nome })}
          keep={t('keepSessions')}
          confirm={t('endSessions')}
          busy={endSessions.isPending}
          onClose={() => setEnding(false)}
          onConfirm={end}
        />
      )}
    </TitledCard>
  )
}
