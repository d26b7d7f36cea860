import type { Employee } from '@balcao/contract/employees'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { newId } from '../../lib/new-id'
import { notify } from '../../ui/notify'
import { useCreateEmployee, useEditEmployee } from '../employees.queries'
import { employeesTexts } from '../texts'
import {
  changedFields,
  createBody,
  draftOf,
  editBody,
  newDraft,
  problemsOf,
  type DraftField,
  type EmployeeDraft,
} from './employee-draft'
import { mergeDrafts, withFields, type MergedDrafts } from './merge-drafts'

/** What somebody else saved meanwhile, and how it goes together with what was typed here. */
export interface EmployeeConflict extends MergedDrafts {
  theirs: EmployeeDraft
}

interface EmployeeEditOptions {
  /** Null for a new one. */
  employee: Employee | null
  /** YYYY-MM-DD on the company's clock. */
  today: string
  onSaved: (employee: Employee) => void
}

/** The form's values, what is wrong with them, and saving: what somebody else saved meanwhile is never overwritten. */
export function useEmployeeEdit({ employee, today, onSaved }: EmployeeEditOptions) {
  const t = useTexts(employeesTexts)
  const errorText = useErrorText()
  const [start] = useState(() => ({ id: employee?.id ?? newId(), version: employee?.version ?? 0 }))
  const [version, setVersion] = useState(start.version)
  const [base, setBase] = useState(() => (employee ? draftOf(employee) : newDraft(today)))
  const [draft, setDraft] = useState(base)
  const [conflict, setConflict] = useState<EmployeeConflict | null>(null)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const create = useCreateEmployee()
  const edit = useEditEmployee(start.id)
  const problems = asked ? problemsOf(draft) : {}

  const meet = (theirs: Employee) => {
    const now = draftOf(theirs)
    const merged = mergeDrafts(base, draft, now)
    setVersion(theirs.version)
    setBase(now)
    setDraft(merged.draft)
    setConflict({ ...merged, theirs: now })
  }

  const send = async (wanted: EmployeeDraft, since: number) => {
    setRefused({})
    try {
      const saved = employee
        ? await edit.mutateAsync(editBody(since, base, wanted))
        : await create.mutateAsync(createBody(start.id, wanted))
      notify.success(t('saved'))
      onSaved(saved)
    } catch (error) {
      if (hasCode(error, 'EMPLOYEE_CHANGED') && error.current) return meet(error.current as Employee)
      logFailure('an employee was not saved', error)
      if (error instanceof ApiError)
        setRefused(Object.fromEntries(error.fields.map(({ path, mensagem }) => [path, mensagem])))
      if (!hasCode(error, 'ROLE_FORBIDDEN')) notify.error(errorText(error, t('saveFailed')))
    }
  }

  return {
    draft,
    isDirty: changedFields(base, draft).length > 0,
    busy: create.isPending || edit.isPending,
    conflict,
    problemOf: (field: DraftField) => (problems[field] ? t(problems[field]) : refused[field]),
    change: (part: Partial<EmployeeDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** Back to the form; both versions stay known. */
    leaveConflict: () => setConflict((now) => now && { ...now, clashes: [] }),
    settle: (fromTheirs: DraftField[]) => {
      if (!conflict) return
      const settled = withFields(draft, conflict.theirs, fromTheirs)
      setDraft(settled)
      setConflict(null)
      void send(settled, version)
    },
    save: () => {
      setAsked(true)
      if (Object.keys(problemsOf(draft)).length === 0) void send(draft, version)
    },
  }
}
