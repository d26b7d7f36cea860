import type { Chat } from '@balcao/contract/conversations'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useCompanyCnpj } from '../../../shared/company/company-scope'
import { localCache } from '../../../lib/caches/local-cache'
import { draftsOf, type Draft } from './drafts'

/** What is being written in a conversation, as it was left. Use it once per opened conversation. */
export function useDraft(chat: Pick<Chat, 'id'>) {
  const cnpj = useCompanyCnpj()
  const drafts = useMemo(() => draftsOf(localCache, cnpj), [cnpj])
  const [draft, setDraft] = useState<Draft>(() => drafts.read(chat.id))
  const latest = useRef(draft)

  /** Shows a draft without keeping it: what is on its way is kept until the server has it. */
  const show = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...latest.current, ...part }
      drafts.write(chat.id, next)
      show(next)
    },
    [drafts, chat.id, show],
  )
  /** Keeps what is shown now. */
  const keep = useCallback(() => drafts.write(chat.id, latest.current), [drafts, chat.id])
  const current = useCallback(() => latest.current, [])
  return { draft, change, show, keep, current }
}
