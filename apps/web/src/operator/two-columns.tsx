import type { ReactNode } from 'react'

/** Cards side by side where there is room, each column as long as its own cards. */
export function TwoColumns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-5">{left}</div>
      <div className="grid grid-cols-1 gap-5">{right}</div>
    </div>
  )
}
