import { LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { signOut, type Session } from '../../auth/session-store'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Brand } from '../../ui/page/logo'
import { LanguagePicker } from '../page/language-picker'
import { shellTexts } from './shell-texts'
import { ThemeSwitch } from '../page/theme-switch'
import { NavEntry } from './nav-entry'
import { itemsFor } from './nav-items'

interface SidebarProps {
  session: Extract<Session, { status: 'signedIn' }>
  /** After a menu item was pressed. */
  onFollow: () => void
  /** Stands beside the name, e.g. the button that closes the overlay. */
  corner?: ReactNode
  /** Stands under the company's name. */
  underName?: ReactNode
}

/** Name, menu, language, appearance, way out. The same on a wide screen and in the overlay of a phone. */
export function Sidebar({ session, onFollow, corner, underName }: SidebarProps) {
  const t = useTexts(shellTexts)
  const { role, employee } = session.worker
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex items-center justify-between gap-2 px-5 pt-5 pb-4">
        <Brand />
        {corner}
      </div>
      <div className="mx-5 mb-3 border-t border-line pt-3 text-sm font-medium break-words text-ink-soft">
        <p>{session.user.name}</p>
        {employee && (
          <p className="font-semibold text-ink">
            {t('whoWorks', { name: employee.nome, role: t(`role_${role}`) })}
          </p>
        )}
        {underName}
      </div>
      <Menu session={session} onFollow={onFollow} />
      <div className="grid gap-2 border-t border-line p-3">
        <div className="grid gap-2 lg:grid-cols-2">
          <LanguagePicker isDense />
          <ThemeSwitch isDense />
        </div>
        <SignOutButton label={t('signOut')} busyLabel={t('signingOut')} />
      </div>
    </div>
  )
}

function Menu({ session, onFollow }: Pick<SidebarProps, 'session' | 'onFollow'>) {
  const t = useTexts(shellTexts)
  return (
    <nav aria-label={t('menu')} className="min-h-0 flex-1 overflow-y-auto px-3 pb-1">
      <ul className="grid gap-0.5">
        {itemsFor(session.worker.role).map((item) => (
          <li key={item.name}>
            <NavEntry item={item} modules={session.modules} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SignOutButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <Button kind="quiet" busy={leaving} onClick={leave} icon={<LogOut size={20} aria-hidden="true" />}>
      {leaving ? busyLabel : label}
    </Button>
  )
}
