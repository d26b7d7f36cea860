import { useState } from 'react'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { AlsoTaken } from './also-taken'
import type { Conflict } from './use-edit'

type ConflictWord =
  | 'conflictTitle'
  | 'conflictText'
  | 'conflictBack'
  | 'conflictSave'
  | 'keepMine'
  | 'useTheirs'
  | 'empty'

interface ConflictDialogProps<Draft, Field extends string> {
  conflict: Conflict<Draft, Field>
  t: (key: ConflictWord) => string
  nameOf: (field: Field) => string
  /** What a draft says of a field, line by line, beside the other draft; none where it says nothing. */
  linesOf: (field: Field, draft: Draft, other: Draft) => readonly string[]
  /** Everything is saved. */
  onDone?: () => void
}

/** Both versions of what two people changed, side by side; each is decided, then it is saved again. */
export function ConflictDialog<Draft, Field extends string>(props: ConflictDialogProps<Draft, Field>) {
  const { conflict, t, nameOf, linesOf, onDone } = props
  const { fields, taken, mine, theirs } = conflict
  const [choices, setChoices] = useState<ReadonlyMap<Field, 'mine' | 'theirs'>>(new Map())
  const resolve = async () => {
    if (await conflict.resolve(fields.filter((field) => choices.get(field) === 'theirs'))) onDone?.()
  }
  return (
    <Dialog
      onClose={() => conflict.close()}
      width="wide"
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <>
          <Button kind="secondary" onClick={conflict.close}>
            {t('conflictBack')}
          </Button>
          <Button disabled={!fields.every((field) => choices.has(field))} onClick={() => void resolve()}>
            {t('conflictSave')}
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <fieldset key={field} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{nameOf(field)}</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <Version
              key={whose}
              field={field}
              word={t(whose === 'mine' ? 'keepMine' : 'useTheirs')}
              lines={whose === 'mine' ? linesOf(field, mine, theirs) : linesOf(field, theirs, mine)}
              empty={t('empty')}
              chosen={choices.get(field) === whose}
              onChoose={() => setChoices((now) => new Map(now).set(field, whose))}
            />
          ))}
        </fieldset>
      ))}
      {taken.length > 0 && (
        <Callout>
          <AlsoTaken names={taken.map(nameOf)} />
        </Callout>
      )}
    </Dialog>
  )
}

interface VersionProps {
  field: string
  word: string
  lines: readonly string[]
  empty: string
  chosen: boolean
  onChoose: () => void
}

function Version({ field, word, lines, empty, chosen, onChoose }: VersionProps) {
  return (
    <label className="flex items-start gap-3 rounded-md border border-line-strong p-3.5 has-checked:border-accent has-checked:bg-accent-tint">
      <input
        type="radio"
        name={`conflict-${field}`}
        checked={chosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 gap-1">
        <span className="font-bold">{word}</span>
        {lines.length === 0 && <span className="text-ink-soft italic">{empty}</span>}
        {lines.map((line) => (
          <span key={line} className="break-words whitespace-pre-line">
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}
