import { partOnScreen } from '@balcao/domain/catalogue'
import { useTexts } from '../../../i18n/language'
import { Callout } from '../../../ui/notices/callout'
import { LinkButton } from '../../../ui/buttons/link-button'
import { listWords } from '../../../shared/words/list-words'
import { ordersTexts } from '../../texts'
import { entryTexts } from '../texts'
import type { Lines } from './use-lines'

interface MissingLinesProps {
  missing: Lines['missing']
  onDismiss: () => void
}

/** What of an order could not be taken over, by name. */
export function MissingLines({ missing, onDismiss }: MissingLinesProps) {
  const t = useTexts(entryTexts)
  const words = useTexts(ordersTexts)
  if (!missing) return null
  const { leftOut, without } = missing
  return (
    <Callout kind="warning" live action={<LinkButton onClick={onDismiss}>{words('dismiss')}</LinkButton>}>
      <ul className="grid gap-1">
        {leftOut.map(({ name, why, gone }, place) => (
          <li key={place}>
            {gone.length > 0
              ? t('leftFor', { name, list: listWords(gone.map(partOnScreen)) })
              : t(`left_${why}`, { name })}
          </li>
        ))}
        {without.map(({ name, options }, place) => (
          <li key={leftOut.length + place}>{t('leftOptions', { name, list: listWords(options) })}</li>
        ))}
      </ul>
    </Callout>
  )
}
