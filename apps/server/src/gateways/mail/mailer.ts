import { askOutside } from '../../platform/outside'
import { createTransport } from 'nodemailer'
import { ServiceAway } from '../../platform/jobs/service-away'

export interface Mail {
  to: string
  subject: string
  text: string
  /** What makes a mail that is sent twice one: the same letters, whenever it is tried. */
  messageId?: string
  /** An iCalendar file that comes along. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
}

export interface Mailer {
  /**
   * Hands a mail to the SMTP server. @throws ServiceAway when it is down, slow (15 s), wants it later, or does not let us
   * in; with `responseCode` 500 and above when it refuses this mail
   */
  send(mail: Mail): Promise<void>
  /** Whether the SMTP server lets us in; nothing is sent. @throws what it or the network says against it */
  check(): Promise<void>
  close(): void
}

/** Mail over SMTP. Without an address every send fails and stays in the queue, where it is seen. */
export function createMailer(options: { smtpUrl: string | undefined; from: string }): Mailer {
  if (options.smtpUrl === undefined) {
    const unset = () => Promise.reject(new Error('SMTP_URL is not set'))
    return { send: unset, check: unset, close: () => {} }
  }
  const transport = createTransport({
    url: options.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  } as Parameters<typeof createTransport>[0])
  return {
    async send({ calendar, ...mail }) {
      const icalEvent = calendar && {
        method: calendar.method,
        filename: 'agendamento.ics',
        content: calendar.text,
      }
      try {
        await askOutside('mail', { name: 'send mail' }, () =>
          transport.sendMail({ from: options.from, ...mail, ...(icalEvent ? { icalEvent } : {}) }),
        )
      } catch (error) {
        throw isAway(error as SmtpError) ? new ServiceAway((error as Error).message, { cause: error }) : error
      }
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH'])

function isAway({ code = '', responseCode }: SmtpError): boolean {
  if (code === 'EAUTH') return true
  return responseCode === undefined ? awayCodes.has(code) : responseCode < 500
}
