import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../ui/values/badge'
import { Spinner } from '../../ui/waiting/spinner'
import type { GoogleConnection } from './connection-of'

/** How a state looks beside its word. */
export const stateLooks: Record<GoogleConnection['state'], { tone: Tone; icon: ReactNode }> = {
  loading: { tone: 'neutral', icon: <Spinner size={16} /> },
  checking: { tone: 'analysis', icon: <Spinner size={16} /> },
  connected: { tone: 'ready', icon: <CircleCheck size={16} aria-hidden="true" /> },
  disconnected: { tone: 'neutral', icon: <CircleDashed size={16} aria-hidden="true" /> },
  error: { tone: 'danger', icon: <TriangleAlert size={16} aria-hidden="true" /> },
}
