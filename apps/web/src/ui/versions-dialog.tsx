import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

/** One thing that two people changed, in words: the lines of either version, none where it says nothing. */
export interface VersionsRow<Field extends string> {
  field: Field
  name: string
  mine: readonly string[]
  theirs: readonly string[]
}

interface VersionsDialogProps<Field extends string> {
  words: {
    title: string
    text: string
    back: string
    save: string
    mine: string
    theirs: string
    empty: string
  }
  rows: readonly VersionsRow<Field>[]
  /** The fields for which the other person's version was chosen. */
  onSettle: (fromTheirs: Field[]) => void
  onClose: () => void
  children?: ReactNode
}

/** Both versions of what two people changed, side by side; each is decided, then it is saved again. */
export function VersionsDialog<Field extends string>({
  words,
  rows,
  onSettle,
  onClose,
  children,
}: VersionsDialogProps<Field>) {
  const [choices, setChoices] = useState<ReadonlyMap<Field, 'mine' | 'theirs'>>(new Map())
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.back}
          </Button>
          <Button
            disabled={!rows.every(({ field }) => choices.has(field))}
            onClick={() =>
              onSettle(rows.flatMap(({ field }) => (choices.get(field) === 'theirs' ? [field] : [])))
            }
          >
            {words.save}
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
                checked={choices.get(field) === whose}
                onChange={() => setChoices((now) => new Map(now).set(field, whose))}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="grid min-w-0 gap-1">
                <span className="font-bold">{words[whose]}</span>
                {versions[whose].length === 0 && <span className="text-ink-soft italic">{words.empty}</span>}
                {versions[whose].map((line) => (
                  <span key={line} className="break-words whitespace-pre-line">
                    {line}
                  </span>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {children}
    </Dialog>
  )
}
