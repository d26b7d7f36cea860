import { CalendarCheck, MessagesSquare, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Brand } from '../../ui/page/logo'
import { PagePickers } from '../page/page-pickers'
import { accountTexts } from './account-texts'

/** The sign-in pages: the house on one side, the form on the other; on a phone the form alone, under the name. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTexts(accountTexts)
  const pitch = [
    [Printer, t('pitchOrders')],
    [MessagesSquare, t('pitchConversations')],
    [CalendarCheck, t('pitchSchedule')],
  ] as const

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside className="tiled hidden bg-tile text-on-tile lg:block">
        <div className="sticky top-0 flex h-dvh flex-col justify-between gap-10 p-12 xl:p-16">
          <Brand size={44} />
          <div className="grid gap-8">
            <p className="max-w-md text-4xl font-extrabold tracking-[-0.035em] text-balance">
              {t('tagline')}
            </p>
            <ul className="grid gap-4">
              {pitch.map(([Icon, text]) => (
                <li key={text} className="flex items-center gap-4 text-lg">
                  <span className="grid size-11 shrink-0 place-items-center rounded-md bg-marigold text-on-marigold">
                    <Icon size={24} aria-hidden="true" />
                  </span>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </aside>
      <div className="flex flex-col">
        <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8">
          <span className="flex lg:invisible">
            <Brand />
          </span>
          <PagePickers />
        </header>
        <main className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 pt-2 pb-12 sm:px-8 sm:pt-8 lg:justify-center lg:pt-2">
          {children}
        </main>
      </div>
    </div>
  )
}
