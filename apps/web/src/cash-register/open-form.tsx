import { centsFromDigits } from '@balcao/domain/money'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { newId } from '../lib/new-id'
import { Button } from '../ui/buttons/button'
import { Form } from '../ui/fields/form'
import { MoneyField } from '../ui/fields/money-field'
import { Callout } from '../ui/notices/callout'
import { TitledCard } from '../ui/page/titled-card'
import { useCashActs } from './cash.queries'
import { cashTexts } from './texts'

/** No register is open: it is opened with the change that lies in the drawer. */
export function OpenForm() {
  const t = useTexts(cashTexts)
  const errorText = useErrorText()
  const { open } = useCashActs()
  // One id for all tries: a repeat opens no second one.
  const [id] = useState(newId)
  const [change, setChange] = useState('')
  return (
    <TitledCard icon={<Wallet size={22} />} title={t('closedTitle')} text={t('closedText')}>
      <Form
        className="flex flex-wrap items-end gap-4"
        onSend={() => open.mutate({ id, opening_cents: centsFromDigits(change) ?? 0 })}
      >
        <div className="w-full max-w-60">
          <MoneyField label={t('opening')} name="opening" value={change} onValueChange={setChange} />
        </div>
        <Button type="submit" className="min-h-12" busy={open.isPending}>
          {t('open')}
        </Button>
      </Form>
      {open.isError && (
        <Callout kind="danger" live>
          {errorText(open.error, t('openFailed'))}
        </Callout>
      )}
    </TitledCard>
  )
}
