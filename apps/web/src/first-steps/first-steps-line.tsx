import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/dialogs/dialog'
import { StepList } from './step-list'
import { firstStepTexts } from './texts'
import { useFirstSteps, useHidden } from './use-first-steps'

/**
 * How far a new company has come, in one line that opens the steps; nothing once all is done, or where this browser
 * hides them for the company `hides`.
 */
export function FirstStepsLine({ hides }: { hides?: string }) {
  const t = useTexts(firstStepTexts)
  const [isHidden, hide] = useHidden(hides ?? '')
  const steps = useFirstSteps({ isHidden: hides !== undefined && isHidden })
  const [isOpen, setOpen] = useState(false)
  if (!steps) return null
  const { done, steps: all } = steps
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line bg-accent-tint px-3 py-1.5 text-left font-semibold text-accent-ink"
      >
        <ListChecks size={20} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1">{t('title')}</span>
        <span className="tabular-nums">{t('progress', { done, all: all.length })}</span>
      </button>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          title={t('title')}
          description={t('text')}
          startsAt="title"
          actions={
            hides !== undefined && (
              <Button kind="secondary" onClick={hide}>
                {t('hide')}
              </Button>
            )
          }
        >
          <StepList steps={all} onFollow={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
