interface VersionsTableProps {
  caption?: string
  words: { field: string; mine: string; theirs: string }
  rows: readonly { name: string; mine: string; theirs: string }[]
}

/** What two people made of the same thing, side by side, to be read. */
export function VersionsTable({ caption, words, rows }: VersionsTableProps) {
  return (
    <table className="w-full table-fixed text-left">
      {caption && <caption className="pb-1.5 text-left font-bold">{caption}</caption>}
      <thead className="text-sm">
        <tr>
          <th className="py-1 pr-3 font-semibold">{words.field}</th>
          <th className="py-1 pr-3 font-semibold">{words.mine}</th>
          <th className="py-1 font-semibold">{words.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, mine, theirs }) => (
          <tr key={name} className="border-t border-current/20 align-top">
            <th scope="row" className="py-2 pr-3 font-semibold break-words">
              {name}
            </th>
            <td className="py-2 pr-3 break-words whitespace-pre-line">{mine}</td>
            <td className="py-2 break-words whitespace-pre-line">{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
