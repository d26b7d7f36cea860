import { useState } from 'react'

type Permission = NotificationPermission | 'missing'

interface Notice {
  title: string
  body: string
  /** The same tag replaces the notice before. */
  tag: string
  onPress: () => void
}

/** Whether the desktop may show notices, and the way to ask for it: only ever from a button. */
export function useNoticePermission(): [Permission, () => void] {
  const [permission, setPermission] = useState<Permission>(currentPermission)
  const ask = () => void Notification.requestPermission().then(setPermission)
  return [permission, ask]
}

/** Shows a notice when it is allowed. */
export function showNotice({ title, body, tag, onPress }: Notice) {
  if (currentPermission() !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg' })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onPress()
    })
  } catch {
    // Phones only allow notices from a service worker.
    return
  }
}

function currentPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission
}
