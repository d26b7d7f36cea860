interface LineListProps {
  label: string
  lines: readonly { key: string; where: string; what: string }[]
  /** That there are more than are shown. */
  more: (count: number) => string
}

const most = 100

/** Lines of a file, each with what is to be said of it. */
export function LineList({ label, lines, more }: LineListProps) {
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-1">
        {lines.slice(0, most).map(({ key, where, what }) => (
          <li key={key} className="flex gap-2 border-t border-line py-1.5">
            <span className="shrink-0 font-semibold tabular-nums">{where}</span>
            <span className="min-w-0 break-words">{what}</span>
          </li>
        ))}
      </ul>
      {lines.length > most && <p>{more(lines.length - most)}</p>}
    </>
  )
}
