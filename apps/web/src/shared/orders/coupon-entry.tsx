import { MAX_COUPON_CODE } from '@balcao/domain/orders'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'

interface CouponEntryProps {
  label: string
  /** What the button says. */
  apply: string
  /** Why the one that was there before is gone. */
  refused?: string | undefined
  /** Asks whether the code may be used, and uses it; rejects where it may not. */
  onApply: (code: string) => Promise<void>
  /** Why it was rejected, in words. */
  whyNot: (failure: unknown) => string
}

/** Where a coupon's code is typed, with what is said against it. Enter asks, and sends no form by the way. */
export function CouponEntry({ label, apply, refused, onApply, whyNot }: CouponEntryProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const ask = async () => {
    if (busy || typed.trim() === '') return
    setBusy(true)
    setError(undefined)
    try {
      await onApply(typed.trim())
    } catch (failure) {
      setError(whyNot(failure))
    }
    setBusy(false)
  }
  return (
    <Field label={label} error={error ?? refused}>
      {(ids) => (
        <div className="flex gap-2">
          <TextInput
            {...ids}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={MAX_COUPON_CODE}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              void ask()
            }}
          />
          <Button kind="secondary" busy={busy} disabled={typed.trim() === ''} onClick={() => void ask()}>
            {apply}
          </Button>
        </div>
      )}
    </Field>
  )
}
