import type { Message } from '@balcao/contract/conversations'

/** A file that a message carries. */
export type Media = NonNullable<Message['media']>
