declare global {
  interface Window {
    /** What was pressed before anything listened, by public/theme.js; null from then on. */
    earlyPress?: EventTarget | null
  }
}

/**
 * Remembers what somebody does to what came with the page's HTML before anything listens there: what is typed, where the
 * focus is, the last button that was pressed. What it answers does that to what stands in their place, once.
 */
export function keepEarly(root: HTMLElement): () => void {
  const fields = () => [...root.querySelectorAll('input')]
  const before = fields()
  let at = before.indexOf(document.activeElement as HTMLInputElement)
  // A field that is taken away tells nobody where the focus was.
  const follow = ({ target }: Event) => (at = before.indexOf(target as HTMLInputElement))
  for (const mover of movers) root.addEventListener(mover, follow)
  let isGiven = false
  return () => {
    for (const mover of movers) root.removeEventListener(mover, follow)
    if (isGiven) return
    isGiven = true
    const { earlyPress } = window
    window.earlyPress = null
    const pressed = earlyPress instanceof Element && earlyPress.closest('button')
    // Each when what came before it has been taken in.
    setTimeout(() => {
      const now = fields()
      for (const [index, field] of now.entries()) {
        const typed = before[index]?.value ?? ''
        if (typed !== '' && field.value === '') type(field, typed)
      }
      now[at]?.focus()
      if (pressed) setTimeout(() => sameButton(root, pressed)?.click())
    })
  }
}

const movers = ['focusin', 'pointerdown'] as const

/** What stands in a button's place: the first that says the same. */
const sameButton = (root: HTMLElement, { textContent, ariaLabel }: HTMLButtonElement) =>
  [...root.querySelectorAll('button')].find(
    (button) => button.textContent === textContent && button.ariaLabel === ariaLabel,
  )

/** As if it were typed now: the field belongs to React, which listens for that. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
