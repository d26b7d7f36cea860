import { changedDelivery, readDelivery } from '@balcao/domain/delivery'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { CompanyRecord } from '@balcao/contract/company'
import { textsNow, useTexts } from '../i18n/language'
import { ImageGallery } from '../shared/images/image-gallery'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { logFailure } from '../lib/log'
import { useUnsavedWork } from '../lib/hooks/unsaved-work'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/button'
import { notify } from '../ui/notify'
import { notifyUndo } from '../ui/notify-undo'
import { BasicSettings } from './basic-settings'
import { ConflictDialog } from './conflict-dialog'
import { draftOf, settingsOf, type DeliveryDraft } from './delivery-draft'
import { DeliverySkeleton } from './delivery-skeleton'
import { Diagnostics } from './diagnostics'
import { FeeGroupsEditor } from './fee-groups-editor'
import { LoadFailure } from './load-failure'
import { deliveryTexts } from './texts'
import { useSaveDelivery, type OpenConflict } from './use-save-delivery'

/** /dashboard/delivery (DELIV-01): read, or edited as a copy that is saved or dropped whole (DELIV-15 to DELIV-17). */
export function DeliveryScreen() {
  const t = useTexts(deliveryTexts)
  useDocumentTitle(t('title'))
  const load = useCompanyRecord()
  const { record } = load
  const save = useSaveDelivery()
  const [edit, setEdit] = useState<{ from: CompanyRecord; draft: DeliveryDraft } | null>(null)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const changed =
    edit !== null && Object.keys(changedDelivery(readDelivery(edit.from), settingsOf(edit.draft))).length > 0
  useUnsavedWork(changed)

  if (!record) {
    return <Page title={t('title')}>{load.error ? <LoadFailure load={load} /> : <DeliverySkeleton />}</Page>
  }

  const draft = edit?.draft ?? draftOf(readDelivery(record))
  const change = (part: Partial<DeliveryDraft>) =>
    setEdit((before) => before && { ...before, draft: { ...before.draft, ...part } })

  const store = async (from: CompanyRecord, wanted: DeliveryDraft) => {
    setBusy(true)
    setConflict(null)
    try {
      const open = await save(from, settingsOf(wanted))
      setConflict(open)
      if (open) return
      setEdit(null)
      notify.success(textsNow(deliveryTexts)('saved'))
    } catch (error) {
      logFailure('delivery settings were not saved', error)
      notify.error(textsNow(deliveryTexts)('saveFailed'))
    } finally {
      setBusy(false)
    }
  }
  const cancel = () => {
    const dropped = changed ? edit : null
    setEdit(null)
    if (dropped) notifyUndo(t('discarded'), t('undo'), () => setEdit(dropped))
  }

  return (
    <Page
      title={t('title')}
      actions={
        edit ? (
          <>
            <Button kind="secondary" disabled={busy} onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button busy={busy} onClick={() => void store(edit.from, edit.draft)}>
              {t('save')}
            </Button>
          </>
        ) : (
          <Button
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={() => setEdit({ from: record, draft })}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      <BasicSettings draft={draft} editable={edit !== null} disabled={busy} onChange={change} />
      <FeeGroupsEditor
        groups={draft.groups}
        editable={edit !== null}
        busy={busy}
        takenText="feeTakenHere"
        onChange={(groups) => change({ groups })}
      />
      <ImageGallery images={record.imagem_cardapio} editable={edit !== null} />
      <Diagnostics load={load} record={record} />
      {conflict && edit && (
        <ConflictDialog
          conflict={conflict}
          onSettle={(wanted) => void store(conflict.theirs, draftOf(wanted))}
          onClose={() => setConflict(null)}
        />
      )}
    </Page>
  )
}

function Page({
  title,
  actions,
  children,
}: {
  title: string
  actions?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-screen-xl grid-cols-1 gap-8 pb-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {actions && <div className="flex gap-2.5">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
