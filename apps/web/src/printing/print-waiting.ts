import type { ClaimedJob } from '@balcao/contract/printing'

/** A sheet that is ready to be sent to the printer. */
export interface Sheet {
  /** Hands it to the printer; from here on nobody knows for sure. */
  send(): void
  dispose(): void
}

type PrintOutcome = 'printed' | 'failed' | 'uncertain'

/** What a station needs from the world. Each may throw. */
export interface StationCalls {
  claim(): Promise<ClaimedJob[]>
  prepare(job: ClaimedJob): Promise<Sheet>
  /** Tells the server that the printer is about to get the sheet; throws when the job is no longer ours. */
  announce(job: ClaimedJob): Promise<void>
  report(job: ClaimedJob, outcome: PrintOutcome): Promise<void>
}

/**
 * Prints what waits, one job after the other, until nothing is left; answers how many reached the printer.
 * A job that cannot be prepared failed. One that the server no longer gives us is left alone. Once it was announced it
 * is sent exactly once: an error from then on is uncertain, never a second try (facts: once paper may be out, a person
 * decides). Throws what `claim` throws.
 */
export async function printWaiting(calls: StationCalls): Promise<number> {
  let sent = 0
  for (let jobs = await calls.claim(); jobs.length > 0; jobs = await calls.claim()) {
    for (const job of jobs) if (await printOne(calls, job)) sent += 1
  }
  return sent
}

async function printOne(calls: StationCalls, job: ClaimedJob): Promise<boolean> {
  let sheet: Sheet
  try {
    sheet = await calls.prepare(job)
  } catch {
    await quietly(calls.report(job, 'failed'))
    return false
  }
  try {
    if (!(await quietly(calls.announce(job)))) return false
    const outcome = sendTo(sheet)
    // A lost report is the server's to judge: its lease runs out and the job is uncertain.
    await quietly(calls.report(job, outcome))
    return outcome === 'printed'
  } finally {
    sheet.dispose()
  }
}

function sendTo(sheet: Sheet): PrintOutcome {
  try {
    sheet.send()
    return 'printed'
  } catch {
    return 'uncertain'
  }
}

async function quietly(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch {
    return false
  }
}
