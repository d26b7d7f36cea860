/**
 * Whoever a job asks outside cannot be asked now, and nothing is wrong with the job: for a day it is tried again about
 * every twenty seconds, and none of these tries counts. `final` when waiting will not help: then they do.
 */
export class ServiceAway extends Error {
  override name = 'ServiceAway'
  readonly final: boolean
  constructor(message: string, { final = false, ...options }: ErrorOptions & { final?: boolean } = {}) {
    super(message, options)
    this.final = final
  }
}
