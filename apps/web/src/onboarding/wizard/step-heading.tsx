import { useRef } from 'react'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'

/** The name of a step; it takes the focus when the step appears, so that a screen reader says where one is. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
      {children}
    </h2>
  )
}
