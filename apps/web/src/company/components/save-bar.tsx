import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { companyTexts } from '../texts'
import type { CompanyEdit } from '../use-company-edit'

/** Save and cancel, always in reach of the thumb. */
export function SaveBar({ edit, onCancel }: { edit: CompanyEdit; onCancel: () => void }) {
  const t = useTexts(companyTexts)
  const count = edit.changed.length
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:bottom-4 sm:mx-0 sm:rounded-lg sm:border sm:px-5">
      <p role="status" className="w-full text-sm text-ink-soft sm:mr-auto sm:w-auto sm:text-base">
        {count === 0 ? t('nothingChanged') : t('changedCount', { count })}
      </p>
      <Button kind="secondary" className="flex-1 sm:flex-none" disabled={edit.busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" className="flex-1 sm:min-w-36 sm:flex-none" busy={edit.busy}>
        {t('save')}
      </Button>
    </div>
  )
}
