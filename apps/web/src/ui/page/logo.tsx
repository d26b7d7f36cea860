/** The logo: a service bell on a counter. Decorative; the name stands beside it. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="8" fill="#1f3fbf" />
      <path
        d="M16 6.2a1.9 1.9 0 0 1 1.3 3.3A7.6 7.6 0 0 1 23.5 17h-15a7.6 7.6 0 0 1 6.2-7.5A1.9 1.9 0 0 1 16 6.2Z"
        fill="#fff"
      />
      <rect x="5" y="18.6" width="22" height="3.2" rx="1.6" fill="#ffc24d" />
      <path d="M8.6 23h3v3.4h-3zM20.4 23h3v3.4h-3z" fill="#fff" />
    </svg>
  )
}

/** Logo and name side by side. */
export function Brand({ size = 36 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Logo size={size} />
      <span className="text-xl font-extrabold tracking-[-0.035em]">Balcão</span>
    </span>
  )
}
