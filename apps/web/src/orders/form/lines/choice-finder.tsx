import { formatBrl } from '@balcao/domain/money'
import { searchByWords } from '@balcao/domain/text'
import { useState, type ComponentProps } from 'react'
import { useTexts } from '../../../i18n/language'
import type { ChoiceFinder } from '../../../shared/orders/product/choice-row'
import { productTexts } from '../../../shared/orders/product/texts'
import { ComboBox } from '../../../ui/choices/combo-box'

const mostShown = 30

/** Flavours and options are found by letters; Enter takes the first. */
export function FindChoice({ label, rows, chosen, onChoose }: ComponentProps<ChoiceFinder>) {
  const t = useTexts(productTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const name = rows.find(({ id }) => id === chosen)?.nome ?? ''
  const found = searchByWords(rows, typed ?? '', ({ nome }) => ({ names: [nome] })).slice(0, mostShown)
  return (
    <ComboBox
      strict
      label={label}
      value={typed ?? name}
      onValueChange={setTyped}
      options={found.map(({ id, nome, cents }) => ({
        id,
        content: (
          <>
            <span className="min-w-0 flex-1 break-words">{nome}</span>
            {cents !== null && <span className="whitespace-nowrap tabular-nums">{formatBrl(cents)}</span>}
          </>
        ),
      }))}
      nothing={t('noneFound')}
      onChoose={(id) => {
        setTyped(null)
        onChoose(id)
      }}
      onLeave={() => setTyped(null)}
    />
  )
}
