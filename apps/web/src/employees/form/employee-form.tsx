import type { Employee } from '@balcao/contract/employees'
import { dateIn } from '@balcao/domain/time'
import { useId, useState, type FormEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useMinute } from '../../lib/hooks/use-now'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { SidePanel } from '../../ui/side-panel'
import { fieldName } from '../field-name'
import { employeesTexts } from '../texts'
import { ClashDialog } from './clash-dialog'
import { draftWords } from './draft-words'
import { EmployeeFields } from './employee-fields'
import { useEmployeeEdit } from './use-employee-edit'

interface EmployeeFormProps {
  /** Null for a new one. */
  employee: Employee | null
  zone: string
  onSaved: (employee: Employee) => void
  onClose: () => void
}

/** Adds an employee or changes one; closing asks while something is not saved. */
export function EmployeeForm({ employee, zone, onSaved, onClose }: EmployeeFormProps) {
  const t = useTexts(employeesTexts)
  const formId = useId()
  const today = dateIn(useMinute(), zone)
  const edit = useEmployeeEdit({ employee, today, onSaved })
  const [isLeaving, setIsLeaving] = useState(false)
  useUnsavedWork(edit.isDirty && !isLeaving)
  const close = () => (edit.isDirty ? setIsLeaving(true) : onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.save()
  }
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && close()}
      title={employee ? t('editTitle', { name: employee.nome }) : t('add')}
      footer={
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={edit.busy}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {edit.conflict && edit.conflict.clashes.length === 0 && (
          <Callout kind="warning" live>
            <p>{t('changedMeanwhile')}</p>
            <ul className="mt-1 font-normal">
              {edit.conflict.taken.map((field) => (
                <li key={field} className="break-words">
                  {fieldName(field, t)}: {draftWords(field, edit.conflict!.theirs, t) || t('notGiven')}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <EmployeeFields edit={edit} isNew={employee === null} hasLeft={employee?.status === 'inativo'} />
      </form>
      {edit.conflict && edit.conflict.clashes.length > 0 && (
        <ClashDialog
          conflict={edit.conflict}
          mine={edit.draft}
          onSettle={edit.settle}
          onClose={edit.leaveConflict}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        title={t('discardTitle')}
        description={t('discardText')}
        keep={t('keepEditing')}
        confirm={t('discard')}
        onClose={() => setIsLeaving(false)}
        onConfirm={onClose}
      />
    </SidePanel>
  )
}
