import { useSession } from '../../../auth/session-store'
import { BotScreen } from '../../../bot/bot-screen'

/** /dashboard/conversations/bot: gives the page the shop's name for its previews. */
export function BotRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return <BotScreen backHref="/dashboard/conversations" shop={session.user.name} />
}
