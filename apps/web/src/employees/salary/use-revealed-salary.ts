import { useEffect, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { useRevealSalary } from '../employees.queries'
import { employeesTexts } from '../texts'

/** How long a salary stays in sight. */
const shownMs = 30_000

/** One salary in reais while it is shown, else null; it hides by itself, and every new look is written down. */
export function useRevealedSalary(employeeId: string) {
  const t = useTexts(employeesTexts)
  const errorText = useErrorText()
  const { mutateAsync, isPending, reset } = useRevealSalary(employeeId)
  const [salary, setSalary] = useState<number | null>(null)
  useEffect(() => {
    if (salary === null) return undefined
    const timer = setTimeout(() => setSalary(null), shownMs)
    return () => clearTimeout(timer)
  }, [salary])

  const reveal = async () => {
    try {
      setSalary((await mutateAsync()).salario)
    } catch (error) {
      logFailure('a salary was not shown', error)
      if (!hasCode(error, 'ROLE_FORBIDDEN')) notify.error(errorText(error, t('salaryFailed')))
    } finally {
      // The answer must not outlive the look at it.
      reset()
    }
  }
  return { salary, isPending, reveal, hide: () => setSalary(null) }
}
