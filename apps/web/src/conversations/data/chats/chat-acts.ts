import type { BodyInputOf } from '@balcao/contract/call'
import {
  labelConversation,
  nameConversation,
  saveLabels,
  setChatBot,
  startConversation,
  type Chat,
  type ChatBot,
  type ChatLabel,
} from '@balcao/contract/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { conversationKeys } from '../conversation-keys'
import { showChat } from './show-chat'

/** An act on a conversation. `act` answers whether it worked; `error` is why the latest one did not. */
interface Act<Input> {
  act: (input: Input) => Promise<boolean>
  isBusy: boolean
  error: Error | null
}

/** Who answers a conversation: the bot, a person (for so many minutes, or the company's own number), never the bot. */
export function useSetBot(chat: Chat): Act<{ mode: ChatBot['mode']; minutes?: number }> {
  const { run, ...rest } = useChatAct()
  const params = { conversationId: chat.id }
  return { ...rest, act: (body) => run(() => call(setChatBot, { params, body })) }
}

/** Names the customer; null takes the name that they gave themselves. */
export function useRename(chat: Chat): Act<string | null> {
  const { run, ...rest } = useChatAct()
  const params = { conversationId: chat.id }
  return { ...rest, act: (title) => run(() => call(nameConversation, { params, body: { title } })) }
}

/** Which labels (ids) a conversation carries; shown at once, and put back when it fails. */
export function useLabelChat(chat: Chat): Act<string[]> {
  const client = useQueryClient()
  const { run, ...rest } = useChatAct()
  const params = { conversationId: chat.id }
  return {
    ...rest,
    async act(labels) {
      showChat(client, { ...chat, labels })
      const done = await run(() => call(labelConversation, { params, body: { labels } }))
      if (!done) showChat(client, chat)
      return done
    },
  }
}

/** Saves all labels of the company; conversations lose those that are gone. */
export function useSaveLabels(): Act<LabelsBody> {
  const client = useQueryClient()
  const { run, ...rest } = useRun<ChatLabel[]>((labels) =>
    client.setQueryData(conversationKeys.labels, labels),
  )
  return { ...rest, act: (labels) => run(() => call(saveLabels, { body: { labels } })) }
}

type LabelsBody = BodyInputOf<typeof saveLabels>['labels']

/** The conversation with a phone as typed, made when there is none yet. Rejects with ApiError. */
export function useStartConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number, title }: { number: string; title: string }): Promise<Chat> =>
      call(startConversation, { body: { number, ...(title.trim() === '' ? {} : { title }) } }),
    onSuccess: (chat) => {
      client.setQueryData(conversationKeys.chat(chat.id), chat)
      showChat(client, chat)
    },
  })
}

function useChatAct() {
  const client = useQueryClient()
  return useRun<Chat>((chat) => showChat(client, chat))
}

/** Makes calls that answer in one shape; `run` answers whether one worked. */
function useRun<Answer>(onSuccess: (answer: Answer) => void) {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (send: () => Promise<Answer>) => send(),
    onSuccess,
  })
  const run = (send: () => Promise<Answer>) => mutateAsync(send).then(succeeded, failed)
  return { run, isBusy: isPending, error }
}

const succeeded = () => true

function failed(error: unknown): false {
  logFailure('a conversation was not changed', error)
  return false
}
