import type { FileStore } from '../gateways/files'
import type { Pictures } from '../images'
import type { OpenModules } from '../licence'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'
import type { Mailer } from '../gateways/mail/mailer'

/** What the agenda says in a conversation: a text, or a question with its answers. */
export type NewsContent =
  | { kind: 'text'; text: string }
  | { kind: 'options'; text: string; options: { id: string; title: string }[] }

/** What the agenda needs of conversations. All of it runs in the caller's transaction. */
export interface Messenger {
  /**
   * The conversation that something came from, else the one with its phone, locked until the transaction ends; null
   * when nobody ever wrote.
   */
  find(
    tx: Tx,
    companyId: string,
    whose: { conversationId: string | null; phone: string },
  ): Promise<string | null>
  /** Queues messages, in their order, and announces them and the conversation: last in the transaction. */
  say(
    tx: Tx,
    companyId: string,
    conversationId: string,
    said: { author: 'bot' | 'system'; messages: readonly { id: string; content: NewsContent }[]; now: Date },
  ): Promise<void>
}

/** What the agenda works with. */
export interface SchedulingNeeds {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  mailer: Mailer
  messenger: Messenger
  openModules: OpenModules
  /** Address of the pages that customers open, without a slash at its end. */
  pagesUrl: () => string
}

/** The same, with what keeps the files that questions are answered with. */
export interface AnswerFileNeeds extends SchedulingNeeds {
  files: FileStore
  pictures: Pictures
}
