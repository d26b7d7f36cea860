import { createContext, use, useMemo, type ReactNode } from 'react'
import { conversationsDataOf, type ConversationsData } from './conversations-data'

const DataContext = createContext<ConversationsData | null>(null)

/** Says whose conversations the pieces below it show. `instance` is the company's id. */
export function ConversationsScope({ instance, children }: { instance: string; children: ReactNode }) {
  const data = useMemo(() => conversationsDataOf(instance), [instance])
  return <DataContext value={data}>{children}</DataContext>
}

/** The memory of the conversations that are shown. Throws outside of a ConversationsScope. */
export function useConversationsData(): ConversationsData {
  const data = use(DataContext)
  if (!data) throw new Error('There is no ConversationsScope around this piece.')
  return data
}
