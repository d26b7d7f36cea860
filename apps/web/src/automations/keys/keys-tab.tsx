import { mostApiKeys, type ApiKey } from '@balcao/contract/automations'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { notify } from '../../ui/notices/notify'
import { Time } from '../../ui/values/time'
import { useApiKeys, useKeyActs } from '../automations.queries'
import { SecretDialog } from '../secret-dialog'
import { automationTexts } from '../texts'
import { NewKeyDialog } from './new-key-dialog'

/** The keys of programs that call the API: what each may do, and when it last did. */
export function KeysTab() {
  const t = useTexts(automationTexts)
  const keys = useApiKeys()
  const acts = useKeyActs()
  const errorText = useErrorText()
  const [adding, setAdding] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const [ending, setEnding] = useState<ApiKey | null>(null)

  if (!keys.data) {
    return (
      <NotThereYet
        reading={keys}
        failed={t('keysFailed')}
        t={t}
        className="grid gap-4"
        bars={['h-28 rounded-lg', 'h-28 rounded-lg']}
      />
    )
  }
  const live = keys.data.filter(({ revoked_at }) => revoked_at === null)
  const ended = keys.data.filter(({ revoked_at }) => revoked_at !== null)
  const add = (
    <Button
      icon={<Plus size={20} aria-hidden="true" />}
      disabled={live.length >= mostApiKeys}
      onClick={() => setAdding(true)}
    >
      {t('keyAdd')}
    </Button>
  )
  const revoke = async (key: ApiKey) => {
    try {
      await acts.revoke.mutateAsync(key.id)
      notify.success(t('keyRevoked', { name: key.name }))
      setEnding(null)
    } catch (error) {
      notify.error(errorText(error, t('actFailed')))
    }
  }
  return (
    <div className="grid gap-4">
      {live.length === 0 ? (
        <EmptyState icon={<KeyRound size={30} aria-hidden="true" />} title={t('keysEmpty')} action={add}>
          {t('keysEmptyText')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-ink-soft">{t('keysText')}</p>
            {add}
          </div>
          <ul aria-label={t('tab_keys')} className="grid gap-3">
            {live.map((key) => (
              <li key={key.id}>
                <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
                  <KeyFacts apiKey={key} />
                  <Button
                    kind="danger"
                    aria-label={t('keyRevokeNamed', { name: key.name })}
                    onClick={() => setEnding(key)}
                  >
                    {t('keyRevoke')}
                  </Button>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
      {ended.length > 0 && (
        <details className="rounded-lg border border-line px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('keysEnded', { count: ended.length })}
          </summary>
          <ul className="grid gap-3 py-2">
            {ended.map((key) => (
              <li key={key.id}>
                <KeyFacts apiKey={key} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {adding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onCreated={(created) => {
            setAdding(false)
            setToken(created)
          }}
        />
      )}
      {token !== null && (
        <SecretDialog
          title={t('keyCreated')}
          description={t('keyCreatedText')}
          label={t('key')}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={t('keyRevokeQuestion', { name: ending.name })}
          description={t('keyRevokeText')}
          keep={t('keep')}
          confirm={t('keyRevoke')}
          busy={acts.revoke.isPending}
          onClose={() => setEnding(null)}
          onConfirm={() => void revoke(ending)}
        />
      )}
    </div>
  )
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useTexts(automationTexts)
  return (
    <div className="grid min-w-0 gap-1.5">
      <h3 className="text-lg break-words">{apiKey.name}</h3>
      <p className="flex flex-wrap gap-1.5">
        {apiKey.scopes.map((scope) => (
          <Badge key={scope} tone="accent">
            {t(`scope_${scope}`)}
          </Badge>
        ))}
      </p>
      <p className="text-sm text-ink-soft">
        {t('createdAt')} <Time at={apiKey.created_at} show="date" />
        {' · '}
        {apiKey.revoked_at ? (
          <>
            {t('revokedAt')} <Time at={apiKey.revoked_at} show="both" />
          </>
        ) : apiKey.last_used_at ? (
          <>
            {t('lastUsed')} <Time at={apiKey.last_used_at} show="both" />
          </>
        ) : (
          t('neverUsed')
        )}
      </p>
    </div>
  )
}
