let last: string | null = null

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (last = 'pointer'), true)
  window.addEventListener('keydown', ({ key }) => (last = key), true)
}

/** What a person pressed last: 'pointer', or the key by its name; null before anything was. */
export const lastPress = (): string | null => last
