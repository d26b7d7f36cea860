import type { EmployeeAccess } from '@balcao/contract/employees'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { employeesTexts } from '../texts'

/** As what somebody signs in, and when they last did. */
export function AccessFacts({ access, zone }: { access: EmployeeAccess; zone: string }) {
  const t = useTexts(employeesTexts)
  const { role, sees_colleagues, number, used_at, changed_at } = access
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t(`role_${role}`)}</p>
      <p className="text-ink-soft">
        {t(`role_${role}_sees`)} {sees_colleagues && t('seesColleagues')}
      </p>
      <p className="text-sm text-ink-soft">
        {t('pinBegins', { number })} · {t('accessSince')} <Time at={changed_at} zone={zone} show="date" />
        {' · '}
        {used_at ? (
          <>
            {t('lastSignIn')} <Time at={used_at} zone={zone} show="both" />
          </>
        ) : (
          t('neverSignedIn')
        )}
      </p>
    </div>
  )
}
