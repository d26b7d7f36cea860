import { priceCart, type CartEntry, type MenuRows } from '@balcao/domain/menu'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { Button } from '../../../ui/buttons/button'
import { itemWords } from '../../../shared/orders/item-words'
import { Callout } from '../../../ui/notices/callout'
import { entryTexts } from '../texts'

interface OfferedItemsProps {
  offered: readonly CartEntry[]
  menu: MenuRows
  onTake: () => void
}

/** What the customer has put together in the conversation, to be taken over by one press. */
export function OfferedItems({ offered, menu, onTake }: OfferedItemsProps) {
  const t = useTexts(entryTexts)
  const [isTaken, setTaken] = useState(false)
  const { lines } = priceCart(menu, offered, useMinute())
  if (isTaken || lines.length === 0) return null
  return (
    <Callout
      action={
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={() => {
            setTaken(true)
            onTake()
          }}
        >
          {t('useChatItems')}
        </Button>
      }
    >
      <p>{t('inChat')}</p>
      <ul className="font-normal">
        {lines.map((line, place) => (
          <li key={place}>{itemWords(line)}</li>
        ))}
      </ul>
    </Callout>
  )
}
