import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { formatCnpj, formatPhone } from '@balcao/domain/company'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { BackTitle } from '../../ui/page/back-title'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Time } from '../../ui/values/time'
import { FactList } from '../fact-list'
import { ListSkeleton } from '../list-loading'
import { MenuFileList } from '../menu-file-list'
import { NotThere } from '../not-there'
import { TitledCard } from '../../ui/page/titled-card'
import { TwoColumns } from '../two-columns'
import { operatorTexts } from '../texts'
import { ApproveDialog } from './approve-dialog'
import { DiscardDialog } from './discard-dialog'
import { AlreadyCustomer, nicheOf } from './lead-row'
import { LeadStateBadge } from './lead-state-badge'
import { useLead } from './leads.queries'
import { NoteForm } from './note-form'
import { OnboardingCard } from './onboarding-card'
import { ReopenButton } from './reopen-button'

/** /operador/cadastros/…: one lead, and what is decided about it. */
export function LeadPage() {
  const { leadId = '' } = useParams()
  const t = useTexts(operatorTexts)
  const query = useLead(leadId)
  const lead = query.data
  useDocumentTitle(lead?.empresa ?? t('navLeads'))
  if (lead) return <Lead key={lead.id} lead={lead} />
  return query.error ? <NotThere title={t('leadFailed')} query={query} /> : <ListSkeleton />
}

function Lead({ lead }: { lead: OperatorLeadDetails }) {
  const t = useTexts(operatorTexts)
  const [dialog, setDialog] = useState<'approve' | 'discard' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-2">
          <BackTitle backHref="/operador/cadastros" back={t('backToLeads')}>
            {lead.empresa}
          </BackTitle>
          <p className="flex flex-wrap items-center gap-2">
            <LeadStateBadge state={lead.state} />
            {lead.company && !lead.company.own && <AlreadyCustomer />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {lead.can.reopen && <ReopenButton lead={lead} />}
          {lead.can.discard && (
            <Button kind="secondary" onClick={() => setDialog('discard')}>
              {t('discard')}
            </Button>
          )}
          {lead.can.approve && <Button onClick={() => setDialog('approve')}>{t('approve')}</Button>}
        </div>
      </div>
      {lead.company && (
        <Callout kind={lead.company.own ? 'success' : 'warning'}>
          {t(lead.company.own ? 'companyMade' : 'companyThere')}{' '}
          <Link
            to={`/operador/empresas/${lead.company.id}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {lead.company.nome}
          </Link>
        </Callout>
      )}
      {lead.discard_reason !== null && lead.state === 'discarded' && (
        <Callout>{t('discardedBecause', { reason: lead.discard_reason })}</Callout>
      )}
      <TwoColumns
        left={
          <>
            <SentCard lead={lead} />
            <NoteForm lead={lead} />
          </>
        }
        right={
          <>
            <OnboardingCard onboarding={lead.onboarding} />
            <TitledCard title={t('files')}>
              <MenuFileList files={lead.files} />
            </TitledCard>
            {lead.others.length > 0 && <OthersCard others={lead.others} />}
          </>
        }
      />
      {dialog === 'approve' && <ApproveDialog lead={lead} onClose={close} />}
      {dialog === 'discard' && <DiscardDialog lead={lead} onClose={close} />}
    </div>
  )
}

function SentCard({ lead }: { lead: OperatorLeadDetails }) {
  const t = useTexts(operatorTexts)
  return (
    <TitledCard title={t('sent')}>
      <FactList
        facts={[
          { name: t('cnpj'), value: formatCnpj(lead.cnpj) },
          { name: t('niche'), value: t(`niche_${nicheOf(lead.nicho)}`) },
          { name: t('person'), value: lead.responsavel },
          { name: t('phone'), value: formatPhone(lead.telefone) },
          { name: t('email'), value: lead.email },
          { name: t('sentAt'), value: <Time at={lead.created_at} show="both" /> },
          { name: t('consentedAt'), value: <Time at={lead.consented_at} show="both" /> },
          {
            name: t('approvedAt'),
            value: lead.approved_at ? <Time at={lead.approved_at} show="both" /> : t('notYet'),
          },
        ]}
      />
    </TitledCard>
  )
}

function OthersCard({ others }: { others: OperatorLeadDetails['others'] }) {
  const t = useTexts(operatorTexts)
  return (
    <TitledCard title={t('others')}>
      <ul className="grid gap-1">
        {others.map(({ id, email, state, created_at }) => (
          <li key={id}>
            <Link
              to={`/operador/cadastros/${id}`}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{email}</span>
              <LeadStateBadge state={state} />
              <span className="text-sm text-ink-soft">
                <Time at={created_at} show="both" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
