import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { AlsoTaken } from './also-taken'
import type { Conflict } from './use-edit'
import { VersionsTable } from './versions-table'

interface ConflictNoticeProps<Draft, Field extends string> {
  conflict: Conflict<Draft, Field>
  words: { title: string; field: string; mine: string; theirs: string; keepMine: string; takeTheirs: string }
  nameOf: (field: Field) => string
  wordsOf: (field: Field, draft: Draft) => string
}

/** What two people changed in the same fields, above the form: one of both is chosen for all of them. */
export function ConflictNotice<Draft, Field extends string>(props: ConflictNoticeProps<Draft, Field>) {
  const { conflict, words, nameOf, wordsOf } = props
  const { fields, mine, theirs, taken } = conflict
  return (
    <Callout
      kind="warning"
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => void conflict.settle(fields)}>
            {words.takeTheirs}
          </Button>
          <Button onClick={() => void conflict.settle([])}>{words.keepMine}</Button>
        </div>
      }
    >
      <p className="mb-2 font-bold">{words.title}</p>
      <VersionsTable
        words={words}
        rows={fields.map((field) => ({
          name: nameOf(field),
          mine: wordsOf(field, mine),
          theirs: wordsOf(field, theirs),
        }))}
      />
      <AlsoTaken names={taken.map(nameOf)} />
    </Callout>
  )
}
