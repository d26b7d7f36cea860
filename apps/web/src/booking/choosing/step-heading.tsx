import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFocusOnChange } from '../../lib/hooks/use-focus-on-change'
import { LinkButton } from '../../ui/buttons/link-button'

interface StepHeadingProps {
  title: string
  step: string
  /** It takes the place of something that had the focus. */
  focusesAtFirst: boolean
  back: { text: string; onBack: () => void } | undefined
}

/** The title of the step, which takes the focus when another step comes; above it the way back (BOOK-24). */
export function StepHeading({ title, step, focusesAtFirst, back }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [focuses] = useState(focusesAtFirst)
  useFocusOnChange(heading, step)
  useEffect(() => {
    if (focuses) heading.current?.focus()
  }, [focuses])
  return (
    <div className="grid gap-1">
      {back && (
        <LinkButton onClick={back.onBack} className="w-fit">
          <ArrowLeft size={20} aria-hidden="true" />
          {back.text}
        </LinkButton>
      )}
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl focus:outline-none">
        {title}
      </h2>
    </div>
  )
}
