import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import { markReadOutsideJob } from './mark-read'
import { fetchMediaJob } from './media/fetch-media.job'
import { orderNoticesJob, type OrderNoticeParts } from './order-notices.job'
import { sendMessagesJob } from './send-messages.job'
import type { SendingParts } from './sending-parts'
import { conversationSweepCron } from './sweep'

/** What conversations work with. */
export type ConversationParts = SendingParts & OrderNoticeParts

/** What conversations do behind people's backs, when there is something to do. */
export function conversationJobs(parts: ConversationParts): JobDefinition[] {
  return [sendMessagesJob(parts), fetchMediaJob(parts), orderNoticesJob(parts), markReadOutsideJob(parts)]
}

/** What they do by the clock. */
export function conversationCrons({ db }: Pick<ConversationParts, 'db'>): CronDefinition[] {
  return [conversationSweepCron(db)]
}
