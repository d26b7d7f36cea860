import { useEffect, useRef } from 'react'
import { commandOf, type KeyCommand } from './screen-keys'

/** Listens for the screen's keys while no dialog is open and nobody else has taken them. */
export function useScreenKeys(onCommand: (command: KeyCommand) => void) {
  const latest = useRef(onCommand)
  useEffect(() => {
    latest.current = onCommand
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const inField = target.matches('input, textarea, select, [contenteditable=true]')
      if (event.key === 'Escape' && inField) return target.blur()
      const command = commandOf(event, inField)
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
