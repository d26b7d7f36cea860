import { mostEndpoints, type Endpoint } from '@balcao/contract/automations'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { useEndpoints } from '../automations.queries'
import { SecretDialog } from '../secret-dialog'
import { automationTexts } from '../texts'
import { EndpointCard } from './endpoint-card'
import { EndpointDialog } from './endpoint-dialog'

/** Where the company's events are sent, and how each of them is. */
export function EndpointsTab() {
  const t = useTexts(automationTexts)
  const endpoints = useEndpoints()
  const [edited, setEdited] = useState<Endpoint | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  if (!endpoints.data) {
    return (
      <NotThereYet
        reading={endpoints}
        failed={t('endpointsFailed')}
        t={t}
        className="grid gap-4"
        bars={['h-40 rounded-lg', 'h-40 rounded-lg']}
      />
    )
  }
  const add = (
    <Button
      icon={<Plus size={20} aria-hidden="true" />}
      disabled={endpoints.data.length >= mostEndpoints}
      onClick={() => setEdited('new')}
    >
      {t('endpointAdd')}
    </Button>
  )
  return (
    <div className="grid gap-4">
      {endpoints.data.length === 0 ? (
        <EmptyState icon={<Webhook size={30} aria-hidden="true" />} title={t('endpointsEmpty')} action={add}>
          {t('endpointsEmptyText')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-ink-soft">{t('endpointsText')}</p>
            {add}
          </div>
          <ul aria-label={t('tab_endpoints')} className="grid grid-cols-1 gap-4">
            {endpoints.data.map((endpoint) => (
              <li key={endpoint.id}>
                <EndpointCard endpoint={endpoint} onEdit={() => setEdited(endpoint)} onSecret={setSecret} />
              </li>
            ))}
          </ul>
        </>
      )}
      {edited !== null && (
        <EndpointDialog
          endpoint={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onAdded={setSecret}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          description={t('secretText')}
          label={t('secret')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </div>
  )
}
