import type { PrintStation } from '@balcao/contract/printing'
import { Plus, Printer } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useMay } from '../shared/role/role-scope'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { SidePanel } from '../ui/dialogs/side-panel'
import { Skeleton } from '../ui/waiting/skeleton'
import { AgentKey } from './agent-key'
import { CopiesSection } from './copies-section'
import { CopyLine } from './copy-line'
import { setOwnStation, useOwnStation } from './own-station'
import { useStations } from './printing.queries'
import { StationCard } from './station-card'
import { StationForm } from './station-form'
import { printingTexts } from './texts'

type OpenForm = { kind: PrintStation['kind']; station?: PrintStation } | null

/** Everything about paper: this browser as a station, the others, and which copies an order prints. */
export function PrintingSettings({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTexts(printingTexts)
  const stations = useStations()
  const mayAddAgent = useMay('printing.registerStation', { kind: 'agent' })
  const ownId = useOwnStation(company)
  const [form, setForm] = useState<OpenForm>(null)
  const [created, setCreated] = useState<{ name: string; key: string } | null>(null)
  const own = stations.data?.find(({ id }) => id === ownId)

  const registered = (station: PrintStation, key: string | null) => {
    if (key !== null) setCreated({ name: station.name, key })
    else setOwnStation(company, station.id)
  }
  return (
    <SidePanel onClose={onClose} title={t('title')}>
      <div className="grid gap-7">
        <Part title={t('thisBrowser')} text={own ? undefined : t('thisBrowserText')}>
          {own ? (
            <ThisBrowser name={own.name} />
          ) : (
            <Button
              size="large"
              icon={<Printer size={22} aria-hidden="true" className="shrink-0" />}
              disabled={!stations.data}
              onClick={() => setForm({ kind: 'browser' })}
            >
              {t('useThisBrowser')}
            </Button>
          )}
        </Part>
        <Part title={t('stations')}>
          {stations.isPending && <Skeleton className="h-36" />}
          {stations.isError && !stations.data && (
            <Callout
              kind="warning"
              action={
                <Button
                  kind="secondary"
                  className="justify-self-start"
                  onClick={() => void stations.refetch()}
                >
                  {t('retry')}
                </Button>
              }
            >
              {t('stationsFailed')}
            </Callout>
          )}
          {stations.data?.length === 0 && <Callout kind="warning">{t('noStations')}</Callout>}
          <ul className="grid gap-3">
            {stations.data?.map((station) => (
              <StationCard
                key={station.id}
                station={station}
                own={station.id === ownId}
                onEdit={() => setForm({ kind: station.kind, station })}
                onRemoved={() => station.id === ownId && setOwnStation(company, null)}
              />
            ))}
          </ul>
          {mayAddAgent && (
            <>
              <p className="text-ink-soft">{t('addAgentText')}</p>
              <Button
                kind="secondary"
                className="justify-self-start"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => setForm({ kind: 'agent' })}
              >
                {t('addAgent')}
              </Button>
            </>
          )}
        </Part>
        <Part title={t('arriving')} text={t('arrivingText')}>
          <CopiesSection />
        </Part>
      </div>
      {form && <StationForm {...form} onClose={() => setForm(null)} onRegistered={registered} />}
      {created && <AgentKey name={created.name} secret={created.key} onClose={() => setCreated(null)} />}
    </SidePanel>
  )
}

function ThisBrowser({ name }: { name: string }) {
  const t = useTexts(printingTexts)
  return (
    <>
      <Callout kind="success">
        <p>{t('thisBrowserOn', { name })}</p>
        <p className="font-normal">{t('keepOpen')}</p>
      </Callout>
      <details className="rounded-lg border border-line px-4">
        <summary className="min-h-11 py-2.5 font-semibold">{t('kioskTitle')}</summary>
        <div className="grid gap-3 pb-4">
          <p className="text-ink-soft">{t('kioskText')}</p>
          <CopyLine
            label={t('kioskTitle')}
            command={t('kioskCommand', { url: `${window.location.origin}/dashboard/orders` })}
          />
        </div>
      </details>
    </>
  )
}

function Part({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
