import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { Spinner } from '../../ui/waiting/spinner'
import type { GoogleProblem } from '../connection/connection-of'
import { useProblemWords } from '../connection/problem-words'
import { googleTimes } from '../google-constants'
import { googleTexts } from '../texts'
import type { GoogleNoticeWords } from './notice-of'

interface GoogleNoticeProps {
  notice: GoogleNoticeWords | null
  problem: GoogleProblem | null
  detailsHref: string
}

const looks: Record<GoogleNoticeWords['kind'], { colours: string; icon: ReactNode }> = {
  checking: { colours: 'bg-analysis text-analysis-ink', icon: <Spinner size={20} /> },
  error: { colours: 'bg-danger text-danger-ink', icon: <TriangleAlert size={20} aria-hidden="true" /> },
  success: { colours: 'bg-ready text-ready-ink', icon: <CircleCheck size={20} aria-hidden="true" /> },
}

/**
 * The small notice at the top right (GOOG-01). It hides itself after five seconds (GOOG-05), not while somebody points at
 * it or has the focus in it. Below the strip of new orders, never over it.
 */
export function GoogleNotice({ notice, problem, detailsHref }: GoogleNoticeProps) {
  const t = useTexts(googleTexts)
  const words = useProblemWords()
  const [held, setHeld] = useState<string | null>(null)
  const [shown, hide] = useHidingNotice(notice, held)
  const look = shown && looks[shown.kind]
  return (
    <div
      role="status"
      data-google-notice={shown?.kind}
      className="pointer-events-none fixed top-[calc(var(--above,0px)+0.75rem)] right-3 z-20 w-80 max-w-[calc(100vw-1.5rem)]"
    >
      {shown && look && (
        <div
          onPointerEnter={() => setHeld(shown.key)}
          onPointerLeave={() => setHeld(null)}
          onFocus={() => setHeld(shown.key)}
          onBlur={() => setHeld(null)}
          className={cx(
            'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-md py-1 pr-1 pl-3.5 shadow-float',
            look.colours,
          )}
        >
          <span className="mt-3 shrink-0">{look.icon}</span>
          <div className="min-w-0 flex-1 py-2.5 font-medium break-words">
            <p>{shown.kind === 'error' && problem ? words(problem) : t(`notice_${shown.kind}`)}</p>
            {shown.kind === 'error' && (
              <Link
                to={detailsHref}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {t('noticeDetails')}
              </Link>
            )}
          </div>
          <IconButton label={t('noticeDismiss')} icon={<X size={20} aria-hidden="true" />} onClick={hide} />
        </div>
      )}
    </div>
  )
}

/** The notice until its time is over or it is dismissed, not while it is `held`; another key brings another one. */
function useHidingNotice(notice: GoogleNoticeWords | null, held: string | null) {
  const [hidden, setHidden] = useState<string | null>(null)
  const key = notice?.key ?? null
  useEffect(() => {
    if (key === null || key === held) return
    const timer = setTimeout(() => setHidden(key), googleTimes.noticeStays)
    return () => clearTimeout(timer)
  }, [key, held])
  return [key === hidden ? null : notice, () => setHidden(key)] as const
}
