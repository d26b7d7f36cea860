import type { Employee } from '@balcao/contract/employees'
import { SearchX, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { zoneOf } from '../shared/company/company-query'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { useMay } from '../shared/role/role-scope'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { PageTitle } from '../ui/page/page-title'
import { SearchBox } from '../ui/fields/search-box'
import { EmployeePanel } from './details/employee-panel'
import { EmployeeCard } from './employee-card'
import { useEmployees } from './employees.queries'
import { EmployeeForm } from './form/employee-form'
import { StatusFilter } from './status-filter'
import { employeesTexts } from './texts'
import { useEmployeesAddress } from './use-employees-address'
import { NotThereYet } from '../ui/notices/not-there-yet'

const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'

/** /dashboard/employees (EMP-01): the people of the company, found by name, role and department (A31). */
export function EmployeesScreen() {
  const t = useTexts(employeesTexts)
  useDocumentTitle(t('title'))
  const { search, status, employee, show } = useEmployeesAddress()
  const zone = zoneOf(useCompanyRecord().record)
  const list = useEmployees(search, status)
  const mayAdd = useMay('employees.create')
  const [editing, setEditing] = useState<Employee | null>(null)
  const add = (
    <Button icon={<UserPlus size={20} aria-hidden="true" />} onClick={() => show({ employee: 'new' })}>
      {t('add')}
    </Button>
  )
  return (
    <div className="mx-auto max-w-screen-xl pb-10">
      <PageTitle actions={mayAdd && add}>{t('title')}</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <SearchBox
          label={t('search')}
          placeholder={t('searchHint')}
          value={search}
          onChange={(text) => show({ search: text })}
        />
        <StatusFilter
          counts={list.data?.counts}
          selected={status}
          onSelect={(next) => show({ status: next })}
        />
        <Found
          list={list}
          isNarrowed={search !== '' || status !== null}
          add={mayAdd && add}
          onShowAll={() => show({ search: '', status: null })}
          onDetails={({ id }) => show({ employee: id })}
          onEdit={setEditing}
        />
      </div>
      {employee && employee !== 'new' && (
        <EmployeePanel
          key={employee}
          employeeId={employee}
          zone={zone}
          onEdit={setEditing}
          onClose={() => show({ employee: null })}
        />
      )}
      {employee === 'new' && mayAdd && (
        <EmployeeForm
          employee={null}
          zone={zone}
          onSaved={({ id }) => show({ employee: id })}
          onClose={() => show({ employee: null })}
        />
      )}
      {editing && (
        <EmployeeForm
          key={editing.id}
          employee={editing}
          zone={zone}
          onSaved={() => setEditing(null)}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  )
}

interface FoundProps {
  list: ReturnType<typeof useEmployees>
  isNarrowed: boolean
  add: React.ReactNode
  onShowAll: () => void
  onDetails: (employee: Employee) => void
  onEdit: (employee: Employee) => void
}

function Found({ list, isNarrowed, add, onShowAll, onDetails, onEdit }: FoundProps) {
  const t = useTexts(employeesTexts)
  if (!list.data)
    return (
      <NotThereYet
        reading={list}
        failed={t('loadFailed')}
        t={t}
        className={gridClass}
        bars={Array.from({ length: 6 }, () => 'h-64 rounded-lg')}
      />
    )
  const { employees } = list.data
  if (employees.length === 0)
    return isNarrowed ? (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={t('nothingFound')}
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      >
        {t('nothingFoundText')}
      </EmptyState>
    ) : (
      <EmptyState icon={<Users size={30} aria-hidden="true" />} title={t('empty')} action={add}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <ul aria-label={t('title')} aria-busy={list.isPlaceholderData} className={gridClass}>
      {employees.map((employee) => (
        <li key={employee.id} className="min-w-0">
          <EmployeeCard
            employee={employee}
            onDetails={() => onDetails(employee)}
            onEdit={() => onEdit(employee)}
          />
        </li>
      ))}
    </ul>
  )
}
