import { cx } from '../look/class-names'
import { QrImage } from './qr-image'

/** The QR code of a link, framed, for screens and paper; `className` gives its size. */
export function LinkQr({ link, label, className }: { link: string; label: string; className: string }) {
  return (
    <QrImage
      text={link}
      label={label}
      correction="M"
      margin={2}
      className={cx('border border-line bg-surface p-1', className)}
    />
  )
}
