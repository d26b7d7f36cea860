import { CircleCheck, CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { LinkButton } from '../../ui/buttons/link-button'
import { Spinner } from '../../ui/waiting/spinner'
import { useCatalogue } from '../catalogue-context'
import type { FailedEdit } from '../store/save-queue'
import { refusalText } from '../store/tell-outcome'
import { catalogueTexts } from '../texts'

/** Whether everything is saved, being saved, or waiting for the connection; leaving with unsaved edits asks. */
export function SaveStatus() {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const { edits } = useSyncExternalStore(store.queue.subscribe, store.queue.state)
  const waiting = edits.filter(({ savedAs }) => savedAs === null).length
  useUnsavedWork(waiting > 0)

  return (
    <p role="status" className="inline-flex min-h-11 items-center gap-2 text-ink-soft">
      {waiting > 0 ? (
        <>
          <Spinner size={18} />
          {t('saving')}
        </>
      ) : (
        <>
          <CircleCheck size={18} aria-hidden="true" className="text-ready-solid" />
          {t('allSaved')}
        </>
      )}
    </p>
  )
}

/**
 * What is not saved stays in sight wherever one has scrolled to: edits that wait for the connection, and refused ones
 * with what was typed, to be tried again.
 */
export function SaveTray() {
  const { store } = useCatalogue()
  const { edits, phase, failed } = useSyncExternalStore(store.queue.subscribe, store.queue.state)
  if (phase !== 'retrying' && failed.length === 0) return null
  return (
    <div className="sticky bottom-3 z-20 mx-auto grid max-h-[60vh] w-full max-w-2xl gap-2 overflow-y-auto rounded-md shadow-float">
      {phase === 'retrying' && <Unsaved count={edits.filter(({ savedAs }) => savedAs === null).length} />}
      {failed.length > 0 && <FailedEdits failed={failed} />}
    </div>
  )
}

function Unsaved({ count }: { count: number }) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-analysis px-3.5 py-1 font-medium text-analysis-ink"
    >
      <span className="inline-flex min-h-11 items-center gap-2">
        <CloudOff size={20} aria-hidden="true" className="shrink-0" />
        {t('notSaved', { count })}
      </span>
      <span className="flex flex-wrap gap-4">
        <LinkButton onClick={() => store.queue.retryNow()}>{t('retryNow')}</LinkButton>
        <LinkButton onClick={() => void store.queue.discard()}>{t('discardEdits')}</LinkButton>
      </span>
    </div>
  )
}

function FailedEdits({ failed }: { failed: readonly FailedEdit[] }) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  return (
    <ul aria-label={t('failedEdits')} className="grid gap-2">
      {failed.map((edit) => (
        <li key={edit.id}>
          <Callout
            kind="danger"
            actions={
              <>
                <Button kind="secondary" onClick={() => store.queue.retryFailed(edit.id)}>
                  {t('tryAgain')}
                </Button>
                <Button kind="quiet" onClick={() => store.queue.dropFailed(edit.id)}>
                  {t('dismiss')}
                </Button>
              </>
            }
          >
            <p>{refusalText(edit)}</p>
            <p className="font-normal">{t('rolledBack', { label: edit.about.label })}</p>
          </Callout>
        </li>
      ))}
    </ul>
  )
}
