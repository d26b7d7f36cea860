import { isModuleOpen, type ModuleFlag, type Modules } from '@balcao/domain/licence'
import type { ReactNode } from 'react'
import { ModuleUnavailable } from './module-unavailable'

interface ModuleGateProps {
  modules: Modules
  flag: ModuleFlag
  onBack: () => void
  children: ReactNode
}

/** Lets a screen through only when its flag is strictly true (MODULE-06); the server refuses its calls as well. */
export function ModuleGate({ modules, flag, onBack, children }: ModuleGateProps) {
  return isModuleOpen(modules, flag) ? children : <ModuleUnavailable onBack={onBack} />
}
