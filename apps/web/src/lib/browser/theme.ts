import { useSyncExternalStore } from 'react'
import { storage } from '../caches/storage'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

// public/theme.js reads the same key before the first paint.
const key = 'balcao.theme'
const listeners = new Set<() => void>()

/** The chosen appearance; `auto` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'auto' as const)
}

/** Remembers and shows an appearance. */
export function setTheme(theme: Theme) {
  if (theme === 'auto') storage.remove(key)
  else storage.set(key, theme)
  show()
  for (const listener of listeners) listener()
}

/** Keeps an automatic appearance in step with the device, and a chosen one with the other tabs. Call once. */
export function followTheme() {
  devicePrefersDark().addEventListener('change', show)
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    show()
    for (const listener of listeners) listener()
  })
}

function show() {
  const theme = currentTheme()
  const dark = theme === 'dark' || (theme === 'auto' && devicePrefersDark().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

function currentTheme(): Theme {
  const stored = storage.get(key)
  return themes.find((theme) => theme === stored) ?? 'auto'
}

function devicePrefersDark() {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
