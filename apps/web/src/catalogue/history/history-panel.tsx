import { restoreCatalogue, type HistoryEntry } from '@balcao/contract/catalogue'
import { History, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { EmptyState } from '../../ui/notices/empty-state'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Time } from '../../ui/values/time'
import { useCatalogue } from '../catalogue-context'
import { undoSave } from '../store/tell-outcome'
import { catalogueTexts } from '../texts'
import { entryWords, rowsSince } from './entry-words'
import { useHistory } from './history.queries'
import { RetryCallout } from '../../ui/notices/retry-callout'

interface HistoryPanelProps {
  /** Of the catalogue one looks at. */
  version: number
  onClose: () => void
}

/** Who changed what and when; each save can be taken back, and the whole catalogue brought back to any of them. */
export function HistoryPanel({ version, onClose }: HistoryPanelProps) {
  const t = useTexts(catalogueTexts)
  const history = useHistory(version)
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? []
  const [restoring, setRestoring] = useState<HistoryEntry | null>(null)
  const { busy, undo, restore } = useTimeTravel(version)

  return (
    <SidePanel onClose={onClose} title={t('history')}>
      {history.isError && (
        <RetryCallout kind="danger" retry={t('retry')} onRetry={() => void history.refetch()}>
          {t('historyFailed')}
        </RetryCallout>
      )}
      {history.isPending && (
        <div className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {history.data && entries.length === 0 && (
        <EmptyState icon={<History size={28} aria-hidden="true" />} title={t('noHistory')}>
          {t('noHistoryHint')}
        </EmptyState>
      )}
      <ol aria-label={t('history')} className="grid grid-cols-1">
        {entries.map((entry, place) => (
          <Entry
            key={entry.version}
            entry={entry}
            newest={place === 0}
            busy={busy}
            onUndo={() => void undo(entry)}
            onRestore={() => setRestoring(entry)}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          kind="secondary"
          wide
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('olderEntries')}
        </Button>
      )}
      <Dialog
        open={restoring !== null}
        onClose={() => setRestoring(null)}
        title={t('restoreTitle')}
        description={restoring && <RestorePreview entries={entries} entry={restoring} />}
        actions={
          <>
            <Button kind="secondary" onClick={() => setRestoring(null)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                if (restoring) void restore(restoring)
                setRestoring(null)
              }}
            >
              {t('restoreNow')}
            </Button>
          </>
        }
      />
    </SidePanel>
  )
}

function Entry({
  entry,
  newest,
  busy,
  onUndo,
  onRestore,
}: {
  entry: HistoryEntry
  newest: boolean
  busy: boolean
  onUndo: () => void
  onRestore: () => void
}) {
  const t = useTexts(catalogueTexts)
  const { zone } = useCatalogue()
  return (
    <li className="grid gap-1.5 border-b border-line py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft">
        <Time at={entry.at} zone={zone} show="both" />
        <span>{t(`actor_${entry.actor}`)}</span>
        <span className="tabular-nums">{t('versionNth', { version: entry.version })}</span>
        {newest && <Badge tone="accent">{t('currentVersion')}</Badge>}
      </p>
      <p className="font-medium break-words">{entryWords(t, entry)}</p>
      <div className="-ml-4 flex flex-wrap">
        <Button
          kind="quiet"
          disabled={busy}
          icon={<Undo2 size={18} aria-hidden="true" />}
          aria-label={t('undoEntry', { version: entry.version })}
          onClick={onUndo}
        >
          {t('undo')}
        </Button>
        {!newest && (
          <Button
            kind="quiet"
            disabled={busy}
            icon={<RotateCcw size={18} aria-hidden="true" />}
            aria-label={t('restoreEntry', { version: entry.version })}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
        )}
      </div>
    </li>
  )
}

function RestorePreview({ entries, entry }: { entries: readonly HistoryEntry[]; entry: HistoryEntry }) {
  const t = useTexts(catalogueTexts)
  const { zone } = useCatalogue()
  const { saves, rows } = rowsSince(entries, entry.version)
  const [before, after] = t('restoreText', { when: '\0' }).split('\0')
  return (
    <>
      {before}
      <Time at={entry.at} zone={zone} show="both" />
      {after} {t('restoreSaves', { count: saves })} {t('restoreRows', { count: rows })}
    </>
  )
}

function useTimeTravel(seen: number) {
  const t = useTexts(catalogueTexts)
  const errorText = useErrorText()
  const { store } = useCatalogue()
  const [busy, setBusy] = useState(false)
  const whileBusy = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const restore = ({ version }: HistoryEntry) =>
    whileBusy(async () => {
      try {
        const saved = await call(restoreCatalogue, { body: { version, seen } })
        await store.absorb(saved)
        notifyUndo(t('restored'), t('undo'), () => void undoSave(saved.version, store))
      } catch (error) {
        logFailure('the catalogue was not restored', error)
        notify.error(
          hasCode(error, 'CATALOGUE_CHANGED') ? t('restoreChanged') : errorText(error, t('restoreFailed')),
        )
        await store.read().catch(() => undefined)
      }
    })
  return {
    busy,
    undo: ({ version }: HistoryEntry) => whileBusy(() => undoSave(version, store)),
    restore,
  }
}
