import { roles } from '@balcao/contract/roles'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import type { SignsInAs } from '../employees.queries'
import { employeesTexts } from '../texts'

interface RoleDialogProps {
  title: string
  text: string
  confirm: string
  /** Chosen from the start. */
  first: SignsInAs
  busy: boolean
  onClose: () => void
  onChosen: (as: SignsInAs) => void
}

/** One of the roles, each with what it sees. The one with the least comes first. */
export function RoleDialog({ title, text, confirm, first, busy, onClose, onChosen }: RoleDialogProps) {
  const t = useTexts(employeesTexts)
  const [role, setRole] = useState(first.role)
  const [seesColleagues, setSeesColleagues] = useState(first.sees_colleagues)
  const chosen = { role, sees_colleagues: role === 'profissional' && seesColleagues }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={text}
      leave={t('keep')}
      actions={
        <Button busy={busy} onClick={() => onChosen(chosen)}>
          {confirm}
        </Button>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{t('role')}</legend>
        {roles.toReversed().map((one) => (
          <label
            key={one}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border border-line-strong p-3 has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name="role"
              value={one}
              checked={role === one}
              onChange={() => setRole(one)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="font-bold">{t(`role_${one}`)}</span>
            <span className="col-start-2">{t(`role_${one}_sees`)}</span>
          </label>
        ))}
      </fieldset>
      {role === 'profissional' && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={seesColleagues}
            onChange={(event) => setSeesColleagues(event.target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          {t('seesColleagues')}
        </label>
      )}
    </Dialog>
  )
}
