import { formatBrl } from '@balcao/domain/money'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { isRefusal } from '../../lib/http/api-error'
import { answersTexts } from '../../shared/customer/answers/texts'
import { Callout } from '../../ui/notices/callout'
import { bookingTexts } from '../texts'
import type { BookingOutcome } from './send-booking'

/** What keeps the customer at the form, where something can be done about it. */
export type Refused = Extract<BookingOutcome, { kind: 'fields' | 'failed' | 'dearer' | 'questions' }>

/** That the booking was not made, why, and what to press next. */
export function Refusal({ outcome }: { outcome: Refused }) {
  const t = useTexts(bookingTexts)
  const tAnswers = useTexts(answersTexts)
  const errorText = useErrorText()
  const why = () => {
    switch (outcome.kind) {
      case 'dearer':
        return t('dearerText', { price: formatBrl(outcome.cost.cents) })
      case 'questions':
        return tAnswers('changed')
      case 'fields':
        return outcome.error.fields.map(({ mensagem }) => mensagem).join(' ')
      default:
        return isRefusal(outcome.error) ? errorText(outcome.error, '') : t('confirmAgain')
    }
  }
  return (
    <Callout kind="danger" live>
      <p>{t(outcome.kind === 'dearer' ? 'dearer' : 'confirmFailed')}</p>
      <p>{why()}</p>
    </Callout>
  )
}
