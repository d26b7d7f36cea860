import type { PixAccount } from '@balcao/contract/pix'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow, useLanguage, useTexts } from '../i18n/language'
import { useMinute } from '../lib/hooks/use-now'
import { logFailure } from '../lib/log'
import { useMay } from '../shared/role/role-scope'
import { AskButton } from '../ui/buttons/ask-button'
import { Button } from '../ui/buttons/button'
import { buttonLook } from '../ui/buttons/button-look'
import { Callout } from '../ui/notices/callout'
import { notify } from '../ui/notices/notify'
import { RetryCallout } from '../ui/notices/retry-callout'
import { TitledCard } from '../ui/page/titled-card'
import { Badge } from '../ui/values/badge'
import { Skeleton } from '../ui/waiting/skeleton'
import { ConnectDialog } from './connect-dialog'
import { usePixAccount, usePixActs, type PixActs } from './pix.queries'
import { RulesFields } from './rules-fields'
import { TestDialog } from './test-dialog'
import { pixTexts } from './texts'

/** Whether PIX confirms itself, and how it is connected, tested and disconnected. */
export function PixCard() {
  const may = useMay('pix.account')
  return may ? <Card /> : null
}

function Card() {
  const t = useTexts(pixTexts)
  const { data: account, isError, refetch } = usePixAccount()
  const acts = usePixActs()
  const [isConnecting, setIsConnecting] = useState(false)
  const [testing, setTesting] = useState<string | null>(null)
  return (
    <TitledCard
      icon={<Landmark size={22} aria-hidden="true" />}
      title={t('title')}
      text={account?.bank ? undefined : t('lead')}
      aside={
        account?.bank && <Badge tone={account.denied ? 'danger' : 'ready'}>{t(`bank_${account.bank}`)}</Badge>
      }
    >
      {!account && isError && (
        <RetryCallout retry={t('again')} onRetry={() => void refetch()}>
          {t('loadFailed')}
        </RetryCallout>
      )}
      {!account && !isError && <Skeleton className="h-11 rounded-md" />}
      {account && <State account={account} />}
      {account?.bank && <RulesFields account={account} setRules={acts.setRules} />}
      {account && (
        <Acts account={account} acts={acts} onConnect={() => setIsConnecting(true)} onTest={setTesting} />
      )}
      {account && isConnecting && (
        <ConnectDialog account={account} connect={acts.connect} onClose={() => setIsConnecting(false)} />
      )}
      {testing !== null && <TestDialog txid={testing} onClose={() => setTesting(null)} />}
    </TitledCard>
  )
}

/** A certificate that ends this soon is said. */
const SOON_MS = 30 * 24 * 60 * 60_000

function State({ account }: { account: PixAccount }) {
  const t = useTexts(pixTexts)
  const { locale } = useLanguage()
  const now = useMinute()
  const { certificate } = account
  if (account.bank === null) return account.pix_key === null ? <Callout>{t('noKey')}</Callout> : null
  const dateOf = (iso: string) => new Date(iso).toLocaleDateString(locale)
  const endsSoon = certificate && Date.parse(certificate.ends_at) - now < SOON_MS
  return (
    <>
      {account.denied && <Callout kind="danger">{t('denied', { words: account.denied.words })}</Callout>}
      {account.is_other_key && <Callout kind="warning">{t('otherKey')}</Callout>}
      {endsSoon && (
        <Callout kind="warning">{t('certificateSoon', { date: dateOf(certificate.ends_at) })}</Callout>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{t('key')}</dt>
          <dd className="font-semibold break-words">{account.pix_key}</dd>
        </div>
        {certificate && (
          <div>
            <dt className="text-sm text-ink-soft">{t('certificate')}</dt>
            <dd className="break-words">
              {t('certificateUntil', { name: certificate.name, date: dateOf(certificate.ends_at) })}
            </dd>
          </div>
        )}
      </dl>
      <p className="text-ink-soft">{t(account.tested_at ? 'tested' : 'notTested')}</p>
    </>
  )
}

interface ActsProps {
  account: PixAccount
  acts: PixActs
  onConnect: () => void
  onTest: (txid: string) => void
}

function Acts({ account, acts, onConnect, onTest }: ActsProps) {
  const t = useTexts(pixTexts)
  const mayConnect = useMay('pix.connect')
  const maySeeDay = useMay('pix.day')
  const failed = (error: unknown) => {
    logFailure('the bank was not asked', error)
    notify.error(errorText(error, currentLanguage(), textsNow(pixTexts)('actFailed')))
  }
  const isConnected = account.bank !== null
  if (!isConnected && !mayConnect) return <p className="text-ink-soft">{t('onlyOwner')}</p>
  return (
    <div className="flex flex-wrap gap-2.5">
      {isConnected && (
        <Button
          busy={acts.test.isPending}
          onClick={() =>
            acts.test.mutate(undefined, { onSuccess: ({ txid }) => onTest(txid), onError: failed })
          }
        >
          {t('test')}
        </Button>
      )}
      {isConnected && maySeeDay && (
        <Link to="/dashboard/orders/pix" className={buttonLook('secondary')}>
          {t('seeDay')}
        </Link>
      )}
      {mayConnect && (
        <Button
          kind={isConnected ? 'secondary' : 'primary'}
          disabled={!isConnected && account.pix_key === null}
          onClick={onConnect}
        >
          {t(isConnected ? 'change' : 'connect')}
        </Button>
      )}
      {isConnected && mayConnect && (
        <AskButton
          act={t('disconnect')}
          title={t('disconnectQuestion')}
          text={t('disconnectText')}
          keep={t('keep')}
          busy={acts.disconnect.isPending}
          onConfirm={(close) =>
            acts.disconnect.mutate(undefined, {
              onSuccess: () => notify.success(t('disconnected')),
              onError: failed,
              onSettled: close,
            })
          }
        />
      )}
    </div>
  )
}
