import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { Arrivals } from '../arrivals/arrivals'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { startPageServer } from '../page/page-server'
import { mailPage } from './mail-page'
import { readMail, type ReceivedMail } from './received-mail'

/** `greylist` answers 451 and `reject` 550 to each recipient; `hang` never answers; `drop` closes the socket. */
export type MailBehaviour = 'accept' | 'greylist' | 'reject' | 'hang' | 'drop'

export interface MailStandIn {
  /** `smtp://127.0.0.1:port`; any user and password are accepted, and none is needed. */
  smtpUrl: string
  /** The mailbox in a browser; `messages?to=` under it answers JSON, oldest first. */
  pageUrl: string
  /** Oldest first. */
  received(): ReceivedMail[]
  /** The first mail that matches, already here or still to come. Throws after `timeoutMs` (5,000). */
  waitForMail(match: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>
  /** Holds from the next step of every conversation, open ones included. */
  behave(mode: MailBehaviour): void
  stop(): Promise<void>
}

/** An SMTP server on loopback that keeps what it gets. Ports are free ones unless given. */
export async function startMailStandIn(
  options: { smtpPort?: number; pagePort?: number } = {},
): Promise<MailStandIn> {
  const mails = new Arrivals<ReceivedMail>()
  const smtp = new SmtpServer((mail) => mails.add(mail))
  const port = await smtp.open(options.smtpPort ?? 0)
  const pages = await startPageServer(options.pagePort ?? 0, (url) => mailPage(url, mails.all()))

  return {
    smtpUrl: `smtp://${LOOPBACK}:${port}`,
    pageUrl: pages.url,
    received: () => mails.all(),
    waitForMail: (match, timeoutMs = 5_000) => mails.wait(match, timeoutMs, 'mail'),
    behave: (mode) => {
      smtp.behaviour = mode
    },
    async stop() {
      mails.fail(new Error('The mail stand-in was stopped'))
      await Promise.all([smtp.close(), pages.stop()])
    },
  }
}

type Answer = (error?: Error | null) => void

class SmtpServer {
  behaviour: MailBehaviour = 'accept'
  readonly #server: SMTPServer
  readonly #sockets = new Map<number, Socket>()
  readonly #deliver: (mail: ReceivedMail) => void
  #count = 0

  constructor(deliver: (mail: ReceivedMail) => void) {
    this.#deliver = deliver
    this.#server = new SMTPServer({
      // Nobody trusts the library's own certificate, so offering TLS would only make clients fail.
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      socketTimeout: 10 * 60_000,
      closeTimeout: 1,
      onAuth: (auth, _session, answer) => answer(null, { user: auth.username ?? 'anyone' }),
      onConnect: (session, answer) => this.#goOn(session, answer),
      onMailFrom: (_address, session, answer) => this.#goOn(session, answer),
      onRcptTo: (_address, session, answer) =>
        this.#goOn(session, (error) => answer(error ?? this.#refusal())),
      onData: (stream, session, answer) => void this.#receive(stream, session, answer),
    })
    // Without a listener a client's reset would end the process.
    this.#server.on('error', () => {})
  }

  async open(port: number): Promise<number> {
    const server = this.#server.listen(port, LOOPBACK)
    server.on('connection', (socket) => {
      const { remotePort = 0 } = socket
      this.#sockets.set(remotePort, socket)
      socket.on('close', () => this.#sockets.delete(remotePort))
    })
    return listeningPort(server)
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy()
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  #goOn(session: SMTPServerSession, answer: Answer): void {
    if (this.behaviour === 'drop') this.#sockets.get(session.remotePort)?.destroy()
    else if (this.behaviour !== 'hang') answer()
  }

  #refusal(): Error | null {
    if (this.behaviour === 'greylist') {
      return Object.assign(new Error('4.7.1 Greylisted, try again later'), { responseCode: 451 })
    }
    if (this.behaviour === 'reject') {
      return Object.assign(new Error('5.1.1 No such mailbox here'), { responseCode: 550 })
    }
    return null
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession, answer: Answer): Promise<void> {
    try {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map((recipient) => recipient.address),
        id: String((this.#count += 1)),
      }
      const mails = await readMail(new Uint8Array(await buffer(stream)), envelope)
      this.#goOn(session, () => {
        for (const mail of mails) this.#deliver(mail)
        answer()
      })
    } catch (error) {
      answer(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
