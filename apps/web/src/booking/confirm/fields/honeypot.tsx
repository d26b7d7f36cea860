import type { Ref } from 'react'
import { useTexts } from '../../../i18n/language'
import { bookingTexts } from '../../texts'

/** A field that no person sees or reaches; a machine that fills in everything gives itself away. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useTexts(bookingTexts)
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-0 w-0 overflow-hidden">
      <label>
        {t('honeypot')}
        <input
          ref={ref}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          className="size-px"
        />
      </label>
    </div>
  )
}
