import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../i18n/start-language'
import { followDeviceTheme } from '../lib/theme'
import { MenuApp } from '../menu/menu-app'
import '../ui/base.css'

followDeviceTheme()
await startLanguage()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MenuApp path={location.pathname} />
    </StrictMode>,
  )
}
