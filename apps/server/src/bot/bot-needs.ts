import type { Prompt } from '@balcao/domain/bot'
import type { SecondReadings } from '../gateways/language-model'
import type { OpenModules } from '../licence'
import type { Shop } from '../menu'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'

/** What the bot needs of conversations. All of it runs in the caller's transaction. */
export interface Messenger {
  /** Queues messages of the bot or of Balcão itself, in their order, and announces them and the conversation. */
  say(
    tx: Tx,
    companyId: string,
    conversationId: string,
    said: { author: 'bot' | 'system'; messages: readonly { id: string; content: BotContent }[]; now: Date },
  ): Promise<void>
  /** What the bot answered, up to the message with that number, waits for no person; announced by what follows. */
  noteAnsweredByBot(tx: Tx, companyId: string, conversationId: string, seq: number): Promise<void>
  announce(tx: Tx, companyId: string, conversationId: string): Promise<void>
}

export type BotContent =
  | ({ kind: 'text'; text: string } & Pick<Prompt, 'asksPlace'>)
  | ({ kind: 'options'; text: string; options: Prompt['options'][number][] } & Pick<Prompt, 'products'>)

export interface BotNeeds {
  db: Database
  clock: Clock
  messenger: Messenger
  openModules: OpenModules
  log: Log
  /** Null or left out where the installation has no language model. */
  secondReadings?: SecondReadings | null
  secrets: Secrets
  /** Address of the pages that customers open, without a slash at its end. */
  pagesUrl: () => string
  /** Address of a company's public menu. */
  menuUrl: (shop: Pick<Shop, 'id' | 'shortAddress'>) => string
}
