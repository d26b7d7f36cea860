import type { OrderRow } from '@balcao/contract/orders'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '../../ui/look/class-names'
import { Button, type ButtonProps } from '../../ui/buttons/button'
import { mayPress, noteRelabelled, usePressWait } from '../data/pending-moves'

type MoveButtonProps = Omit<ButtonProps, 'onClick' | 'busy' | 'disabled'> & {
  order: OrderRow
  onPress: () => void
}

/**
 * A button that moves an order, and only from the status that its label was read with: it waits while a move is under
 * way and for a moment after each new label or place, and a press that began on another label does not count. It keeps the focus.
 */
export function MoveButton({ order, onPress, className, ...rest }: MoveButtonProps) {
  const wait = usePressWait(order.id)
  const { id, status } = order
  const shown = useRef({ id, status })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { id, status }
    if (before.id === id && before.status !== status) noteRelabelled(id)
  }, [id, status])
  const pressedOn = useRef<string | null>(null)
  const labelNow = () => (mayPress(order.id) ? order.status : 'none')
  return (
    <Button
      {...rest}
      aria-disabled={wait !== null || undefined}
      aria-busy={wait === 'moving' || undefined}
      className={cx(
        'aria-disabled:cursor-default',
        // A card that moved up for a gone one must not flicker for it.
        wait !== 'shifted' && 'aria-disabled:opacity-55',
        className,
      )}
      onPointerDown={() => (pressedOn.current = labelNow())}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => {
        const label = labelNow()
        const began = pressedOn.current ?? label
        pressedOn.current = null
        if (label !== 'none' && began === label) onPress()
      }}
    />
  )
}
