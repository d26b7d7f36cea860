import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: ReactNode
}

/** Names and what they stand for, two columns where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
