import { toCents } from '@balcao/domain/money'
import { Eye, EyeOff } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { IconButton } from '../../ui/buttons/icon-button'
import { Money } from '../../ui/values/money'
import { Spinner } from '../../ui/waiting/spinner'
import { employeesTexts } from '../texts'
import { useRevealedSalary } from './use-revealed-salary'

/** A salary behind dots; who may see it asks for it, and it is written down that they did. */
export function SalaryLine({ employeeId, name }: { employeeId: string; name: string }) {
  const t = useTexts(employeesTexts)
  const maySee = useMay('employees.salary')
  const { salary, isPending, reveal, hide } = useRevealedSalary(employeeId)
  const isShown = salary !== null
  const Icon = isShown ? EyeOff : Eye
  const label = t(isShown ? 'hideSalary' : 'showSalary', { name })
  return (
    <span className="inline-grid justify-items-end">
      <span className="flex min-h-11 items-center gap-2">
        <span aria-live="polite" className="font-semibold">
          {isShown ? (
            <Money cents={toCents(salary)} />
          ) : (
            <>
              <span aria-hidden="true">••••••</span>
              <span className="sr-only">{t('salaryHidden')}</span>
            </>
          )}
        </span>
        {maySee && (
          <IconButton
            label={label}
            title={`${label}. ${t('salaryNoted')}`}
            disabled={isPending}
            icon={isPending ? <Spinner size={20} /> : <Icon size={20} aria-hidden="true" />}
            onClick={() => (isShown ? hide() : void reveal())}
            className="-mr-2.5"
          />
        )}
      </span>
      {isShown && <span className="text-right text-sm text-ink-soft">{t('salaryWritten')}</span>}
    </span>
  )
}
