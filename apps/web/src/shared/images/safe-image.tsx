import { ImageOff } from 'lucide-react'
import { useState, type ImgHTMLAttributes } from 'react'
import { cx } from '../../ui/look/class-names'

/** A picture; one that cannot be loaded is replaced by a placeholder of the same size (IMG-12). */
export function SafeImage({ className, alt, ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const [broken, setBroken] = useState<string | undefined>()
  if (broken === rest.src && rest.src !== undefined) {
    return (
      <span
        role="img"
        aria-label={alt}
        data-placeholder
        className={cx('grid min-h-24 min-w-24 place-items-center bg-sunken text-ink-soft', className)}
      >
        <ImageOff size={32} aria-hidden="true" />
      </span>
    )
  }
  return <img {...rest} alt={alt} className={className} onError={() => setBroken(rest.src)} />
}
