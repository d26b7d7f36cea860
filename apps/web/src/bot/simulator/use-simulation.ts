import { useEffect, useEffectEvent } from 'react'
import { emptySimulation, simulate, type Simulation, type SimulatorAct } from './simulation'
import type { Stage } from './world-at'

/** A simulation is kept by the page, so that it is still there after a look at another tab. */
export interface KeptSimulation {
  simulation: Simulation | null
  keep: (make: (before: Simulation | null) => Simulation) => void
}

type Act = SimulatorAct extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never

/**
 * The simulation and the way to act in it. Its clock is the server's (`ahead` milliseconds before the browser's), put
 * forward by hand; its timers also fire when their time comes by itself.
 */
export function useSimulation(
  { simulation, keep }: KeptSimulation,
  stage: Stage,
  ahead: number,
): { shown: Simulation; act: (act: Act) => void } {
  const shown = simulation ?? emptySimulation
  const act = (what: Act) => {
    const whole: SimulatorAct = { ...what, at: Date.now() + ahead }
    keep((before) => simulate(before ?? emptySimulation, whole, stage))
  }
  const look = useEffectEvent(() => act({ kind: 'pass', minutes: 0 }))
  const due = nextDue(shown)
  useEffect(() => {
    if (due === null) return undefined
    const timer = setTimeout(look, Math.max(0, due - shown.skew - ahead - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [due, shown.skew, ahead])
  return { shown, act }
}

function nextDue({ timerAt, quietUntil }: Simulation): number | null {
  if (timerAt === null) return quietUntil
  return quietUntil === null ? timerAt : Math.min(timerAt, quietUntil)
}
