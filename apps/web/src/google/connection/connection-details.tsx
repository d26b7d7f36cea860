import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { commonTexts } from '../../i18n/common-texts'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Time } from '../../ui/values/time'
import { ConnectButton } from '../consent/connect-button'
import { EventsAtGoogle } from '../events/events-at-google'
import { googleTexts } from '../texts'
import { DisconnectButton } from './disconnect-button'
import { useCheckGoogle, useSaveAlsoClosures, type Google } from './google.queries'
import { useProblemWords } from './problem-words'
import { RefusedList } from './refused-list'
import { SaveSwitch } from './save-switch'

/** What is known of the connection, what is wrong with it, and what can be done (GOOG-06, GOOG-07, GOOG-12). */
export function ConnectionDetails({ google, zone }: { google: Google; zone: string }) {
  const t = useTexts(googleTexts)
  const tCommon = useTexts(commonTexts)
  const mayConnect = useMay('google.consent')
  const mayDisconnect = useMay('google.disconnect')
  const maySave = useMay('google.save')
  const maySee = useMay('google.events')
  const saveClosures = useSaveAlsoClosures()
  const words = useProblemWords()
  const check = useCheckGoogle()
  const { status, connection } = google
  const { problem, state } = connection
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      {problem && <Callout kind="danger">{words(problem)}</Callout>}
      {status && <RefusedList refused={status.refused} zone={zone} />}
      {!problem && status && !status.connected && <p className="text-ink-soft">{t('whyConnect')}</p>}
      {status?.connected && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {status.account && <Fact name={t('account')}>{status.account}</Fact>}
          <Fact name={t('verified')}>
            <Moment at={status.verified_at} zone={zone} />
          </Fact>
          <Fact name={t('synced')}>
            <Moment at={status.synced_at} zone={zone} />
          </Fact>
          <Fact name={t('changes')}>{t(`sync_${status.sync}`)}</Fact>
          {status.pending > 0 && <Fact name={t('waiting')}>{t('pending', { count: status.pending })}</Fact>}
        </dl>
      )}
      {status?.connected && maySave && (
        <SaveSwitch label={t('alsoClosures')} checked={status.also_closures} save={saveClosures} />
      )}
      <div className="flex flex-wrap items-start gap-2.5">
        {mayConnect && status && (!status.connected || status.error) && (
          <ConnectButton
            isAgain={status.connected || status.error !== null}
            isConfigured={status.configured}
          />
        )}
        {(status?.connected || problem?.kind === 'unreadable') && (
          <Button kind="secondary" busy={state === 'checking'} onClick={() => check({ isQuiet: false })}>
            {t('checkNow')}
          </Button>
        )}
        {maySee && status?.connected && <EventsAtGoogle zone={zone} />}
        {mayDisconnect && status?.connected && <DisconnectButton />}
      </div>
      {!mayConnect && <p className="text-sm text-ink-soft">{tCommon('ownerOnly')}</p>}
    </div>
  )
}

function Moment({ at, zone }: { at: string | null; zone: string }) {
  const t = useTexts(googleTexts)
  return at === null ? t('never') : <Time at={at} zone={zone} show="both" />
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
