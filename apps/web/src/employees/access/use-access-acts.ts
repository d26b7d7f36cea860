import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { useAccess, type SignsInAs } from '../employees.queries'
import { employeesTexts } from '../texts'

/** What the owner does about a sign-in; each answers null when it failed, which was said. */
export function useAccessActs(employeeId: string) {
  const t = useTexts(employeesTexts)
  const errorText = useErrorText()
  const { give, change, remove, openDevice } = useAccess(employeeId)

  const attempt = async <T>(act: () => Promise<T>, failure = t('saveFailed')): Promise<T | null> => {
    try {
      return await act()
    } catch (error) {
      logFailure('the access of an employee was not changed', error)
      if (!hasCode(error, 'ROLE_FORBIDDEN')) notify.error(errorText(error, failure))
      return null
    }
  }
  return {
    busy: give.isPending || change.isPending || remove.isPending || openDevice.isPending,
    give: async (as: SignsInAs) => {
      const given = await attempt(() => give.mutateAsync(as))
      // The PIN is shown once and stays nowhere.
      give.reset()
      return given
    },
    change: (as: SignsInAs) => attempt(() => change.mutateAsync(as)),
    remove: () => attempt(() => remove.mutateAsync()),
    openDevice: async () => {
      const opened = await attempt(() => openDevice.mutateAsync(), t('deviceCodeFailed'))
      openDevice.reset()
      return opened
    },
  }
}
