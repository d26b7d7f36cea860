import type { Employee } from '@balcao/contract/employees'
import { dateIn } from '@balcao/domain/time'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useFocusSoon, wrongField } from '../../lib/hooks/use-focus-soon'
import { useMinute } from '../../lib/hooks/use-now'
import { ConflictDialog } from '../../shared/edit/conflict-dialog'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { fieldName } from '../field-name'
import { employeesTexts } from '../texts'
import { draftWords } from './draft-words'
import { EmployeeFields } from './employee-fields'
import { useEmployeeEdit } from './use-employee-edit'
import { Form } from '../../ui/fields/form'

const clashWords = {
  conflictTitle: 'clashTitle',
  conflictText: 'clashText',
  conflictBack: 'keepEditing',
  conflictSave: 'save',
  keepMine: 'clashMine',
  useTheirs: 'clashTheirs',
  empty: 'notGiven',
} as const

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
  const form = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(form)
  const edit = useEmployeeEdit({ employee, today, onSaved, onRefused: () => focusSoon(wrongField) })
  const [isLeaving, setIsLeaving] = useState(false)
  useUnsavedWork(edit.isDirty && !isLeaving)
  const close = () => (edit.isDirty ? setIsLeaving(true) : onClose())
  return (
    <SidePanel
      onClose={close}
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
      <Form ref={form} id={formId} onSend={edit.save} className="grid grid-cols-1 gap-4">
        <EmployeeFields edit={edit} isNew={employee === null} hasLeft={employee?.status === 'inativo'} />
      </Form>
      {edit.conflict && (
        <ConflictDialog
          conflict={edit.conflict}
          t={(key) => t(clashWords[key])}
          nameOf={(field) => fieldName(field, t)}
          linesOf={(field, draft) => [draftWords(field, draft, t)].filter((line) => line !== '')}
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
