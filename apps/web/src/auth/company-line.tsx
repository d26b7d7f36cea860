import { Store } from 'lucide-react'
import type { ReactNode } from 'react'

/** Which company this is about, and the way to choose another. */
export function CompanyLine({ name, cnpj, children }: { name: string; cnpj: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2">
      <Store size={24} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{cnpj}</p>
      </div>
      {children}
    </div>
  )
}
