import { useQueryClient } from '@tanstack/react-query'
import { Bug, Building2, ClipboardList, Inbox, LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { useTexts } from '../../i18n/language'
import { OperatorGate } from '../../operator/operator-gate'
import { signOutOperator } from '../../operator/operator-session'
import { operatorTexts } from '../../operator/texts'
import { Button } from '../../ui/buttons/button'
import { cx } from '../../ui/look/class-names'
import { Brand } from '../../ui/page/logo'
import { LanguagePicker } from '../page/language-picker'
import { UnsavedWorkGuard } from '../shell/unsaved-work-guard'
import { ThemeSwitch } from '../page/theme-switch'
import { useMainFocus } from '../page/use-main-focus'

const places = [
  ['cadastros', 'navLeads', Inbox],
  ['empresas', 'navCompanies', Building2],
  ['auditoria', 'navAudit', ClipboardList],
  ['erros', 'navErrors', Bug],
] as const

/** The frame of the operator’s page: who is signed in, its places, and the way out. */
export function OperatorFrame() {
  const t = useTexts(operatorTexts)
  const pickers = (
    <>
      <LanguagePicker />
      <ThemeSwitch />
    </>
  )
  return (
    <OperatorGate aside={pickers}>
      {(user) => (
        <div className="flex min-h-dvh flex-col">
          <header className="border-b border-line bg-surface">
            <div className="mx-auto flex max-w-screen-xl flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-2 lg:flex-nowrap lg:px-8 lg:pb-2">
              <span className="flex items-center gap-3">
                <Brand size={32} />
                <span className="hidden text-sm font-semibold text-ink-soft sm:inline">{t('operation')}</span>
              </span>
              <Places />
              <span className="ml-auto truncate text-sm font-medium text-ink-soft lg:order-2">{user}</span>
              <span className="lg:order-3">
                <SignOut />
              </span>
            </div>
          </header>
          <Main />
          <footer className="mx-auto flex w-full max-w-screen-xl flex-wrap gap-3 px-4 py-4 lg:px-8">
            {pickers}
          </footer>
          <UnsavedWorkGuard />
        </div>
      )}
    </OperatorGate>
  )
}

function Places() {
  const t = useTexts(operatorTexts)
  const client = useQueryClient()
  return (
    <nav aria-label={t('places')} className="order-last w-full lg:order-1 lg:w-auto">
      <ul className="flex flex-wrap gap-0.5 pb-2 sm:gap-1 lg:flex-nowrap lg:pb-0">
        {places.map(([path, name, Icon]) => (
          <li key={path} className="flex-auto lg:flex-1">
            <NavLink
              to={`/operador/${path}`}
              // Nothing is read by itself here: a session that nobody uses must come to its end.
              onClick={() => void client.invalidateQueries()}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center justify-center gap-2 rounded-md px-1 text-sm font-semibold transition-colors sm:px-3.5 sm:text-base',
                  isActive ? 'bg-accent text-on-accent' : 'text-ink hover:bg-sunken',
                )
              }
            >
              <Icon size={20} aria-hidden="true" className="hidden sm:block" />
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SignOut() {
  const t = useTexts(operatorTexts)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOutOperator()
    setLeaving(false)
  }
  return (
    <Button
      kind="quiet"
      busy={leaving}
      icon={<LogOut size={20} aria-hidden="true" />}
      onClick={() => void leave()}
    >
      {t('signOut')}
    </Button>
  )
}

function Main(): ReactNode {
  const main = useMainFocus()
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="mx-auto w-full max-w-screen-xl flex-1 px-4 py-6 focus:outline-none lg:px-8"
    >
      <Outlet />
    </main>
  )
}
