import type { ReactNode } from 'react'
import { RoundIcon } from '../../ui/page/round-icon'
import { ArrivalHeading } from './arrival-heading'

interface ArrivedProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

/** The end of a way, in the middle of the page: that it went well, with the focus on it. */
export function Arrived({ icon, title, text, children }: ArrivedProps) {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <RoundIcon tone="good" size="large">
        {icon}
      </RoundIcon>
      <ArrivalHeading as="h1" className="text-2xl text-balance">
        {title}
      </ArrivalHeading>
      <p className="max-w-md text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
