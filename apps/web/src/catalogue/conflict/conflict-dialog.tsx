import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/language'
import { ApiError } from '../../lib/http/api-error'
import { VersionsTable } from '../../shared/edit/versions-table'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useCatalogue } from '../catalogue-context'
import type { RowConflict } from '../store/rebase'
import { catalogueTexts } from '../texts'
import { useConflictWords } from './conflict-words'

const most = 50

const setAside = new ApiError('set aside by the person', { status: 409, code: 'CATALOGUE_CHANGED' })

/** Somebody else changed the same thing: both are shown, and the person decides; nothing is lost unseen. */
export function ConflictDialog() {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const { phase, conflicts } = useSyncExternalStore(store.queue.subscribe, store.queue.state)
  return (
    <Dialog
      open={phase === 'conflict'}
      onClose={() => store.queue.setAside(setAside)}
      title={t('conflictTitle')}
      description={t('conflictText')}
      width="wide"
      actions={
        <>
          <Button kind="secondary" onClick={() => store.queue.resolve('theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={() => store.queue.resolve('mine')}>{t('keepMine')}</Button>
        </>
      }
    >
      <div className="grid max-h-[50vh] gap-4 overflow-y-auto">
        {conflicts.slice(0, most).map((conflict) => (
          <ConflictTable key={`${conflict.kind} ${conflict.id}`} conflict={conflict} />
        ))}
        {conflicts.length > most && <p>{t('andMore', { count: conflicts.length - most })}</p>}
      </div>
    </Dialog>
  )
}

function ConflictTable({ conflict }: { conflict: RowConflict }) {
  const t = useTexts(catalogueTexts)
  const words = useConflictWords()
  const name = (conflict.theirs ?? conflict.mine)?.nome ?? ''
  return (
    <VersionsTable
      caption={name}
      words={{ field: t('conflictField'), mine: t('conflictMine'), theirs: t('conflictTheirs') }}
      rows={words(conflict).map(({ field, ...versions }) => ({ name: field, ...versions }))}
    />
  )
}
