import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { botTexts } from '../texts'

/** One thing that two people changed, in words. */
export interface ConflictRow {
  field: string
  name: string
  mine: string
  theirs: string
}

interface ConflictDialogProps {
  rows: readonly ConflictRow[]
  /** The fields for which the other person's version was chosen. */
  onSettle: (fromTheirs: string[]) => void
  onClose: () => void
}

/** Both versions of what two people changed, side by side; each is decided, then it is saved again. */
export function ConflictDialog({ rows, onSettle, onClose }: ConflictDialogProps) {
  const t = useTexts(botTexts)
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('conflictBack')}
          </Button>
          <Button
            disabled={!rows.every(({ field }) => choices[field])}
            onClick={() =>
              onSettle(rows.flatMap(({ field }) => (choices[field] === 'theirs' ? [field] : [])))
            }
          >
            {t('conflictSave')}
          </Button>
        </>
      }
    >
      {rows.map(({ field, name, ...versions }) => (
        <fieldset key={field} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{name}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label
              key={whose}
              className="flex items-start gap-3 rounded-md border border-line-strong p-3.5 has-checked:border-accent has-checked:bg-accent-tint"
            >
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={choices[field] === whose}
                onChange={() => setChoices((now) => ({ ...now, [field]: whose }))}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="grid min-w-0 gap-1">
                <span className="font-bold">{t(whose === 'mine' ? 'keepMine' : 'useTheirs')}</span>
                {versions[whose] === '' ? (
                  <span className="text-ink-soft italic">{t('empty')}</span>
                ) : (
                  <span className="break-words whitespace-pre-line">{versions[whose]}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
