import type { ReactNode } from 'react'
import { ChartCard } from '../charts/chart-card'
import { RankBars, type RankBar } from '../charts/rank-bars'

interface RankCardProps {
  title: string
  note?: ReactNode
  columns: readonly string[]
  /** Each with its cells of the table. */
  ranks: readonly (RankBar & { row: readonly string[] })[]
}

/** What sold most, or happened most, by name. */
export function RankCard({ title, note, columns, ranks }: RankCardProps) {
  return (
    <ChartCard title={title} note={note} table={{ columns, rows: ranks.map(({ row }) => row) }}>
      <RankBars label={title} bars={ranks} />
    </ChartCard>
  )
}
