import type { CompanyRecord } from '@balcao/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { readCompanyAgain } from '../shared/company/company-query'
import { useCompanyCnpj } from '../shared/company/company-scope'
import { useSaveCompany } from '../shared/company/use-save-company'
import { logFailure } from '../lib/log'
import { notify } from '../ui/notify'
import { isHoursProblem, problemsOf, type CompanyProblems } from './company-problems'
import {
  changesOf,
  fieldsChanged,
  fieldsOf,
  valuesOf,
  withField,
  type CompanyFieldName,
  type CompanyValues,
} from './company-values'
import { mergeCompany, type CompanyMerge } from './merge-company'
import { namesOf } from './field-names'
import { saveFailureText } from './save-failure'
import { companyTexts } from './texts'

/** A save that waits for who is signed in to say that it is them. */
interface WaitingSave {
  asks: 'password' | 'pin'
  act: () => Promise<void>
}

/** Somebody else saved the same fields meanwhile. */
export interface CompanyConflict {
  merge: CompanyMerge
  mine: CompanyValues
  theirs: CompanyRecord
}

export interface CompanyEdit {
  values: CompanyValues
  change: (values: Partial<CompanyValues>) => void
  /** The fields that a save would send. */
  changed: CompanyFieldName[]
  /** Shown from the first attempt to save on. */
  problems: CompanyProblems
  /** Counts the refused attempts, so that each of them moves the focus. */
  refusals: number
  busy: boolean
  /** Why the last save failed. */
  failure: { error: unknown } | null
  conflict: CompanyConflict | null
  /** What must be confirmed before the save goes on; null when nothing is asked. */
  asks: WaitingSave['asks'] | null
  /** It was: the very same save goes on. */
  confirmed: () => void
  /** It was not: nothing is saved, nothing typed is lost. */
  unconfirmed: () => void
  /** The record that this edit stands on. */
  base: CompanyRecord
  save: () => Promise<void>
  /** Saves with these fields of the other person, and mine for the rest. */
  settle: (fromTheirs: readonly CompanyFieldName[]) => Promise<void>
  backToEdit: () => void
}

interface CompanyEditOptions {
  record: CompanyRecord
  /** What was typed before, when an edit is taken up again. */
  draft: CompanyValues | null
  onSaved: () => void
}

/** One edit of the company's own fields: what is typed, what is wrong with it, and saving it past other people. */
export function useCompanyEdit({ record, draft, onSaved }: CompanyEditOptions): CompanyEdit {
  const client = useQueryClient()
  const cnpj = useCompanyCnpj()
  const { mutateAsync } = useSaveCompany()
  const [base, setBase] = useState(record)
  const [values, setValues] = useState(() => draft ?? valuesOf(record))
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [conflict, setConflict] = useState<CompanyConflict | null>(null)
  const [waiting, setWaiting] = useState<WaitingSave | null>(null)

  const changedFrom = (from: CompanyRecord, typed: CompanyValues) =>
    fieldsChanged(fieldsOf(valuesOf(from)), fieldsOf(typed))

  const store = async (from: CompanyRecord, typed: CompanyValues): Promise<void> => {
    const names = changedFrom(from, typed)
    try {
      await mutateAsync({ changes: changesOf(fieldsOf(typed), names), versao: from.versao })
      const t = textsNow(companyTexts)
      notify.success(t('saved', { list: namesOf(names, t) }))
      onSaved()
    } catch (error) {
      if (!hasCode(error, 'COMPANY_CHANGED')) throw error
      const theirs = await readCompanyAgain(client, cnpj)
      const merge = mergeCompany(valuesOf(from), typed, valuesOf(theirs))
      // An answer that is no newer than what was refused would be refused for ever.
      if (theirs.versao === from.versao) throw error
      if (merge.conflicts.length > 0) return setConflict({ merge, mine: typed, theirs })
      return proceed(theirs, merge.values, merge.taken)
    }
  }

  const proceed = async (from: CompanyRecord, typed: CompanyValues, taken: readonly CompanyFieldName[]) => {
    const t = textsNow(companyTexts)
    setBase(from)
    setValues(typed)
    if (taken.length > 0) notify.info(t('conflictTaken', { fields: namesOf(taken, t) }))
    if (changedFrom(from, typed).length > 0) return store(from, typed)
    notify.success(t('savedPlain'))
    onSaved()
  }

  const attempt = async (act: () => Promise<void>) => {
    const t = textsNow(companyTexts)
    const saying = notify.loading(t('saving'))
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      if (hasCode(error, 'CONFIRMATION_NEEDED'))
        return setWaiting({ asks: error.fields[0]?.path === 'pin' ? 'pin' : 'password', act })
      logFailure('the company was not saved', error)
      const text = saveFailureText(error, errorText(error, currentLanguage(), ''), textsNow(companyTexts))
      setFailure({ error })
      notify.error(text)
    } finally {
      notify.dismiss(saying)
      setBusy(false)
    }
  }

  return {
    values,
    change: (some) => setValues((known) => ({ ...known, ...some })),
    changed: changedFrom(base, values),
    problems: refusals > 0 ? problemsOf(values) : {},
    refusals,
    busy,
    failure,
    conflict,
    asks: waiting?.asks ?? null,
    confirmed() {
      if (!waiting) return
      setWaiting(null)
      void attempt(waiting.act)
    },
    unconfirmed: () => setWaiting(null),
    base,
    async save() {
      const t = textsNow(companyTexts)
      if (changedFrom(base, values).length === 0) return void notify.info(t('noChanges'))
      const paths = Object.keys(problemsOf(values))
      if (paths.length === 0) return attempt(() => store(base, values))
      setRefusals((count) => count + 1)
      if (paths.some(isHoursProblem)) notify.error(t('hoursInvalid'))
      if (!paths.every(isHoursProblem)) notify.error(t('fixErrors'))
    },
    async settle(fromTheirs) {
      if (!conflict) return
      const { merge, theirs } = conflict
      const settled = fromTheirs.reduce(
        (typed, name) => withField(typed, name, valuesOf(theirs)),
        merge.values,
      )
      setConflict(null)
      await attempt(() => proceed(theirs, settled, merge.taken))
    },
    backToEdit: () => setConflict(null),
  }
}
