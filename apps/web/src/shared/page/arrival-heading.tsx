import { useRef } from 'react'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'

interface ArrivalHeadingProps {
  as?: 'h1' | 'h2'
  className?: string
  children: string
}

/** The name of what has just come; it takes the focus, so that a screen reader says where one is. */
export function ArrivalHeading({ as: Tag = 'h2', className = 'text-xl', children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <Tag ref={heading} tabIndex={-1} className={`${className} focus:outline-none`}>
      {children}
    </Tag>
  )
}
