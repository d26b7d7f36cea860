import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { AlsoTaken } from './also-taken'
import type { Conflict } from './use-edit'
import { VersionsTable } from './versions-table'

type ConflictWord =
  | 'conflictTitle'
  | 'conflictField'
  | 'conflictMine'
  | 'conflictTheirs'
  | 'keepMine'
  | 'takeTheirs'

interface ConflictNoticeProps<Draft, Field extends string> {
  conflict: Conflict<Draft, Field>
  t: (key: ConflictWord) => string
  nameOf: (field: Field) => string
  wordsOf: (field: Field, draft: Draft) => string
}

/** What two people changed in the same fields, above the form: one of both is chosen for all of them. */
export function ConflictNotice<Draft, Field extends string>(props: ConflictNoticeProps<Draft, Field>) {
  const { conflict, t, nameOf, wordsOf } = props
  const { fields, mine, theirs, taken } = conflict
  return (
    <Callout
      kind="warning"
      live
      actions={
        <>
          <Button kind="secondary" onClick={() => void conflict.resolve(fields)}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={() => void conflict.resolve([])}>{t('keepMine')}</Button>
        </>
      }
    >
      <p className="mb-2 font-bold">{t('conflictTitle')}</p>
      <VersionsTable
        words={{ field: t('conflictField'), mine: t('conflictMine'), theirs: t('conflictTheirs') }}
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
