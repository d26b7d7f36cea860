import type { Employee } from '@balcao/contract/employees'
import { formatPhone } from '@balcao/domain/company'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { dateText } from '../date-text'
import { SalaryLine } from '../salary/salary-line'
import { employeesTexts } from '../texts'

/** Every field of the record (EMP-06). */
export function EmployeeFacts({ employee }: { employee: Employee }) {
  const t = useTexts(employeesTexts)
  const { cargo, departamento, data_admissao, telefone, email, notes, left_on, left_reason } = employee
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name={t('job')}>{cargo || t('noJob')}</Fact>
      <Fact name={t('department')}>{departamento || t('notGiven')}</Fact>
      <Fact name={t('admission')}>{dateText(data_admissao)}</Fact>
      <Fact name={t('salary')}>
        <span className="flex">
          <SalaryLine employeeId={employee.id} name={employee.nome} />
        </span>
      </Fact>
      <Fact name={t('phone')}>{telefone ? formatPhone(telefone) : t('notGiven')}</Fact>
      <Fact name={t('email')}>{email || t('notGiven')}</Fact>
      {left_on && <Fact name={t('leftOn')}>{dateText(left_on)}</Fact>}
      {left_reason && <Fact name={t('leftReason')}>{left_reason}</Fact>}
      {notes && (
        <Fact name={t('notes')} isWide>
          <span className="whitespace-pre-line">{notes}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', isWide && 'sm:col-span-2')}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium break-words tabular-nums">{children}</dd>
    </div>
  )
}
