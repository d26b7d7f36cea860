import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import { markReadOutsideJob } from './sending/mark-read'
import { fetchMediaJob } from './media/fetch-media.job'
import { nameGroupJob } from './hearing/name-group.job'
import { orderMovedJob, orderNewsJob, type OrderNoticeParts } from './news/order-notices.job'
import { sendMessagesJob } from './sending/send-messages.job'
import type { SendingParts } from './sending-parts'
import { conversationSweepCron } from './hearing/sweep'

/** What conversations work with. */
export type ConversationParts = SendingParts & OrderNoticeParts

/** What conversations do behind people's backs, when there is something to do. */
export function conversationJobs(
  parts: ConversationParts,
): JobDefinition<
  'send-messages' | 'fetch-media' | 'order-moved' | 'order-news' | 'mark-read-outside' | 'name-group'
>[] {
  return [
    sendMessagesJob(parts),
    fetchMediaJob(parts),
    orderMovedJob(parts),
    orderNewsJob(parts),
    markReadOutsideJob(parts),
    nameGroupJob(parts),
  ]
}

/** What they do by the clock. */
export function conversationCrons({ db }: Pick<ConversationParts, 'db'>): CronDefinition[] {
  return [conversationSweepCron(db)]
}
