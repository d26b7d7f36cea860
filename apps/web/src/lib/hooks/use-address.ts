import { useCallback } from 'react'
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router'

/** Writes the address as it is to be, from the one that stands now. */
type Rewrite = (now: URLSearchParams) => URLSearchParams

/**
 * The page's address after the `?`. A change is made to the address as it stands, not as it was last drawn: two changes
 * that follow each other faster than the page draws are both kept.
 */
export function useAddress(): [URLSearchParams, (rewrite: Rewrite, options?: NavigateOptions) => void] {
  const [drawn] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (rewrite: Rewrite, options?: NavigateOptions) => {
      const written = rewrite(new URLSearchParams(window.location.search))
      void navigate(`?${written.toString()}`, options)
    },
    [navigate],
  )
  return [drawn, change]
}
