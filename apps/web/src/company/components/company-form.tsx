import type { CompanyRecord } from '@balcao/contract/company'
import { useEffect, useRef } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useFocusSoon, wrongField } from '../../lib/hooks/use-focus-soon'
import { LyingDialog } from '../../shared/hours/left-outside/lying-dialog'
import { zoneOf } from '../../shared/company/company-query'
import { ConflictDialog } from '../../shared/edit/conflict-dialog'
import { SaveBar } from '../../shared/edit/save-bar'
import { hoursTexts } from '../../shared/hours/texts'
import { Callout } from '../../ui/notices/callout'
import { companyFields, valuesOf, type CompanyValues } from '../company-values'
import { fieldWords } from '../field-words'
import { saveFailureText } from '../save-failure'
import { companyTexts } from '../texts'
import { useCompanyEdit } from '../use-company-edit'
import { AboutFields } from './fields/about-fields'
import { AcceptanceFields } from './fields/acceptance-fields'
import { AddressFields } from './fields/address-fields'
import { BasicFields } from './fields/basic-fields'
import { ConfirmPasswordDialog } from './confirm-password-dialog'
import { HoursEditor } from './fields/hours-editor'
import { PageFields } from './fields/page-fields'
import { PaymentFields } from './fields/payment-fields'
import { Form } from '../../ui/fields/form'

interface CompanyFormProps {
  /** The record as it is now; the form stands on the one it began with. */
  record: CompanyRecord
  draft: CompanyValues | null
  onSaved: () => void
  /** Gets what was typed, when that is anything. */
  onCancel: (dropped: CompanyValues | null) => void
}

/** The company's data being edited. A failed save keeps everything; leaving asks first. */
export function CompanyForm({ record, draft, onSaved, onCancel }: CompanyFormProps) {
  const t = useTexts(companyTexts)
  const tHours = useTexts(hoursTexts)
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(form)
  const edit = useCompanyEdit({ record, draft, onSaved, onRefused: () => focusSoon(wrongField) })
  const count = edit.changed.length
  useUnsavedWork(count > 0)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  const changedElsewhere =
    !edit.busy && companyFields.changed(valuesOf(edit.base), valuesOf(record)).length > 0
  return (
    <>
      <Form
        ref={form}
        className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4 lg:gap-5 [&_:is(input,select,textarea,button)]:scroll-mt-4 [&_:is(input,select,textarea,button)]:scroll-mb-32"
        onSend={() => edit.save()}
      >
        <h2 ref={title} tabIndex={-1} className="text-xl focus:outline-none">
          {t('editing')}
        </h2>
        <div role="status" className="grid gap-3 empty:hidden">
          {changedElsewhere && <Callout kind="warning">{t('changedElsewhere')}</Callout>}
        </div>
        <BasicFields edit={edit} record={record} />
        <AddressFields edit={edit} />
        <HoursEditor edit={edit} />
        <AboutFields edit={edit} />
        <PageFields edit={edit} />
        <PaymentFields edit={edit} />
        <AcceptanceFields edit={edit} />
        {edit.failure && (
          <Callout kind="danger" live>
            <p>{saveFailureText(edit.failure.error, errorText(edit.failure.error, ''), t)}</p>
            <p className="font-normal">{t('saveKept')}</p>
          </Callout>
        )}
        <SaveBar
          words={{
            state: count === 0 ? t('nothingChanged') : t('changedCount', { count }),
            drop: t('cancel'),
            save: t('save'),
          }}
          busy={edit.busy}
          onDrop={() => onCancel(count > 0 ? edit.values : null)}
        />
        {edit.conflict && (
          <ConflictDialog
            conflict={edit.conflict}
            t={t}
            nameOf={(field) => t(`field_${field}`)}
            linesOf={(field, values, other) => fieldWords(field, values, other, { t, tHours })}
          />
        )}
      </Form>
      {edit.lying && (
        <LyingDialog
          act="hours"
          {...edit.lying}
          zone={zoneOf(record)}
          busy={edit.busy}
          onClose={() => edit.decideLying(null)}
          onAccept={(tell) => edit.decideLying(tell ? 'avisar' : 'manter')}
        />
      )}
      {edit.asks && (
        <ConfirmPasswordDialog asks={edit.asks} onConfirmed={edit.confirmed} onClose={edit.unconfirmed} />
      )}
    </>
  )
}
