import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readUser } from '../auth/session'
import { BookingApp } from '../booking/booking-app'
import { startLanguage } from '../i18n/start-language'
import { keepPageFace } from '../lib/page-face'
import { storage } from '../lib/storage'
import { followDeviceTheme } from '../lib/theme'
import '../ui/base.css'

followDeviceTheme()
keepPageFace()
const element = location.pathname.startsWith('/google-callback') ? (
  await googleCallback()
) : (
  <BookingApp path={location.pathname} search={location.search} signedIn={readUser(storage)?.cnpj ?? null} />
)
await startLanguage()
const root = document.getElementById('root')
// In slices: a finger on a slow phone is heard while the page is being made.
if (root) startTransition(() => createRoot(root).render(<StrictMode>{element}</StrictMode>))

async function googleCallback() {
  const { CallbackPage } = await import('../google/callback/callback-page')
  return <CallbackPage />
}
