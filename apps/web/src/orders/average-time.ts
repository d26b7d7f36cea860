import { createContext, use } from 'react'

const AverageContext = createContext(0)

/** Tells the cards below the company's own minutes from order to customer; 0 where it has said none. */
export const AverageTimeScope = AverageContext.Provider

/** Minutes from order to customer on average, as the company says; 0 where it has said none. */
export function useAverageTime(): number {
  return use(AverageContext)
}
