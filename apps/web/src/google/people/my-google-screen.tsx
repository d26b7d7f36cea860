import { useTexts } from '../../i18n/language'
import { useRole } from '../../shared/role/role-scope'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Callout } from '../../ui/notices/callout'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { BackTitle } from '../../ui/page/back-title'
import { Card } from '../../ui/page/card'
import { googleTexts } from '../texts'
import { useGooglePeople } from './people.queries'
import { PersonGoogle } from './person-google'

/** /dashboard/schedule/google: a professional's own connection; for owner and manager those of all. */
export function MyGoogleScreen({ backHref, zone }: { backHref: string; zone: string }) {
  const t = useTexts(googleTexts)
  useDocumentTitle(t('myGoogle'))
  const people = useGooglePeople()
  const isOwn = useRole() === 'profissional'
  return (
    <div className="mx-auto grid max-w-screen-md grid-cols-1 gap-5 pb-10">
      <BackTitle backHref={backHref} back={t('backToAgenda')} intro={t('myGoogleText')}>
        {t('myGoogle')}
      </BackTitle>
      {!people.data && (
        <NotThereYet
          reading={people}
          failed={t('unreadable')}
          t={t}
          className="grid gap-4"
          bars={['h-40 rounded-lg']}
        />
      )}
      {people.data?.length === 0 && <Callout kind="warning">{t('noAgendaYet')}</Callout>}
      {people.data?.map((person) => (
        <Card key={person.agenda_id}>
          <PersonGoogle person={person} zone={zone} isOwn={isOwn} />
        </Card>
      ))}
    </div>
  )
}
