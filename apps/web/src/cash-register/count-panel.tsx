import type { CashRegister } from '@balcao/contract/cash-register'
import { countedMethods } from '@balcao/domain/cash-register'
import { useId, useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { dropDraft } from '../shared/edit/rules/kept-draft'
import { useKeptDraft } from '../shared/edit/use-kept-draft'
import { Button } from '../ui/buttons/button'
import { SidePanel } from '../ui/dialogs/side-panel'
import { Field } from '../ui/fields/field'
import { Form } from '../ui/fields/form'
import { MoneyField } from '../ui/fields/money-field'
import { TextArea } from '../ui/fields/text-area'
import { Callout } from '../ui/notices/callout'
import { useCashActs } from './cash.queries'
import { countedCents, countOr, countPlace } from './count-values'
import { cashTexts } from './texts'
import { ValueTable } from './value-table'

interface CountPanelProps {
  register: CashRegister
  onClose: () => void
  onClosed: (closed: CashRegister) => void
}

/**
 * The close: first each method is counted without what should be there, then both stand side by side, and only then it
 * is closed. A count that was begun is kept.
 */
export function CountPanel({ register, onClose, onClosed }: CountPanelProps) {
  const t = useTexts(cashTexts)
  const errorText = useErrorText()
  const { close } = useCashActs()
  const formId = useId()
  const [place] = useState(() => countPlace(sessionStorage, register.id))
  const [values, setValues] = useState(() => countOr(place, register.id))
  const [compared, setCompared] = useState(false)
  const methods = countedMethods(register.expected)
  const counted = countedCents(values, methods)
  useKeptDraft(place, { id: register.id, version: 0, values }, true)

  const submit = async () => {
    if (!compared) {
      setCompared(true)
      return
    }
    try {
      const closed = await close.mutateAsync({
        registerId: register.id,
        counted,
        note: values.note.trim() || null,
      })
      dropDraft(place)
      onClosed(closed)
    } catch {
      // The panel says so and stays.
    }
  }
  return (
    <SidePanel
      onClose={onClose}
      startsAt="[name=cash]"
      title={t('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {compared && (
            <Button kind="secondary" onClick={() => setCompared(false)}>
              {t('countAgain')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={close.isPending}>
            {t(compared ? 'close' : 'compare')}
          </Button>
        </div>
      }
    >
      <Form id={formId} className="grid gap-4" onSend={submit}>
        {close.isError && (
          <Callout kind="danger" live>
            {errorText(close.error, t('closeFailed'))}
          </Callout>
        )}
        {compared ? (
          <>
            <ValueTable register={{ ...register, counted }} />
            <Field label={t('note')} hint={t('noteHint')}>
              {(ids) => (
                <TextArea
                  {...ids}
                  name="note"
                  maxLength={500}
                  value={values.note}
                  onChange={({ target }) => setValues((before) => ({ ...before, note: target.value }))}
                />
              )}
            </Field>
          </>
        ) : (
          <>
            <p className="text-ink-soft">{t('countText')}</p>
            {methods.map((method) => (
              <MoneyField
                key={method}
                label={t(`count_${method}`)}
                name={method}
                value={values.counted[method] ?? ''}
                onValueChange={(typed) =>
                  setValues((before) => ({ ...before, counted: { ...before.counted, [method]: typed } }))
                }
              />
            ))}
          </>
        )}
      </Form>
    </SidePanel>
  )
}
