import type { BoardColumn } from '@balcao/domain/orders'
import { ChefHat, Clock, PackageCheck, type LucideIcon } from 'lucide-react'

/** Sign and colours of each column. */
export const columnLooks: Readonly<Record<BoardColumn, readonly [LucideIcon, string]>> = {
  analysis: [Clock, 'bg-analysis text-analysis-ink'],
  production: [ChefHat, 'bg-production text-production-ink'],
  ready: [PackageCheck, 'bg-ready text-ready-ink'],
}
