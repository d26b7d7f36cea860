import type { Employee } from '@balcao/contract/employees'
import { KeyRound, Pencil, ScrollText } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { useMay } from '../shared/role/role-scope'
import { Badge } from '../ui/values/badge'
import { Button } from '../ui/buttons/button'
import { isPaused } from './access/is-paused'
import { dateText } from './date-text'
import { SalaryLine } from './salary/salary-line'
import { EmployeeStatusBadge } from './employee-status-badge'
import { employeesTexts } from './texts'

interface EmployeeCardProps {
  employee: Employee
  onDetails: () => void
  onEdit: () => void
}

/** One employee (EMP-03): who it is, what they do, since when, how they stand; the salary only when asked for. */
export function EmployeeCard({ employee, onDetails, onEdit }: EmployeeCardProps) {
  const t = useTexts(employeesTexts)
  const mayEdit = useMay('employees.edit')
  const { nome, cargo, departamento, data_admissao, status, access } = employee
  return (
    <article
      aria-label={nome}
      className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl break-words">{nome}</h2>
          <EmployeeStatusBadge status={status} />
        </div>
        <p className="break-words">{cargo || t('noJob')}</p>
        {departamento && <p className="break-words text-ink-soft">{departamento}</p>}
      </header>
      <dl className="mt-auto grid gap-2 border-t border-line pt-3">
        <div className="flex min-h-11 justify-between gap-x-3">
          <dt className="py-2.5 text-ink-soft">{t('salary')}</dt>
          <dd className="min-w-0">
            <SalaryLine employeeId={employee.id} name={nome} />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-soft">{t('admission')}</dt>
          <dd className="tabular-nums">{dateText(data_admissao)}</dd>
        </div>
      </dl>
      {access && (
        <p>
          <Badge
            tone={isPaused(access) ? 'production' : 'accent'}
            icon={<KeyRound size={16} aria-hidden="true" />}
          >
            {t(isPaused(access) ? 'accessPausedShort' : 'accessShort', { role: t(`role_${access.role}`) })}
          </Badge>
        </p>
      )}
      <footer className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          className="flex-1"
          icon={<ScrollText size={18} aria-hidden="true" />}
          aria-label={t('detailsOf', { name: nome })}
          onClick={onDetails}
        >
          {t('details')}
        </Button>
        {mayEdit && (
          <Button
            kind="secondary"
            className="flex-1"
            icon={<Pencil size={18} aria-hidden="true" />}
            aria-label={t('editOf', { name: nome })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        )}
      </footer>
    </article>
  )
}
