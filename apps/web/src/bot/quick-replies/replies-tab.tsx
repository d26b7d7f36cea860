import type { QuickReply } from '@balcao/contract/conversations'
import { MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { botTexts } from '../texts'
import {
  addReply,
  changeReply,
  MAX_REPLIES,
  moveReply,
  putReplyBack,
  removeReply,
  replyProblems,
} from './reply-list'
import { ReplyRow } from './reply-row'

type Replies = readonly QuickReply[]

interface RepliesTabProps {
  replies: Replies
  change: (make: (replies: Replies) => Replies) => void
  shop: string
  /** A save was refused: what is wrong is shown. */
  showsProblems: boolean
}

/** Ready texts for whoever answers: written, put in order, deleted with a way back. */
export function RepliesTab({ replies, change, shop, showsProblems }: RepliesTabProps) {
  const t = useTexts(botTexts)
  const [added, setAdded] = useState<string | null>(null)
  const [announced, setAnnounced] = useState<{ name: string; place: number; count: number } | null>(null)
  const problems = replyProblems(replies)
  const isFull = replies.length >= MAX_REPLIES

  const add = () => {
    const id = newId()
    setAdded(id)
    change((now) => addReply(now, id))
  }
  const move = (reply: QuickReply, by: -1 | 1) => {
    const moved = moveReply(replies, reply.id, by)
    if (moved === replies) return
    const place = moved.findIndex(({ id }) => id === reply.id) + 1
    setAnnounced({ name: nameOf(reply), place, count: moved.length })
    change((now) => moveReply(now, reply.id, by))
  }
  const remove = (reply: QuickReply) => {
    const place = replies.findIndex(({ id }) => id === reply.id)
    change((now) => removeReply(now, reply.id))
    notifyUndo(t('removed', { name: nameOf(reply) }), t('undo'), () =>
      change((now) => putReplyBack(now, reply, place)),
    )
  }

  const addButton = (
    <Button
      kind={replies.length === 0 ? 'primary' : 'secondary'}
      disabled={isFull}
      icon={<MessageSquarePlus size={20} aria-hidden="true" />}
      onClick={add}
    >
      {t('addReply')}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('repliesIntro')}</p>
      <p role="status" className="sr-only">
        {announced && t('moved', announced)}
      </p>
      {replies.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText size={30} aria-hidden="true" />}
          title={t('repliesEmpty')}
          action={addButton}
        >
          {t('repliesEmptyText')}
        </EmptyState>
      ) : (
        <>
          <ol className="grid grid-cols-1 gap-3">
            {replies.map((reply, index) => (
              <ReplyRow
                key={reply.id}
                reply={reply}
                label={t('reply', { number: index + 1 })}
                name={nameOf(reply)}
                shop={shop}
                problems={showsProblems ? (problems.get(reply.id) ?? []) : []}
                isNew={reply.id === added}
                isFirst={index === 0}
                isLast={index === replies.length - 1}
                onChange={(part) => change((now) => changeReply(now, reply.id, part))}
                onMove={(by) => move(reply, by)}
                onRemove={() => remove(reply)}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-3">
            {addButton}
            {isFull && <p className="text-ink-soft">{t('repliesFull')}</p>}
          </div>
          <p className="hidden text-sm text-ink-soft lg:block">{t('moveHint')}</p>
        </>
      )}
    </div>
  )
}

const nameOf = ({ shortcut }: QuickReply) => `/${shortcut}`
