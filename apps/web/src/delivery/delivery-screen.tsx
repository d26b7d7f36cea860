import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { textsNow, useTexts } from '../i18n/language'
import { ImageGallery } from '../shared/images/image-gallery'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { logFailure } from '../lib/log'
import { useUnsavedWork } from '../lib/hooks/unsaved-work'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { notify } from '../ui/notices/notify'
import { notifyUndo } from '../ui/notices/notify-undo'
import { BasicSettings } from './basic-settings'
import { ConflictDialog } from './conflict-dialog'
import type { DeliveryDraft } from './delivery-draft'
import { DeliverySkeleton } from './delivery-skeleton'
import { Diagnostics } from './diagnostics'
import { FeeGroupsEditor } from './fee-groups-editor'
import { LoadFailure } from './load-failure'
import { deliveryTexts } from './texts'
import { useDeliveryEdit } from './use-delivery-edit'

/** /dashboard/delivery (DELIV-01): read, or edited as a copy that is saved or dropped whole (DELIV-15 to DELIV-17). */
export function DeliveryScreen({ coupons }: { coupons?: ReactNode }) {
  const t = useTexts(deliveryTexts)
  useDocumentTitle(t('title'))
  const load = useCompanyRecord()
  const { record } = load
  const [isEditing, setIsEditing] = useState(false)
  const edit = useDeliveryEdit({
    record,
    onSaved() {
      setIsEditing(false)
      notify.success(textsNow(deliveryTexts)('saved'))
    },
    onFailure(error) {
      logFailure('delivery settings were not saved', error)
      notify.error(textsNow(deliveryTexts)('saveFailed'))
    },
  })
  const { draft, busy } = edit
  const isChanged = edit.changed.length > 0
  useUnsavedWork(isChanged)

  if (!record || !draft) {
    return <Page title={t('title')}>{load.error ? <LoadFailure load={load} /> : <DeliverySkeleton />}</Page>
  }

  const change = (part: Partial<DeliveryDraft>) => edit.change((before) => ({ ...before, ...part }))
  const save = async () => {
    if (isChanged) return void (await edit.save())
    setIsEditing(false)
    notify.success(t('saved'))
  }
  const cancel = () => {
    const restore = edit.discard()
    setIsEditing(false)
    if (!isChanged) return
    notifyUndo(t('discarded'), t('undo'), () => {
      restore()
      setIsEditing(true)
    })
  }

  return (
    <Page
      title={t('title')}
      actions={
        isEditing ? (
          <>
            <Button kind="secondary" disabled={busy} onClick={cancel}>
              {t('cancel')}
            </Button>
            <Button busy={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
          </>
        ) : (
          <Button icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <BasicSettings draft={draft} editable={isEditing} disabled={busy} onChange={change} />
      <FeeGroupsEditor
        groups={draft.groups}
        editable={isEditing}
        busy={busy}
        takenText="feeTakenHere"
        onChange={(groups) => change({ groups })}
      />
      {coupons}
      <ImageGallery images={record.imagem_cardapio} editable={isEditing} />
      <Diagnostics load={load} record={record} />
      {edit.conflict && <ConflictDialog conflict={edit.conflict} />}
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
