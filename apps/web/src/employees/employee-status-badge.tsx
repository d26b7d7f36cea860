import type { EmployeeStatus } from '@balcao/contract/employees'
import { useTexts } from '../i18n/language'
import { cx } from '../ui/look/class-names'
import { statusColours } from './status-colours'
import { employeesTexts } from './texts'

/** How somebody stands: a dot of its own colour (EMP-07), and the word that says it. */
export function EmployeeStatusBadge({ status }: { status: EmployeeStatus }) {
  const t = useTexts(employeesTexts)
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <StatusDot status={status} />
      {t(`status_${status}`)}
    </span>
  )
}

/** The dot alone, where the word stands beside it. */
export function StatusDot({ status }: { status: EmployeeStatus }) {
  return (
    <span
      aria-hidden="true"
      data-status={status}
      className={cx('size-3 shrink-0 rounded-full', statusColours[status])}
    />
  )
}
