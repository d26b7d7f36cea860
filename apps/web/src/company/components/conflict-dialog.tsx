import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { valuesOf, type CompanyFieldName } from '../company-values'
import { namesOf } from '../field-names'
import { fieldWords } from '../hours-words'
import { companyTexts } from '../texts'
import type { CompanyConflict, ConflictChoice } from '../use-company-edit'

interface ConflictDialogProps {
  conflict: CompanyConflict
  onSettle: (choices: Readonly<Partial<Record<CompanyFieldName, ConflictChoice>>>) => void
  onClose: () => void
}

/** Both versions of what two people changed, side by side; each field is decided, then it is saved again. */
export function ConflictDialog({ conflict, onSettle, onClose }: ConflictDialogProps) {
  const t = useTexts(companyTexts)
  const { merge, mine } = conflict
  const theirs = valuesOf(conflict.theirs)
  const [choices, setChoices] = useState<Partial<Record<CompanyFieldName, ConflictChoice>>>({})
  const choose = (name: CompanyFieldName, choice: ConflictChoice) =>
    setChoices((now) => ({ ...now, [name]: choice }))
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
            disabled={!merge.conflicts.every((name) => choices[name])}
            onClick={() => onSettle(choices)}
          >
            {t('conflictSave')}
          </Button>
        </>
      }
    >
      {merge.conflicts.map((name) => (
        <fieldset key={name} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{t(`field_${name}`)}</legend>
          <Version
            name={name}
            title={t('keepMine')}
            words={fieldWords(name, mine, theirs, t)}
            checked={choices[name] === 'mine'}
            onChoose={() => choose(name, 'mine')}
          />
          <Version
            name={name}
            title={t('useTheirs')}
            words={fieldWords(name, theirs, mine, t)}
            checked={choices[name] === 'theirs'}
            onChoose={() => choose(name, 'theirs')}
          />
        </fieldset>
      ))}
      {merge.taken.length > 0 && <Callout>{t('conflictTaken', { fields: namesOf(merge.taken, t) })}</Callout>}
    </Dialog>
  )
}

interface VersionProps {
  name: string
  title: string
  words: readonly string[]
  checked: boolean
  onChoose: () => void
}

function Version({ name, title, words, checked, onChoose }: VersionProps) {
  const t = useTexts(companyTexts)
  return (
    <label className="flex items-start gap-3 rounded-md border border-line-strong p-3.5 has-checked:border-accent has-checked:bg-accent-tint">
      <input
        type="radio"
        name={`conflict-${name}`}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 gap-1">
        <span className="font-bold">{title}</span>
        {words.length === 0 && <span className="text-ink-soft italic">{t('empty')}</span>}
        {words.map((line) => (
          <span key={line} className="break-words whitespace-pre-line">
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}
