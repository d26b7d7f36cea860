import { EmployeeRow, listEmployees } from '@balcao/contract/employees'
import { setAgenda, type Agenda } from '@balcao/contract/scheduling'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { unreadable } from '../../lib/http/read-answer'
import { callLoosely } from '../../lib/http/send'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { Switch } from '../../ui/switch'
import { agendaKeys } from '../data/agenda.queries'
import { schedulingTexts } from '../texts'
import { tellFailure } from '../use-appointment-acts'

const Employees = z.array(z.pick(EmployeeRow, { id: true, nome: true, cargo: true, status: true }))

/** Who of the employees can be booked: each switch works at once. */
export function EmployeeAgendas({ agendas }: { agendas: readonly Agenda[] }) {
  const t = useTexts(schedulingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const employees = useQuery({
    queryKey: [...agendaKeys.all, 'employees'],
    queryFn: async ({ signal }) => {
      const query = { select: 'id,nome,cargo,status', order: 'nome.asc' }
      const read = Employees.safeParse(await callLoosely(listEmployees, { query, signal }))
      if (!read.success) throw unreadable(200)
      return read.data
    },
  })
  const hasAgenda = (employeeId: string) =>
    agendas.some((agenda) => agenda.employee_id === employeeId && agenda.active)
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
          <li key={id}>
            <Switch
              label={cargo === '' ? nome : `${nome} (${cargo})`}
              checked={hasAgenda(id)}
              busy={busy === id}
              onChange={(active) => void turn(id, active)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
