import { readDelivery } from '@balcao/domain/delivery'
import { formatBrl } from '@balcao/domain/money'
import { searchByWords } from '@balcao/domain/text'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/language'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { ComboBox } from '../../../ui/choices/combo-box'
import { ordersTexts } from '../../texts'
import type { OrderFormState } from '../use-order-form'

const mostShown = 30

/** The neighbourhood: those that the shop delivers to are proposed with their fee; any other may be typed. */
export function PlaceField({ form: { values, set, problemOf } }: { form: OrderFormState }) {
  const t = useTexts(ordersTexts)
  const { record } = useCompanyRecord()
  const places = useMemo(
    () =>
      record
        ? readDelivery(record)
            .groups.flatMap(({ bairros, centavos }) => bairros.map((bairro) => ({ bairro, centavos })))
            .sort((one, other) => one.bairro.localeCompare(other.bairro, 'pt'))
        : [],
    [record],
  )
  const found = searchByWords(places, values.neighbourhood, ({ bairro }) => ({ names: [bairro] }))
  return (
    <ComboBox
      label={t('neighbourhood')}
      error={problemOf('neighbourhood')}
      name="neighbourhood"
      maxLength={80}
      value={values.neighbourhood}
      onValueChange={(neighbourhood) => set({ neighbourhood })}
      options={found.slice(0, mostShown).map(({ bairro, centavos }) => ({
        id: bairro,
        content: (
          <>
            <span className="min-w-0 flex-1 break-words">{bairro}</span>
            <span className="whitespace-nowrap tabular-nums">{formatBrl(centavos)}</span>
          </>
        ),
      }))}
      onChoose={(neighbourhood) => set({ neighbourhood })}
    />
  )
}
