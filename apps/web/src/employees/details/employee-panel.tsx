import type { Employee } from '@balcao/contract/employees'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { useMay, useRole } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { AccessSection } from '../access/access-section'
import { useEmployee } from '../employees.queries'
import { EmployeeStatusBadge } from '../employee-status-badge'
import { employeesTexts } from '../texts'
import { EmployeeFacts } from './employee-facts'
import { EndDialog } from './end-dialog'
import { HistoryList } from './history-list'
import { useTakeBack } from './use-take-back'

interface EmployeePanelProps {
  employeeId: string
  zone: string
  onEdit: (employee: Employee) => void
  onClose: () => void
}

/** One employee completely: the record, the way to sign in, what was done, and the end of the employment. */
export function EmployeePanel({ employeeId, zone, onEdit, onClose }: EmployeePanelProps) {
  const t = useTexts(employeesTexts)
  const { data, error, isFetching, refetch } = useEmployee(employeeId)
  const employee = data?.employee
  return (
    <SidePanel
      onClose={onClose}
      title={employee?.nome ?? t('details')}
      aside={employee && <EmployeeStatusBadge status={employee.status} />}
    >
      {hasCode(error, 'EMPLOYEE_NOT_FOUND') ? (
        <Callout kind="warning">{t('gone')}</Callout>
      ) : data ? (
        <div className="grid grid-cols-1 gap-6">
          <EmployeeFacts employee={data.employee} />
          <Acts employee={data.employee} zone={zone} onEdit={onEdit} />
          <AccessSection employee={data.employee} zone={zone} />
          <HistoryList entries={data.history} zone={zone} />
        </div>
      ) : (
        <NotThereYet
          reading={{ error, isFetching, refetch }}
          failed={t('loadFailed')}
          t={t}
          bars={['h-40', 'h-11', 'h-32']}
        />
      )}
    </SidePanel>
  )
}

function Acts({
  employee,
  zone,
  onEdit,
}: {
  employee: Employee
  zone: string
  onEdit: (employee: Employee) => void
}) {
  const t = useTexts(employeesTexts)
  const [isEnding, setIsEnding] = useState(false)
  const mayEdit = useMay('employees.edit')
  const mayEnd = useMay('employees.end')
  const mayTakeBack = useMay('employees.takeBack')
  const { takeBack, isPending } = useTakeBack(employee)
  const hasLeft = employee.status === 'inativo'
  // Ending the employment takes the access of an owner or a manager away, which is the owner's alone.
  const isAboveMe =
    useRole() !== 'dono' && (employee.access?.role === 'dono' || employee.access?.role === 'gerente')
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button
            kind="secondary"
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => onEdit(employee)}
          >
            {t('edit')}
          </Button>
        )}
        {!hasLeft && mayEnd && (
          <Button kind="danger" disabled={isAboveMe} onClick={() => setIsEnding(true)}>
            {t('end')}
          </Button>
        )}
        {hasLeft && mayTakeBack && (
          <Button kind="secondary" busy={isPending} onClick={() => void takeBack()}>
            {t('takeBack')}
          </Button>
        )}
      </div>
      {!hasLeft && mayEnd && isAboveMe && <p className="text-sm text-ink-soft">{t('endByOwner')}</p>}
      {isEnding && <EndDialog employee={employee} zone={zone} onClose={() => setIsEnding(false)} />}
    </div>
  )
}
