import type { Message } from '@balcao/contract/conversations'
import type { LocalCache } from '../../../lib/caches/local-cache'

const lifetimeMs = 7 * 24 * 60 * 60_000

/** What was begun in a conversation: the text, and the message that it answers. */
export interface Draft {
  text: string
  quoted: Message | null
}

export const emptyDraft: Draft = { text: '', quoted: null }

/**
 * Drafts of a company's conversations, kept in the browser for a week and gone when somebody signs out. `company` is
 * its bare CNPJ.
 */
export function draftsOf(cache: Pick<LocalCache, 'get' | 'set' | 'remove'>, company: string) {
  const nameOf = (conversationId: string) => `draft.${conversationId}`
  return {
    /** What was begun; nothing where there is no draft, or one that cannot be read. */
    read(conversationId: string): Draft {
      return readDraft(cache.get(company, nameOf(conversationId))?.value)
    },
    /** Keeps it; a draft without text and answer is forgotten. */
    write(conversationId: string, draft: Draft) {
      if (draft.text === '' && !draft.quoted) cache.remove(company, nameOf(conversationId))
      else cache.set(company, nameOf(conversationId), draft, lifetimeMs)
    },
  }
}

/** The box after a send failed: what was to be sent, and after it what was typed meanwhile (CONV-30). */
export function afterFailure(sent: Draft, typedSince: Draft): Draft {
  const text = typedSince.text === '' ? sent.text : `${sent.text}\n${typedSince.text}`
  return { text, quoted: sent.quoted ?? typedSince.quoted }
}

function readDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return emptyDraft
  const { text, quoted } = value as Record<string, unknown>
  return { text: typeof text === 'string' ? text : '', quoted: readQuoted(quoted) }
}

function readQuoted(value: unknown): Draft['quoted'] {
  if (typeof value !== 'object' || value === null) return null
  const quoted = value as Message
  return typeof quoted.waMessageId === 'string' && typeof quoted.text === 'string' ? quoted : null
}
