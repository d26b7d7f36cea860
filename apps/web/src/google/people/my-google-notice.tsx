import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { googleTexts } from '../texts'
import { useGooglePeople } from './people.queries'
import { usePersonTrouble } from './person-trouble'

/** Tells a professional on their agenda that their own Google is not connected any more, and where to mend it. */
export function MyGoogleNotice({ href }: { href: string }) {
  const t = useTexts(googleTexts)
  const [person] = useGooglePeople().data ?? []
  const trouble = usePersonTrouble(person, true)
  if (trouble === null) return null
  return (
    <Callout kind="danger">
      {trouble}{' '}
      <Link to={href} className="font-bold underline underline-offset-4">
        {t('myGoogle')}
      </Link>
    </Callout>
  )
}
