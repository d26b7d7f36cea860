import { parsePriceEntry, type Catalogue } from '@balcao/domain/catalogue'
import { formatAmount } from '@balcao/domain/money'
import { useState } from 'react'
import { cx } from '../../../ui/look/class-names'
import { Money } from '../../../ui/values/money'
import { MoneyInput } from '../../../ui/fields/money-input'
import { useCatalogue } from '../../catalogue-context'
import { Pencil } from './pencil'
import { useBackToPencil, useInlineKeys, useSelectedField } from '../acts/use-inline-keys'

interface InlinePriceProps {
  cents: number
  label: string
  editLabel: string
  className?: string
  onSave: (cents: number, from: Catalogue) => void
}

/** A price that is edited where it stands; digits are cents (CATAL-50), nothing typed keeps the old one (CATAL-51). */
export function InlinePrice({ cents, label, editLabel, className, onSave }: InlinePriceProps) {
  const { store } = useCatalogue()
  const [from, setFrom] = useState<Catalogue | null>(null)
  const pencil = useBackToPencil(from !== null)
  const start = () => setFrom(store.view() ?? null)
  if (from) {
    return (
      <PriceEditor
        cents={cents}
        label={label}
        onSave={(typed) => onSave(typed, from)}
        onEnd={() => setFrom(null)}
      />
    )
  }
  return (
    <span className={cx('inline-flex items-center', className)}>
      <span onDoubleClick={start} className="rounded-sm font-semibold hover:bg-sunken">
        <Money cents={cents} />
      </span>
      <Pencil ref={pencil} label={editLabel} onPress={start} />
    </span>
  )
}

function PriceEditor({
  cents,
  label,
  onSave,
  onEnd,
}: {
  cents: number
  label: string
  onSave: (cents: number) => void
  onEnd: () => void
}) {
  const [began] = useState(() => formatAmount(cents))
  const [typed, setTyped] = useState(began)
  const save = () => {
    const entered = parsePriceEntry(typed)
    if (entered !== null && typed !== began) onSave(entered)
    onEnd()
  }
  const keys = useInlineKeys({ dirty: typed !== began, onSave: save, onCancel: onEnd })
  const field = useSelectedField<HTMLInputElement>()
  return (
    <span className="block w-36">
      <MoneyInput
        {...keys}
        inputRef={field}
        aria-label={label}
        value={typed}
        onValueChange={setTyped}
        className="min-h-11"
      />
    </span>
  )
}
