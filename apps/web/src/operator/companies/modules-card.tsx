import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { moduleFlags, type ModuleFlag } from '@balcao/domain/licence'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { notify } from '../../ui/notices/notify'
import { Switch } from '../../ui/choices/switch'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { useCompanyActs } from './companies.queries'
import { companiesTexts } from './texts'

/** The modules as switches. Opening works at once, closing asks first. */
export function ModulesCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { modules } = useCompanyActs(company.id)
  const [closing, setClosing] = useState<ModuleFlag | null>(null)
  const [changing, setChanging] = useState<ModuleFlag | null>(null)

  const set = (flag: ModuleFlag, open: boolean) => {
    setChanging(flag)
    modules.mutate(
      { ...company.modules, [flag]: open },
      {
        onSuccess: () =>
          notify.success(t(open ? 'moduleOpened' : 'moduleClosed', { module: tOperator(`module_${flag}`) })),
        onError: (error) => notify.error(errorText(error, t('modulesFailed'))),
        onSettled: () => {
          setChanging(null)
          setClosing(null)
        },
      },
    )
  }

  return (
    <TitledCard title={tOperator('modules')}>
      <ul className="grid">
        {moduleFlags.map((flag) => (
          <li key={flag}>
            <Switch
              label={tOperator(`module_${flag}`)}
              checked={company.modules[flag]}
              busy={modules.isPending && changing === flag}
              disabled={modules.isPending}
              onChange={(open) => (open ? set(flag, true) : setClosing(flag))}
            />
          </li>
        ))}
      </ul>
      {closing && (
        <ConfirmDialog
          title={t('closeModule', { module: tOperator(`module_${closing}`) })}
          description={t('closeModuleText', { name: company.nome })}
          keep={t('keepOpen')}
          confirm={t('close')}
          busy={modules.isPending}
          onClose={() => setClosing(null)}
          onConfirm={() => set(closing, false)}
        />
      )}
    </TitledCard>
  )
}
