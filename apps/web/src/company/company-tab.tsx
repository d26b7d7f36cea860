import { useEffect, useRef, useState, type ReactNode } from 'react'
import { textsNow, useTexts } from '../i18n/language'
import type { CompanyLoad } from '../shared/company/use-company-record'
import { notifyUndo } from '../ui/notices/notify-undo'
import { CompanyForm } from './components/company-form'
import { CompanySkeleton } from './components/company-skeleton'
import { CompanyView } from './components/company-view'
import { LoadFailure } from './components/load-failure'
import type { CompanyValues } from './company-values'
import { companyTexts } from './texts'

type Mode = { name: 'view'; returned: boolean } | { name: 'edit'; draft: CompanyValues | null }

interface CompanyTabProps {
  load: CompanyLoad
  pix: ReactNode
  menuFiles: ReactNode
}

/** The company tab: to be read, or being edited (COMP-08). Saving and cancelling lead back (COMP-22, COMP-23). */
export function CompanyTab({ load, pix, menuFiles }: CompanyTabProps) {
  useTexts(companyTexts)
  const [mode, setMode] = useState<Mode>({ name: 'view', returned: false })
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (mode.name === 'view' && mode.returned) editButton.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [mode])

  const cancel = (dropped: CompanyValues | null) => {
    setMode({ name: 'view', returned: true })
    if (!dropped) return
    const t = textsNow(companyTexts)
    notifyUndo(t('discarded'), t('undo'), () => setMode({ name: 'edit', draft: dropped }))
  }

  const { record } = load
  if (!record) return load.error ? <LoadFailure load={load} /> : <CompanySkeleton />
  return (
    <div className="grid grid-cols-1 gap-4">
      {load.error && <LoadFailure load={load} />}
      {mode.name === 'edit' ? (
        <CompanyForm
          record={record}
          draft={mode.draft}
          onSaved={() => setMode({ name: 'view', returned: true })}
          onCancel={cancel}
        />
      ) : (
        <CompanyView
          record={record}
          pix={pix}
          menuFiles={menuFiles}
          editRef={editButton}
          onEdit={() => setMode({ name: 'edit', draft: null })}
        />
      )}
    </div>
  )
}
