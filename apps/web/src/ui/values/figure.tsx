interface FigureProps {
  label: string
  value: number
}

/** How many, of a list of terms: what an import would do. */
export function Figure({ label, value }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-sunken px-2 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
