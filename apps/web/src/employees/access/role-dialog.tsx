import { roles, type Role } from '@balcao/contract/roles'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { employeesTexts } from '../texts'

interface RoleDialogProps {
  title: string
  text: string
  confirm: string
  /** Chosen from the start. */
  first: Role
  busy: boolean
  onClose: () => void
  onChosen: (role: Role) => void
}

/** One of the roles, each with what it sees. The one with the least comes first. */
export function RoleDialog({ title, text, confirm, first, busy, onClose, onChosen }: RoleDialogProps) {
  const t = useTexts(employeesTexts)
  const [role, setRole] = useState(first)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={text}
      leave={t('keep')}
      actions={
        <Button busy={busy} onClick={() => onChosen(role)}>
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
    </Dialog>
  )
}
