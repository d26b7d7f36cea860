import type { Router } from './http/implement'
import type { CronDefinition, JobDefinition, JobName, QueuedJob } from './jobs/jobs'
import type { Gauge } from './metrics/gauge'

/** What the `index.ts` of a feature exports of it: all that the process has to know. `Needs` is what it works with. */
export interface Feature<Needs> {
  /** That of its folder. */
  name: string
  /** Registers its calls. */
  register?: (router: Router, needs: Needs) => void
  /** What it does behind people's backs, when there is something to do. */
  jobs?: (needs: Needs) => { readonly [Name in JobName]?: JobDefinition<Name> }
  /** What it does by the clock. */
  crons?: (needs: Needs) => readonly CronDefinition[]
  /** What an operator watches of it. */
  gauges?: readonly Gauge[]
}

type NamesRunBy<One> = One extends { jobs: (needs: never) => infer Jobs } ? keyof Jobs : never

/** The jobs of these features, which are all: without one of `JobPayloads` the call does not compile. */
export function everyJob<One extends Feature<Needs>, Needs>(
  features: readonly One[] &
    ([JobName] extends [NamesRunBy<One>] ? unknown : { nobodyRuns: Exclude<JobName, NamesRunBy<One>> }),
  needs: Needs,
): readonly QueuedJob[] {
  return features.flatMap(({ jobs }) => (jobs ? Object.values(jobs(needs)) : []))
}

/** Registers the calls of these features, one after the other. */
export function registerEvery<Needs>(
  features: readonly Feature<Needs>[],
  router: Router,
  needs: Needs,
): void {
  for (const { register } of features) register?.(router, needs)
}

/** What these features do by the clock. */
export function everyCron<Needs>(features: readonly Feature<Needs>[], needs: Needs): CronDefinition[] {
  return features.flatMap(({ crons }) => crons?.(needs) ?? [])
}

/** What an operator watches of these features. */
export function everyGauge<Needs>(features: readonly Feature<Needs>[]): Gauge[] {
  return features.flatMap(({ gauges = [] }) => gauges)
}
