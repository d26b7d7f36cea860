interface KeyListProps {
  rows: readonly { name: string; keys: readonly string[] }[]
}

/** What the keys of a screen do, each with its keys beside it. */
export function KeyList({ rows }: KeyListProps) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ name, keys }) => (
        <div key={name} className="flex items-center justify-between gap-4">
          <dt>{name}</dt>
          <dd className="flex shrink-0 gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="grid min-h-8 min-w-8 place-items-center rounded-sm border border-line-strong bg-sunken px-2 font-mono font-semibold"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
