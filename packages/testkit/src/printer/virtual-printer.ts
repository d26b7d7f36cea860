import { Arrivals } from '../arrivals/arrivals'
import { LOOPBACK } from '../listener/listening-port'
import { LoopbackListener } from '../listener/loopback-listener'
import { startPageServer } from '../page/page-server'
import type { UnknownEscPosByte } from './esc-pos-command'
import { PrinterConnection, type PrintedTicket, type PrinterBehaviour } from './printer-connection'
import { printerPage } from './printer-page'

export interface VirtualPrinter {
  host: string
  port: number
  /** The paper in a browser, newest first; `tickets` under it answers JSON, oldest first. */
  pageUrl: string
  /** In the order of printing. @throws UnknownEscPosByte when the printer was ever sent a byte it does not know. */
  tickets(): PrintedTicket[]
  /** Connections accepted since the start. */
  connections(): number
  /** How often the cash drawer was told to open. */
  drawerKicks(): number
  /** What it was sent and could not understand; the rest of such a connection is ignored. */
  problems(): UnknownEscPosByte[]
  /**
   * The first ticket that matches, already here or still to come. Throws after `timeoutMs` (5,000), and at once
   * when the printer is or was sent a byte it does not know.
   */
  waitForTicket(match?: (ticket: PrintedTicket) => boolean, timeoutMs?: number): Promise<PrintedTicket>
  /**
   * Holds at once, for open connections too.
   * - `print`: prints, and answers status requests;
   * - `hang`: takes the first 100 bytes, prints nothing, answers nothing, closes nothing. What it was sent is
   *   printed if another behaviour follows, even when the client has left;
   * - `close-early`: prints what is in the first 100 bytes, then resets the connection;
   * - `refuse`: resets what is open, and the port refuses connections (ECONNREFUSED);
   * - `silent`: prints, but never answers a status request;
   * - `paper-out`: answers that the paper has ended, and prints nothing.
   */
  behave(mode: PrinterBehaviour): void
  stop(): Promise<void>
}

/**
 * A thermal printer on loopback that speaks ESC/POS on a raw TCP port, as network printers do on 9100.
 * @param options.columns characters per line: 48 unless given.
 */
export async function startVirtualPrinter(
  options: { port?: number; pagePort?: number; columns?: number } = {},
): Promise<VirtualPrinter> {
  const columns = options.columns ?? 48
  const printed = new Arrivals<PrintedTicket>()
  const problems: UnknownEscPosByte[] = []
  const connections = new Set<PrinterConnection>()
  let behaviour: PrinterBehaviour = 'print'
  let drawerKicks = 0

  const body = {
    columns,
    behaviour: () => behaviour,
    eject: (ticket: PrintedTicket) => printed.add(ticket),
    openDrawer: () => {
      drawerKicks += 1
    },
    complain: (problem: UnknownEscPosByte) => {
      problems.push(problem)
      printed.fail(problem)
    },
    forget: (connection: PrinterConnection) => connections.delete(connection),
  }
  const listener = await LoopbackListener.start(options.port ?? 0, (socket) => {
    connections.add(new PrinterConnection(socket, body))
  })
  const address = `${LOOPBACK}:${listener.port}`
  const pages = await startPageServer(options.pagePort ?? 0, (url) =>
    printerPage(url, { address, columns, tickets: printed.all(), problems }),
  )
  const assertUnderstood = () => {
    if (problems[0]) throw problems[0]
  }

  return {
    host: LOOPBACK,
    port: listener.port,
    pageUrl: pages.url,
    tickets: () => {
      assertUnderstood()
      return printed.all()
    },
    connections: () => listener.accepted,
    drawerKicks: () => drawerKicks,
    problems: () => [...problems],
    async waitForTicket(match = () => true, timeoutMs = 5_000) {
      assertUnderstood()
      return printed.wait(match, timeoutMs, 'ticket')
    },
    behave: (mode) => {
      const before = behaviour
      behaviour = mode
      if (mode === 'refuse') {
        listener.shut()
        listener.resetAll()
      } else {
        void listener.open()
      }
      for (const connection of connections) connection.behaviourChanged(before)
    },
    async stop() {
      printed.fail(new Error('The virtual printer was stopped'))
      await Promise.all([listener.stop(), pages.stop()])
    },
  }
}
