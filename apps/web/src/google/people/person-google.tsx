import type { PersonGoogle as Person } from '@balcao/contract/google'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { Badge } from '../../ui/values/badge'
import { DisconnectButton } from '../connection/disconnect-button'
import { RefusedList } from '../connection/refused-list'
import { SaveSwitch } from '../connection/save-switch'
import { stateLooks } from '../connection/state-look'
import { ConnectButton } from '../consent/connect-button'
import { googleTexts } from '../texts'
import { useCheckPerson, useSaveAlsoCompany } from './people.queries'
import { usePersonTrouble } from './person-trouble'

interface PersonGoogleProps {
  person: Person
  zone: string
  /** Who looks is the person. */
  isOwn?: boolean
}

/** One person's own connection: how it stands, what is wrong with it, and what can be done. */
export function PersonGoogle({ person, zone, isOwn = false }: PersonGoogleProps) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const check = useCheckPerson(person.agenda_id)
  const { status, name } = person
  const trouble = usePersonTrouble(person, isOwn)
  const state = check.isPending
    ? 'checking'
    : status.error
      ? 'error'
      : status.connected
        ? 'connected'
        : 'disconnected'
  const { tone, icon } = stateLooks[state]
  const whom = { agendaId: person.agenda_id, name }
  const verify = () =>
    check.mutate(undefined, {
      onError: (error) => {
        logFailure('a connection was not checked', error)
        notify.error(errorText(error, t('unchecked')))
      },
    })
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{isOwn ? 'Google Calendar' : name}</span>
        <Badge tone={tone} icon={icon}>
          {t(`state_${state}`)}
        </Badge>
      </p>
      {trouble && <Callout kind="danger">{trouble}</Callout>}
      <RefusedList refused={status.refused} zone={zone} />
      {person.shared && <p className="text-sm text-ink-soft">{t('sharedAccount')}</p>}
      {status.pending > 0 && <p className="text-ink-soft">{t('pending', { count: status.pending })}</p>}
      {status.connected && !person.shared && <AlsoCompany person={person} />}
      <div className="flex flex-wrap items-start gap-2.5">
        {(!status.connected || status.error) && (
          <ConnectButton
            isAgain={status.connected || status.error !== null}
            isConfigured={status.configured}
            person={whom}
            isQuiet={!isOwn && !status.error}
          />
        )}
        {status.connected && (
          <>
            <Button
              kind="secondary"
              busy={check.isPending}
              aria-label={t('connectOf', { act: t('checkNow'), name })}
              onClick={verify}
            >
              {t('checkNow')}
            </Button>
            <DisconnectButton person={whom} />
          </>
        )}
      </div>
    </div>
  )
}

function AlsoCompany({ person }: { person: Person }) {
  const t = useTexts(googleTexts)
  const maySay = useMay('google.savePerson')
  const save = useSaveAlsoCompany(person.agenda_id)
  return maySay && <SaveSwitch label={t('alsoCompany')} checked={person.also_company} save={save} />
}
