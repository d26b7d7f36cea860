import type { Service, Work } from './jobs'

/** Workers of a process. Most of them wait for an answer from outside at any moment, and cost nothing meanwhile. */
export const workers: Record<Work, number> = { customer: 24, housekeeping: 12 }
/** How many of them one company holds at most; the others are for everybody else. */
const mostOfCompany = 6
/** How many of a kind may ask the same service: one that hangs leaves the others to everything else. */
const mostOfService: Record<Work, number> = { customer: 16, housekeeping: 9 }

interface Running {
  companyId: string | undefined
  work: Work
  asks: Service | undefined
}

/** The jobs that this process runs now, by their number, and whose share of its workers is used up. */
export interface RunningJobs {
  /** False when its company or its service holds its share already, and it has to wait for one. */
  begin(id: string, job: Running & { needsShare: boolean }): boolean
  end(id: string): void
  ids(): string[]
  /** The flags (see the trigger `place_job`) of jobs that workers of this kind leave for later now. */
  full(work: Work): string[]
}

export function watchRunningJobs(): RunningJobs {
  const running = new Map<string, Running>()
  const count = (is: (job: Running) => boolean) => [...running.values()].filter(is).length
  const isCompanyFull = (companyId: string) => count((job) => job.companyId === companyId) >= mostOfCompany
  const isServiceFull = (service: Service, work: Work) =>
    count((job) => job.asks === service && job.work === work) >= mostOfService[work]

  return {
    begin(id, { needsShare, ...job }) {
      if (needsShare && job.companyId !== undefined && isCompanyFull(job.companyId)) return false
      if (needsShare && job.asks !== undefined && isServiceFull(job.asks, job.work)) return false
      running.set(id, job)
      return true
    },
    end: (id) => void running.delete(id),
    ids: () => [...running.keys()],
    full(work) {
      const companies = new Set([...running.values()].flatMap(({ companyId }) => companyId ?? []))
      const services = new Set([...running.values()].flatMap(({ asks }) => asks ?? []))
      return [
        ...[...companies].filter(isCompanyFull),
        ...[...services]
          .filter((service) => isServiceFull(service, work))
          .map((service) => `asks:${service}`),
      ]
    },
  }
}
