import type { PackageKind } from '@balcao/contract/scheduling'
import { Plus } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { packagesTexts } from '../../../shared/customer/packages/texts'
import { Button } from '../../../ui/buttons/button'
import { Card } from '../../../ui/page/card'
import type { Service } from '../../data/services'
import { KindCard } from './kind-card'
import { kindProblems, newKind } from './kinds-draft'

const MOST_KINDS = 40

interface PackagesTabProps {
  kinds: readonly PackageKind[]
  services: readonly Service[]
  /** A save was refused: what is wrong is shown. */
  showsProblems: boolean
  onChange: (kinds: PackageKind[]) => void
}

/** The packages that the company sells. */
export function PackagesTab({ kinds, services, showsProblems, onChange }: PackagesTabProps) {
  const t = useTexts(packagesTexts)
  const problems = showsProblems ? kindProblems(kinds) : new Map<string, never>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('intro')}</p>
      {kinds.length === 0 && <Card className="p-4 font-medium sm:p-5">{t('none')}</Card>}
      {kinds.map((kind) => (
        <KindCard
          key={kind.id}
          kind={kind}
          services={services}
          problem={problems.get(kind.id)}
          onChange={(change) =>
            onChange(kinds.map((one) => (one.id === kind.id ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange(kinds.filter(({ id }) => id !== kind.id))}
        />
      ))}
      {kinds.length < MOST_KINDS && (
        <Button
          kind="secondary"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange([...kinds, newKind()])}
        >
          {t('add')}
        </Button>
      )}
    </div>
  )
}
