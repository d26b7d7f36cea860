import type { CompanyRecord } from '@balcao/contract/company'
import { useRef, useState } from 'react'
import { errorText } from '../i18n/error-text'
import { currentLanguage, textsNow } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { logFailure } from '../lib/log'
import {
  lyingOrders,
  lyingThere,
  type LyingAppointment,
  type LyingOrder,
} from '../shared/hours/left-outside/lying-there'
import { useCompanySaving } from '../shared/company/use-company-saving'
import type { LeftOutside } from '../shared/company/use-save-company'
import { useEdit, type Conflict } from '../shared/edit/use-edit'
import { listWords } from '../shared/words/list-words'
import { notify } from '../ui/notices/notify'
import { isHoursProblem, problemsOf, type CompanyProblems } from './company-problems'
import {
  changesOf,
  companyFields,
  fieldsOf,
  valuesOf,
  type CompanyFieldName,
  type CompanyValues,
} from './company-values'
import { saveFailureText } from './save-failure'
import { companyTexts } from './texts'

interface Lying {
  appointments: LyingAppointment[]
  orders: LyingOrder[]
}

export interface CompanyEdit {
  values: CompanyValues
  change: (values: Partial<CompanyValues>) => void
  /** The fields that a save would send. */
  changed: CompanyFieldName[]
  /** Shown from the first attempt to save on. */
  problems: CompanyProblems
  busy: boolean
  /** Why the last save failed. */
  failure: { error: unknown } | null
  conflict: Conflict<CompanyValues, CompanyFieldName> | null
  /** What must be confirmed before the save goes on; null when nothing is asked. */
  asks: 'password' | 'pin' | null
  /** It was: the very same save goes on. */
  confirmed: () => void
  /** It was not: nothing is saved, nothing typed is lost. */
  unconfirmed: () => void
  /** What the new hours leave outside: nothing is saved before it is said what becomes of it. */
  lying: Lying | null
  /** They stay, or their customers are told as well; null goes back to the form. */
  decideLying: (outside: LeftOutside | null) => void
  /** The record that this edit stands on. */
  base: CompanyRecord
  save: () => Promise<void>
}

interface CompanyEditOptions {
  record: CompanyRecord
  /** What was typed before, when an edit is taken up again. */
  draft: CompanyValues | null
  onSaved: () => void
  /** Something typed keeps it from being saved. */
  onRefused: () => void
}

/** One edit of the company's own fields: what is typed, what is wrong with it, and saving it past other people. */
export function useCompanyEdit({ record, draft, onSaved, onRefused }: CompanyEditOptions): CompanyEdit {
  const saving = useCompanySaving()
  const [start] = useState(() => ({ base: record, draft: draft ?? valuesOf(record) }))
  const [isRefused, setIsRefused] = useState(false)
  const [asks, setAsks] = useState<CompanyEdit['asks']>(null)
  const [lying, setLying] = useState<Lying | null>(null)
  const outside = useRef<LeftOutside | undefined>(undefined)
  const edit = useEdit<CompanyRecord, CompanyValues, CompanyFieldName>({
    ...saving,
    stored: record,
    start,
    fields: companyFields,
    draftOf: valuesOf,
    send: (base, values) =>
      saving.save(
        base,
        changesOf(fieldsOf(values), companyFields.changed(valuesOf(base), values)),
        outside.current,
      ),
    nameOf: (field) => textsNow(companyTexts)(`field_${field}`),
    onSaved(_, { sent, isWhole }) {
      const t = textsNow(companyTexts)
      const list = listWords(sent.map((name) => t(`field_${name}`)))
      notify.success(sent.length > 0 ? t('saved', { list }) : t('savedPlain'))
      if (isWhole) onSaved()
    },
    onFailure(error) {
      if (hasCode(error, 'CONFIRMATION_NEEDED'))
        return setAsks(error.fields[0]?.path === 'pin' ? 'pin' : 'password')
      if (hasCode(error, 'HOURS_LEAVE_APPOINTMENTS'))
        return setLying({
          appointments: lyingThere(error.current),
          orders: lyingOrders(error.current),
        })
      logFailure('the company was not saved', error)
      notify.error(saveFailureText(error, errorText(error, currentLanguage(), ''), textsNow(companyTexts)))
    },
  })
  const values = edit.draft ?? start.draft

  const store = async (act: () => Promise<boolean>): Promise<boolean> => {
    const saying = notify.loading(textsNow(companyTexts)('saving'))
    try {
      return await act()
    } finally {
      notify.dismiss(saying)
    }
  }

  return {
    values,
    change: (some) => edit.change((known) => ({ ...known, ...some })),
    changed: edit.changed,
    problems: isRefused ? problemsOf(values) : {},
    busy: edit.busy,
    failure: hasCode(edit.failure?.error, 'CONFIRMATION_NEEDED', 'HOURS_LEAVE_APPOINTMENTS')
      ? null
      : edit.failure,
    conflict: edit.conflict && {
      ...edit.conflict,
      resolve: (fromTheirs) => store(async () => (await edit.conflict?.resolve(fromTheirs)) ?? false),
    },
    asks,
    confirmed() {
      setAsks(null)
      void store(() => edit.save())
    },
    unconfirmed: () => setAsks(null),
    lying,
    decideLying(decided) {
      if (decided === null) return setLying(null)
      outside.current = decided
      void store(async () => {
        try {
          return await edit.save()
        } finally {
          outside.current = undefined
          setLying(null)
        }
      })
    },
    base: edit.base ?? record,
    async save() {
      const t = textsNow(companyTexts)
      if (edit.changed.length === 0) return void notify.info(t('noChanges'))
      const paths = Object.keys(problemsOf(values))
      if (paths.length === 0) return void (await store(() => edit.save()))
      setIsRefused(true)
      onRefused()
      if (paths.some(isHoursProblem)) notify.error(t('hoursInvalid'))
      if (!paths.every(isHoursProblem)) notify.error(t('fixErrors'))
    },
  }
}
