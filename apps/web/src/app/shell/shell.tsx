import { roleMay } from '@balcao/contract/role-may'
import type { Role } from '@balcao/contract/roles'
import { X } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet } from 'react-router'
import { useSession } from '../../auth/session-store'
import { useTexts } from '../../i18n/language'
// From the first press on: pieces that come later ask what it was.
import '../../lib/browser/last-press'
import { EmployeeScope, RoleScope } from '../../shared/role/role-scope'
import { IconButton } from '../../ui/buttons/icon-button'
import { Logo } from '../../ui/page/logo'
import { shellTexts } from './shell-texts'
import { useMainFocus } from '../page/use-main-focus'
import { ConnectionBanner } from './connection-banner'
import { lazyBehind } from './lazy-behind'
import { LiveCompany } from './live-company'
import { DemoBanner, DemoButton, DemoPanel } from './demo-banner'
import { MenuButton } from './menu-button'
import { ShopNow } from './shop-now'
import { Sidebar } from './sidebar'
import { TitleBadge } from './title-badge'
import { TopStack } from './top-stack'
import { UnsavedWorkGuard } from './unsaved-work-guard'

// Fetched behind the screen: it has something to say only in a licence's last days.
const LicenceWarning = lazyBehind('LicenceWarning')
// What lays itself over the page brings much with it, and nothing lies there yet.
const Sheet = lazyBehind('Sheet')

/** As high as what is drawn there: the shop's state with its presses, or what has run out alone. */
function underNameLook(role: Role): string {
  if (!roleMay(role, 'catalogue.setSoldOut')) return 'hidden'
  return roleMay(role, 'company.setOpening') ? 'mt-2 min-h-21.5' : 'mt-2 min-h-11'
}

/** The frame of every dashboard screen: menu at the side, or over the page on narrow screens (SHELL-17, SHELL-18). */
export function Shell() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const [menuOpen, setMenuOpen] = useState(false)
  const [demoOpen, setDemoOpen] = useState(false)
  const demoId = useId()
  const [aboveMain, setAboveMain] = useState<HTMLElement | null>(null)
  const [underName, setUnderName] = useState<HTMLElement | null>(null)
  const [inHeader, setInHeader] = useState<HTMLElement | null>(null)
  const main = useMainFocus()
  if (session.status !== 'signedIn') return null
  const { role, employee } = session.worker
  const closeMenu = () => setMenuOpen(false)

  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] in-data-wall:lg:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:text-on-accent"
      >
        {t('skipToContent')}
      </a>

      <aside className="in-data-wall:hidden! sticky top-0 hidden h-dvh border-r border-line bg-surface lg:flex">
        <Sidebar
          session={session}
          onFollow={closeMenu}
          // What is drawn there comes later than the menu, which must not move under a pointer that is about to press it.
          underName={<div ref={setUnderName} className={underNameLook(role)} />}
        />
      </aside>
      <Suspense fallback={null}>
        <Sheet open={menuOpen} onOpenChange={setMenuOpen} title={t('menu')}>
          <Sidebar
            session={session}
            onFollow={closeMenu}
            corner={
              <IconButton
                label={t('closeMenu')}
                icon={<X size={24} aria-hidden="true" />}
                onClick={closeMenu}
              />
            }
          />
        </Sheet>
      </Suspense>

      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopStack strip={<DemoBanner />}>
          <header className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 max-[26rem]:gap-1 max-[26rem]:px-1 lg:hidden">
            <MenuButton isOpen={menuOpen} onOpen={() => setMenuOpen(true)} />
            <span className="contents max-[36rem]:hidden">
              <Logo size={32} />
            </span>
            <DemoButton id={demoId} isOpen={demoOpen} onToggle={() => setDemoOpen(!demoOpen)}>
              <span className="min-w-0 flex-1 truncate text-sm font-medium text-ink-soft max-[36rem]:hidden">
                {session.user.name}
              </span>
            </DemoButton>
            <div ref={setInHeader} className="ml-auto min-w-0 shrink" />
          </header>
          {demoOpen && <DemoPanel id={demoId} />}
        </TopStack>
        <ConnectionBanner />
        {/* What stands above a screen but reads the company's data is drawn into it from inside. */}
        <div ref={setAboveMain} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="w-full flex-1 px-4 py-6 focus:outline-none sm:px-6 lg:px-10 lg:pt-3 lg:pb-9"
        >
          <RoleScope value={role}>
            <LiveCompany session={session}>
              {aboveMain &&
                roleMay(role, 'licence.get') &&
                createPortal(
                  <Suspense fallback={null}>
                    <LicenceWarning />
                  </Suspense>,
                  aboveMain,
                )}
              <ShopNow role={role} places={{ side: underName, header: inHeader }} />
              <EmployeeScope value={employee?.id ?? null}>
                <Outlet />
              </EmployeeScope>
            </LiveCompany>
          </RoleScope>
        </main>
      </div>
      <TitleBadge />
      <UnsavedWorkGuard />
    </div>
  )
}
