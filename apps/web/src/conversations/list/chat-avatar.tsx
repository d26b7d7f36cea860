import type { Chat } from '@balcao/contract/conversations'
import { UserRound, UsersRound } from 'lucide-react'
import { cx } from '../../ui/look/class-names'
import { initialsOf } from '../../shared/words/initials'
import { lookOf } from './avatar-look'

const looks = [
  'bg-accent-tint text-accent-ink',
  'bg-production text-production-ink',
  'bg-ready text-ready-ink',
  'bg-analysis text-analysis-ink',
  'bg-danger text-danger-ink',
  'bg-neutral text-neutral-ink',
] as const

/** The initials of a person, or the sign of a group. Decorative: the name stands beside it. */
export function ChatAvatar({ chat }: { chat: Pick<Chat, 'id' | 'title' | 'kind'> }) {
  const initials = initialsOf(chat.title)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-12 shrink-0 place-items-center rounded-full border border-line font-bold',
        looks[lookOf(chat.id)],
      )}
    >
      {chat.kind === 'group' ? <UsersRound size={22} /> : (initials ?? <UserRound size={22} />)}
    </span>
  )
}
