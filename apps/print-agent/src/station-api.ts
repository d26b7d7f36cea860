/** A claimed job, as much of it as an agent needs. */
export interface ClaimedJob {
  id: string
  copy: string
  attempt: number
  /** The ticket's bytes in base64. */
  escpos: string
}

export interface PrintResult {
  outcome: 'printed' | 'failed' | 'uncertain'
  detail?: string
  nothing_printed?: boolean
}

/** The key opens no station (any more): nothing that waiting would mend. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
}

/** The job is another station's, or over: leave it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The server cannot be reached or does not work now. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/** Longest a claim waits at the server, in seconds. */
const claimSeconds = 25
const answerWithinMs = 10_000

/** The server's calls for one station, known by its key alone. */
export class StationApi {
  readonly #server: string
  readonly #key: string

  constructor({ server, key }: { server: string; key: string }) {
    this.#server = server.replace(/\/+$/, '')
    this.#key = key
  }

  /** @throws KeyRefused, ServerAway */
  async ownStation(signal: AbortSignal): Promise<{ id: string; name: string }> {
    return (await this.#call('GET', '/api/printing/station', undefined, signal)) as {
      id: string
      name: string
    }
  }

  /**
   * The next ticket, waited for; one at a time, because its lease runs from here. `starting` gives back what this
   * station held before it started. @throws KeyRefused, ServerAway
   */
  async claim(stationId: string, signal: AbortSignal, starting: boolean): Promise<ClaimedJob | undefined> {
    const path = `/api/printing/stations/${stationId}/claim`
    const jobs = await this.#call(
      'POST',
      path,
      { wait: claimSeconds, limit: 1, starting },
      signal,
      claimSeconds * 1000,
    )
    return (jobs as ClaimedJob[])[0]
  }

  /** @throws LeaseLost, KeyRefused, ServerAway */
  async sending(stationId: string, job: ClaimedJob): Promise<void> {
    const hold = { station_id: stationId, attempt: job.attempt }
    await this.#call('POST', `/api/printing/jobs/${job.id}/sending`, hold)
  }

  /** @throws LeaseLost, KeyRefused, ServerAway */
  async report(stationId: string, job: ClaimedJob, result: PrintResult): Promise<void> {
    const body = { station_id: stationId, attempt: job.attempt, ...result }
    await this.#call('POST', `/api/printing/jobs/${job.id}/result`, body)
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    waitMs = 0,
  ): Promise<unknown> {
    const within = AbortSignal.timeout(waitMs + answerWithinMs)
    let response: Response
    let answer: unknown
    try {
      response = await fetch(this.#server + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, within]) : within,
      })
      answer = await response.json()
    } catch (error) {
      throw new ServerAway('The server does not answer', { cause: error })
    }
    if (response.ok) return answer
    throw refusal(response.status, (answer as { code?: string } | null)?.code)
  }
}

function refusal(status: number, code = ''): Error {
  if (code === 'LEASE_LOST' || code === 'PRINT_JOB_NOT_FOUND') return new LeaseLost(code)
  if (status === 401 || status === 403 || code === 'STATION_NOT_FOUND') return new KeyRefused(code)
  return new ServerAway(`The server answered ${status} ${code}`)
}
