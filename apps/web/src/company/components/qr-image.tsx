import { encode } from 'uqr'
import { useMemo } from 'react'

interface QrImageProps {
  text: string
  /** What it is, for those who cannot see it. */
  label: string
  className?: string
}

/** A QR code, always dark on light paper: cameras do not read it the other way round. */
export function QrImage({ text, label, className = '' }: QrImageProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <div data-theme="light" className={`rounded-md border border-line bg-surface p-1 text-ink ${className}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block size-full"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  )
}

function drawn(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
