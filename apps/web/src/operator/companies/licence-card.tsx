import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { formatBrl } from '@balcao/domain/money'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Time } from '../../ui/values/time'
import { FactList } from '../fact-list'
import { dayWords, lastDayOf } from '../licence-words'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { DeclineDialog } from './decline-dialog'
import { GrantDialog } from './grant-dialog'
import { companiesTexts } from './texts'

type Request = OperatorCompanyDetails['requests'][number]

/** The licence, what the company asks for, and the granting of a term. */
export function LicenceCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const [granting, setGranting] = useState<Request | 'byHand' | null>(null)
  const [declining, setDeclining] = useState<Request | null>(null)
  const { licence } = company
  const lastDay = lastDayOf(licence.ends_on)
  return (
    <TitledCard
      title={t('licence')}
      aside={
        <Button kind="secondary" onClick={() => setGranting('byHand')}>
          {t('grant')}
        </Button>
      }
    >
      <FactList
        facts={[
          {
            name: tOperator('plan'),
            value: `${tOperator(`plan_${licence.plan}`)} · ${tOperator(`term_${licence.term}`)}`,
          },
          {
            name: t('remaining'),
            value: licence.days_left > 0 ? t('daysLeft', { count: licence.days_left }) : t('expired'),
          },
          { name: t('coversUntil'), value: lastDay ? dayWords(lastDay) : t('neverGranted') },
          {
            name: t('renewedOn'),
            value: licence.renewed_on ? dayWords(licence.renewed_on) : t('neverGranted'),
          },
        ]}
      />
      {company.requests
        .filter(({ state }) => state === 'open')
        .map((request) => (
          <div key={request.id} className="grid gap-2 rounded-md bg-accent-tint p-3.5 text-accent-ink">
            <p className="font-semibold">
              {t(`kind_${request.kind}`)}: {tOperator(`plan_${request.plan}`)} ·{' '}
              {tOperator(`term_${request.term}`)} · {formatBrl(request.price_cents)}
            </p>
            <p className="text-sm wrap-anywhere">
              {t('asked')} <Time at={request.created_at} zone={company.time_zone} show="both" /> ·{' '}
              {t('txid', { txid: request.txid })}
            </p>
            {request.note !== '' && <p className="whitespace-pre-line">{request.note}</p>}
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setGranting(request)}>{t('grantRequest')}</Button>
              <Button kind="secondary" onClick={() => setDeclining(request)}>
                {t('decline')}
              </Button>
            </div>
          </div>
        ))}
      {granting && (
        <GrantDialog
          company={company}
          request={granting === 'byHand' ? null : granting}
          onClose={() => setGranting(null)}
        />
      )}
      {declining && (
        <DeclineDialog company={company} request={declining} onClose={() => setDeclining(null)} />
      )}
    </TitledCard>
  )
}
