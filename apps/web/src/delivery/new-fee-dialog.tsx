import { addFee, FeeError, type FeeGroup } from '@balcao/domain/delivery'
import { centsFromDigits } from '@balcao/domain/money'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { FormDialog } from '../ui/dialogs/form-dialog'
import { IconButton } from '../ui/buttons/icon-button'
import { TextInput } from '../ui/fields/text-input'
import { deliveryTexts, type TakenText } from './texts'
import { MoneyField } from '../ui/fields/money-field'

type FeeProblem = TakenText | 'feeInvalid' | 'noNeighbourhood'

interface NewFeeDialogProps {
  groups: readonly FeeGroup[]
  /** Said when the fee exists: the two screens have words of their own (DELIV-20, DELIV-26). */
  takenText: TakenText
  onAdd: (groups: FeeGroup[]) => void
  onClose: () => void
}

/** A new fee with its neighbourhoods; begins with one empty row (DELIV-03, DELIV-18 to DELIV-22). */
export function NewFeeDialog({ groups, takenText, onAdd, onClose }: NewFeeDialogProps) {
  const t = useTexts(deliveryTexts)
  const [fee, setFee] = useState('')
  const [names, setNames] = useState([''])
  const [problem, setProblem] = useState<{ field: 'fee' | 'names'; text: FeeProblem } | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const submit = () => {
    try {
      onAdd(addFee(groups, centsFromDigits(fee), names))
    } catch (error) {
      if (!(error instanceof FeeError)) throw error
      const texts = {
        fee_invalid: ['fee', 'feeInvalid'],
        fee_taken: ['fee', takenText],
        no_neighbourhood: ['names', 'noNeighbourhood'],
        name_missing: ['names', 'noNeighbourhood'],
        group_missing: ['fee', 'feeInvalid'],
      } as const
      const [field, text] = texts[error.code]
      setProblem({ field, text })
    }
  }
  const setName = (place: number, name: string) => {
    setNames((before) => before.map((one, index) => (index === place ? name : one)))
    setProblem(null)
  }
  const addRow = () => {
    setNames((before) => [...before, ''])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }

  return (
    <FormDialog
      title={t('newFee')}
      words={{ cancel: t('cancel'), save: t('create') }}
      onSave={submit}
      onClose={onClose}
    >
      <MoneyField
        label={t('fee')}
        error={problem?.field === 'fee' ? t(problem.text) : undefined}
        value={fee}
        onValueChange={(value) => {
          setFee(value)
          setProblem(null)
        }}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('neighbourhoods')}</legend>
        <ul ref={list} className="grid gap-2">
          {names.map((name, place) => (
            <li key={place} className="flex items-center gap-2">
              <TextInput
                aria-label={t('neighbourhoodNumber', { number: place + 1 })}
                value={name}
                maxLength={80}
                onChange={(event) => setName(place, event.target.value)}
              />
              {names.length > 1 && (
                <IconButton
                  label={t('removeRow', { number: place + 1 })}
                  icon={<X size={20} aria-hidden="true" />}
                  onClick={() => setNames((before) => before.filter((_one, index) => index !== place))}
                />
              )}
            </li>
          ))}
        </ul>
        {problem?.field === 'names' && (
          <p role="alert" className="text-sm font-semibold text-danger-ink">
            {t(problem.text)}
          </p>
        )}
        <Button kind="quiet" icon={<Plus size={20} aria-hidden="true" />} onClick={addRow} className="w-fit">
          {t('anotherRow')}
        </Button>
      </fieldset>
    </FormDialog>
  )
}
