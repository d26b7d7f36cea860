import { EmployeeRow, listEmployees } from '@balcao/contract/employees'
import { setAgenda, type Agenda } from '@balcao/contract/scheduling'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Clock, ListChecks } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { unreadable } from '../../lib/http/read-answer'
import { callLoosely } from '../../lib/http/send'
import { LinkButton } from '../../ui/buttons/link-button'
import { Card } from '../../ui/page/card'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Switch } from '../../ui/choices/switch'
import { FeedDialog } from './feed-dialog'
import { OwnServicesDialog } from './offers/own-services-dialog'
import { OwnHoursDialog } from './hours/own-hours-dialog'
import { agendaKeys } from '../data/agenda.queries'
import { ownAgenda } from '../data/whom'
import { schedulingTexts } from '../texts'
import { tellFailure } from '../appointments/acts/use-appointment-acts'

const Employees = z.array(z.pick(EmployeeRow, { id: true, nome: true, cargo: true, status: true }))

/** Who of the employees can be booked, when and for what: each switch works at once. */
export function EmployeeAgendas({ agendas }: { agendas: readonly Agenda[] }) {
  const t = useTexts(schedulingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const [editing, setEditing] = useState<{ id: string; nome: string; what: 'hours' | 'services' } | null>(
    null,
  )
  const [feed, setFeed] = useState<{ agendaId: string; title: string } | null>(null)
  const own = ownAgenda(agendas)
  const employees = useQuery({
    queryKey: [...agendaKeys.all, 'employees'],
    queryFn: async ({ signal }) => {
      const query = { select: 'id,nome,cargo,status', order: 'nome.asc' }
      const read = Employees.safeParse(await callLoosely(listEmployees, { query, signal }))
      if (!read.success) throw unreadable(200)
      return read.data
    },
  })
  const agendaOf = (employeeId: string) =>
    agendas.find((agenda) => agenda.employee_id === employeeId && agenda.active)
  const hasAgenda = (employeeId: string) => agendaOf(employeeId) !== undefined
  const servicesWords = (offers: Agenda['offers']) =>
    offers && !offers.all ? t('ownServicesCount', { count: offers.services.length }) : t('ownServices')
  const edited = editing && agendaOf(editing.id)
  const EditDialog = editing?.what === 'services' ? OwnServicesDialog : OwnHoursDialog
  const turn = async (employeeId: string, active: boolean) => {
    setBusy(employeeId)
    try {
      await call(setAgenda, { params: { employeeId }, body: { active } })
      await client.invalidateQueries({ queryKey: agendaKeys.settings })
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('agendas')}</h2>
      <p className="text-ink-soft">{t('agendasText')}</p>
      {employees.error && <p className="text-danger-ink">{errorText(employees.error, t('loadFailed'))}</p>}
      {!employees.data && !employees.error && <Skeleton className="h-20" />}
      {employees.data?.length === 0 && <p className="font-medium">{t('noEmployees')}</p>}
      <ul className="grid gap-1">
        {employees.data?.map(({ id, nome, cargo }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Switch
              label={cargo === '' ? nome : `${nome} (${cargo})`}
              checked={hasAgenda(id)}
              busy={busy === id}
              onChange={(active) => void turn(id, active)}
            />
            {hasAgenda(id) && (
              <span className="flex flex-wrap gap-x-4">
                <LinkButton
                  aria-label={t('ownServicesTitle', { name: nome })}
                  onClick={() => setEditing({ id, nome, what: 'services' })}
                >
                  <ListChecks size={18} aria-hidden="true" />
                  {servicesWords(agendaOf(id)?.offers ?? null)}
                </LinkButton>
                <LinkButton
                  aria-label={t('ownHoursTitle', { name: nome })}
                  onClick={() => setEditing({ id, nome, what: 'hours' })}
                >
                  <Clock size={18} aria-hidden="true" />
                  {t('ownHours')}
                </LinkButton>
                <FeedButton
                  label={t('feedTitle', { name: nome })}
                  onClick={() =>
                    setFeed({ agendaId: agendaOf(id)!.id, title: t('feedTitle', { name: nome }) })
                  }
                />
              </span>
            )}
          </li>
        ))}
        {own && (
          <li className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
            <span className="font-medium">{t('feedAll')}</span>
            <FeedButton
              label={t('feedCompanyTitle')}
              onClick={() => setFeed({ agendaId: own.id, title: t('feedCompanyTitle') })}
            />
          </li>
        )}
      </ul>
      {feed && <FeedDialog {...feed} onClose={() => setFeed(null)} />}
      {editing && edited && (
        <EditDialog
          name={editing.nome}
          employeeId={editing.id}
          agenda={edited}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

function FeedButton({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useTexts(schedulingTexts)
  return (
    <LinkButton aria-label={label} onClick={onClick}>
      <CalendarPlus size={18} aria-hidden="true" />
      {t('feed')}
    </LinkButton>
  )
}
