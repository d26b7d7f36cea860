import type { Employee } from '@balcao/contract/employees'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { useEmployment } from '../employees.queries'
import { employeesTexts } from '../texts'

/** Takes the end of an employment back; access stays gone until it is given again. */
export function useTakeBack({ id, nome }: Pick<Employee, 'id' | 'nome'>) {
  const t = useTexts(employeesTexts)
  const errorText = useErrorText()
  const { mutateAsync, isPending } = useEmployment(id).takeBack
  const takeBack = async () => {
    try {
      await mutateAsync()
      notify.success(t('takenBack', { name: nome }))
    } catch (error) {
      logFailure('an end of employment was not taken back', error)
      notify.error(errorText(error, t('saveFailed')))
    }
  }
  return { takeBack, isPending }
}
