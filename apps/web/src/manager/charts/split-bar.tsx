import { cx } from '../../ui/look/class-names'

export interface SplitPart {
  key: 'first' | 'second' | 'third'
  name: string
  value: number
  /** Words on the part, the most telling first. */
  lines: readonly string[]
}

const fills = { first: 'bg-accent', second: 'bg-marigold', third: 'bg-line-strong' } as const

/** A whole in up to three parts, in the order of the legend below it, which names each with its figures. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex h-9 gap-0.5 overflow-hidden rounded-md bg-sunken">
        {parts
          .filter(({ value }) => value > 0)
          .map(({ key, value }) => (
            <span key={key} className={cx('min-w-1', fills[key])} style={{ flexGrow: value, flexBasis: 0 }} />
          ))}
      </div>
      <dl className="grid gap-3">
        {parts.map(({ key, name, lines: [main, ...others] }) => (
          <div key={key} className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className={cx('size-3.5 shrink-0 rounded-sm', fills[key])} />
            <dt className="min-w-0 flex-1 font-medium">{name}</dt>
            <dd className="text-right tabular-nums">
              <span className="font-semibold">{main}</span>
              {others.map((line) => (
                <span key={line} className="block text-sm text-ink-soft">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
