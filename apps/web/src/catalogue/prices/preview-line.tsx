import type { PricePreview } from '@balcao/domain/catalogue'
import { ArrowRight } from 'lucide-react'
import { Money } from '../../ui/values/money'
import type { PreviewItem } from './group-preview'

/** One item with its prices before and after; unticked, it keeps them. */
export function PreviewLine({
  line,
  chosen,
  onToggle,
}: {
  line: PreviewItem
  chosen: boolean
  onToggle: (id: string) => void
}) {
  return (
    <li className="border-t border-line [contain-intrinsic-size:auto_56px] [content-visibility:auto]">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={chosen}
          onChange={() => onToggle(line.id)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className={`min-w-0 flex-1 break-words ${chosen ? 'font-medium' : 'text-ink-soft'}`}>
          {line.nome}
        </span>
        <span className="grid justify-items-end gap-0.5">
          {line.prices.map((price) => (
            <PriceStep key={price.tipo} price={price} named={line.prices.length > 1} still={!chosen} />
          ))}
        </span>
      </label>
    </li>
  )
}

function PriceStep({ price, named, still }: { price: PricePreview; named: boolean; still: boolean }) {
  const { tipo, before, after } = price
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {named && <span className="text-sm text-ink-soft">{tipo}</span>}
      {still || before === after ? (
        <Money cents={before} className="text-ink-soft" />
      ) : (
        <>
          <Money cents={before} className="text-ink-soft line-through" />
          <ArrowRight size={16} aria-label="→" className="text-ink-soft" />
          <Money cents={after} className="font-bold" />
        </>
      )}
    </span>
  )
}
