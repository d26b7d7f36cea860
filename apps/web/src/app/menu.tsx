import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../i18n/start-language'
import { keepPageFace } from '../lib/page-face'
import { followDeviceTheme } from '../lib/theme'
import { MenuApp } from '../menu/menu-app'
import '../ui/base.css'

followDeviceTheme()
keepPageFace()
await startLanguage()
const root = document.getElementById('root')
const page = (
  <StrictMode>
    <MenuApp path={location.pathname} />
  </StrictMode>
)
// In slices: a finger on a slow phone is heard while the page is being made.
if (root) startTransition(() => createRoot(root).render(page))
