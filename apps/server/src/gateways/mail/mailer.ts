import { createTransport } from 'nodemailer'

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
  /** Hands a mail to the SMTP server; rejects when it is down, slow (15 s) or refuses, so that the job tries again. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail over SMTP. Without an address every send fails and stays in the queue, where it is seen. */
export function createMailer(options: { smtpUrl: string | undefined; from: string }): Mailer {
  if (options.smtpUrl === undefined) {
    return { send: () => Promise.reject(new Error('SMTP_URL is not set')), close: () => {} }
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
      await transport.sendMail({ from: options.from, ...mail, ...(icalEvent ? { icalEvent } : {}) })
    },
    close: () => transport.close(),
  }
}
