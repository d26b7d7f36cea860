/** Blue tiles, as on the walls of old shops. Decoration only. */
export function TilePattern() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="tiles" width="120" height="120" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#ffffff" strokeOpacity="0.16" strokeWidth="2">
            <path d="M0 0h120v120H0z" strokeOpacity="0.08" />
            <path d="M0 60a60 60 0 0 0 60-60 60 60 0 0 0 60 60 60 60 0 0 0-60 60 60 60 0 0 0-60-60Z" />
            <circle cx="60" cy="60" r="13" />
            <circle cx="0" cy="0" r="20" />
            <circle cx="120" cy="0" r="20" />
            <circle cx="0" cy="120" r="20" />
            <circle cx="120" cy="120" r="20" />
          </g>
          <g fill="#ffffff" fillOpacity="0.07">
            <path d="M60 22c8 12 8 20 0 28-8-8-8-16 0-28ZM60 98c8-12 8-20 0-28-8 8-8 16 0 28ZM22 60c12 8 20 8 28 0-8-8-16-8-28 0ZM98 60c-12 8-20 8-28 0 8-8 16-8 28 0Z" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#tiles)" />
    </svg>
  )
}
