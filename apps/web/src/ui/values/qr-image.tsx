import { encode } from 'uqr'
import { useMemo } from 'react'

interface QrImageProps {
  text: string
  /** What it is, for those who cannot see it. */
  label: string
  /** How much of it may be lost and it still reads: 7 % (L, with larger dots) or 15 % (M). */
  correction: 'L' | 'M'
  /** Empty paper on each side, in dots. */
  margin: number
  className?: string
}

/** A QR code, always dark on light paper: cameras do not read it the other way round. */
export function QrImage({ text, label, correction, margin, className = '' }: QrImageProps) {
  const { size, path } = useMemo(() => drawn(text, correction, margin), [text, correction, margin])
  return (
    <svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-md ${className}`}
    >
      <rect width={size} height={size} className="fill-surface" />
      <path d={path} className="fill-ink" />
    </svg>
  )
}

function drawn(text: string, ecc: QrImageProps['correction'], border: number) {
  const { data, size } = encode(text, { ecc, border })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
