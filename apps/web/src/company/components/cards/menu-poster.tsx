import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../i18n/language'
import { companyTexts } from '../../texts'
import { LinkQr } from '../../../ui/values/link-qr'

interface MenuPosterProps {
  link: string
  name: string
  /** The paper was printed, or the person thought better of it. */
  onDone: () => void
}

/** A sheet for the counter with the menu's QR code. Exists on paper only; prints itself when it appears. */
export function MenuPoster({ link, name, onDone }: MenuPosterProps) {
  const t = useTexts(companyTexts)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const root = document.getElementById('root')
    const finish = () => done.current()
    root?.classList.add('print:hidden')
    window.addEventListener('afterprint', finish)
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', finish)
      root?.classList.remove('print:hidden')
    }
  }, [])
  return createPortal(
    <div data-theme="light" className="hidden min-h-dvh place-content-center text-ink print:grid">
      <div className="grid justify-items-center gap-8 p-8 text-center">
        <p className="text-4xl font-extrabold">{name}</p>
        <LinkQr link={link} label={t('qrLabel', { name })} className="w-[12cm]" />
        <p className="text-2xl">{t('posterText')}</p>
        <p className="text-lg break-all">{link}</p>
      </div>
    </div>,
    document.body,
  )
}
