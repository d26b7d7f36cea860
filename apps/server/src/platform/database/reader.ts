import type { News } from './announcements'
import type { Sql } from './sql'

/** A transaction that already stands inside a company's wall, or outside of all of them. */
export interface Tx {
  /** Runs one statement made with `sql`. Times come as Date, dates as 'YYYY-MM-DD', counts as number. */
  execute<Row extends object = Record<string, unknown>>(
    query: Sql,
  ): Promise<{ rows: Row[]; rowCount: number | null }>
  /** Once this transaction has committed, whoever waits for such news is told, in this process and in others. */
  tell(news: News): void
}

/** An employee in whose agenda alone a transaction works; `seesColleagues`: it may read those of others. */
export interface AgendaWorker {
  employeeId: string
  seesColleagues: boolean
}

/** The ways through the walls between companies. */
export interface Reader {
  /** Runs `work` in one transaction that sees and writes only this company's rows. */
  asCompany<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs `work` without a company: it sees only the rows whose CNPJ, secret or short address it presents.
   * `enter` moves the rest of the transaction inside a company's wall, once it has been found.
   */
  asVisitor<T>(
    present: { cnpj?: string; proof?: Buffer; address?: string },
    work: (tx: Tx, enter: (companyId: string) => Promise<void>) => Promise<T>,
  ): Promise<T>
  /**
   * Reads inside a company's wall in a single round trip: `ask` sends all its statements before it waits for the first.
   * One that it sends later is refused.
   */
  readAsCompany<T>(companyId: string, ask: (tx: Tx) => Promise<T>): Promise<T>
}
