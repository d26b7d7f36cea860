import { Employee } from '@balcao/contract/employees'
import { useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../../i18n/language'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { newId } from '../../lib/new-id'
import { currentOf } from '../../shared/edit/rules/current-of'
import { plainFields } from '../../shared/edit/rules/fields'
import { useEdit } from '../../shared/edit/use-edit'
import { notify } from '../../ui/notices/notify'
import { useCreateEmployee, useEditEmployee } from '../employees.queries'
import { fieldName } from '../field-name'
import { employeesTexts } from '../texts'
import {
  createBody,
  draftOf,
  editBody,
  newDraft,
  problemsOf,
  type DraftField,
  type EmployeeDraft,
} from './employee-draft'

const fields = plainFields<EmployeeDraft>()

interface EmployeeEditOptions {
  /** Null for a new one. */
  employee: Employee | null
  /** YYYY-MM-DD on the company's clock. */
  today: string
  onSaved: (employee: Employee) => void
  /** Something typed keeps it from being saved. */
  onRefused: () => void
}

/** The form's values, what is wrong with them, and saving: what somebody else saved meanwhile is never overwritten. */
export function useEmployeeEdit({ employee, today, onSaved, onRefused }: EmployeeEditOptions) {
  const t = useTexts(employeesTexts)
  const [start] = useState(() => {
    const fresh = newDraft(today)
    return { id: employee?.id ?? newId(), fresh, draft: employee ? draftOf(employee) : fresh }
  })
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const { mutateAsync: create } = useCreateEmployee()
  const { mutateAsync: change } = useEditEmployee(start.id)
  const draftSince = (base: Employee | null) => (base ? draftOf(base) : start.fresh)
  const edit = useEdit<Employee | null, EmployeeDraft, DraftField>({
    stored: employee,
    start: { base: employee, draft: start.draft },
    fields,
    draftOf: draftSince,
    versionOf: (base) => base?.version ?? 0,
    send: (base, draft) =>
      base ? change(editBody(base.version, draftOf(base), draft)) : create(createBody(start.id, draft)),
    theirsOf: (error) => currentOf(error, 'EMPLOYEE_CHANGED', Employee),
    nameOf: (field) => fieldName(field, textsNow(employeesTexts)),
    onSaved(saved, { isWhole }) {
      notify.success(textsNow(employeesTexts)('saved'))
      if (saved && isWhole) onSaved(saved)
    },
    onFailure(error) {
      logFailure('an employee was not saved', error)
      if (error instanceof ApiError && error.fields.length > 0) {
        setRefused(Object.fromEntries(error.fields.map(({ path, mensagem }) => [path, mensagem])))
        onRefused()
      }
      if (hasCode(error, 'ROLE_FORBIDDEN')) return
      notify.error(errorText(error, currentLanguage(), textsNow(employeesTexts)('saveFailed')))
    },
  })
  const draft = edit.draft ?? start.draft
  const problems = asked ? problemsOf(draft) : {}

  return {
    draft,
    isDirty: edit.changed.length > 0,
    busy: edit.busy,
    conflict: edit.conflict,
    problemOf: (field: DraftField) => (problems[field] ? t(problems[field]) : refused[field]),
    change(part: Partial<EmployeeDraft>) {
      edit.change((before) => ({ ...before, ...part }))
      setRefused((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
      }))
    },
    save() {
      setAsked(true)
      setRefused({})
      if (Object.keys(problemsOf(draft)).length === 0) void edit.save()
      else onRefused()
    },
  }
}
