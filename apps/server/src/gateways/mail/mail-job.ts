import type { QueuedJob } from '../../platform/jobs/jobs'
import type { Log } from '../../platform/log'
import type { Mail, Mailer } from './mailer'

/** A job that mails what somebody waits for. */
export const mailWork = { work: 'customer', asks: 'mail' } as const satisfies Partial<QueuedJob>

/**
 * Sends a mail to an address that people typed: one that the mail server refuses is given up, and the log says so in
 * `refused`. @throws what `send` throws otherwise, for the job to be tried again
 */
export async function sendOrGiveUp(
  { mailer, log }: { mailer: Mailer; log: Log },
  mail: Mail,
  refused: string,
): Promise<void> {
  await mailer.send(mail).catch((error: Error & { responseCode?: number }) => {
    if ((error.responseCode ?? 0) < 500) throw error
    log.info({ code: error.responseCode }, refused)
  })
}
