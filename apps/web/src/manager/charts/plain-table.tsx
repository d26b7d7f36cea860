/** A table's words: the first cell of a row names it, the others are figures. */
export interface TableData {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The figures of a chart as rows; long ones scroll within it. */
export function PlainTable({ label, columns, rows }: TableData & { label: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold ${place === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={columns[place + 1]} className="px-3 py-2 text-right whitespace-nowrap">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
