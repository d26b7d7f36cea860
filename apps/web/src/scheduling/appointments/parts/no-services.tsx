import { Link } from 'react-router'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { Callout } from '../../../ui/notices/callout'
import { schedulingTexts } from '../../texts'

/** Without services nothing can be booked: points to the section where they are made (APPT-11). */
export function NoServices() {
  const t = useTexts(schedulingTexts)
  const mayAdd = useMay('catalogue.save')
  return (
    <Callout
      kind="warning"
      action={
        mayAdd && (
          <Link
            to="/dashboard/company?tab=cardapio"
            className="inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4"
          >
            {t('openCatalogue')}
          </Link>
        )
      }
    >
      {t('noServices')}
    </Callout>
  )
}
