import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
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
    async send(mail) {
      await transport.sendMail({ from: options.from, ...mail })
    },
    close: () => transport.close(),
  }
}
