import { useLanguage, useTexts } from '../../../i18n/language'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Spinner } from '../../../ui/waiting/spinner'
import type { CepField } from '../../fill-from-cep'
import { companyTexts } from '../../texts'
import type { CepLookup } from '../../use-cep-lookup'

/** What the postal code did to the address, and the ways round it. Always there, so that it is announced. */
export function CepNotice({ cep }: { cep: CepLookup }) {
  const t = useTexts(companyTexts)
  const { locale } = useLanguage()
  const { state, locked } = cep
  const names = (fields: readonly CepField[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields.map((field) => t(`field_${field}`)))
  return (
    <div className="grid gap-x-4">
      <div role="status" className="grid gap-1 text-ink-soft">
        {state.status === 'looking' && (
          <p className="flex items-center gap-2">
            <Spinner size={18} />
            {t('cepLooking')}
          </p>
        )}
        {state.status === 'unknown' && <p className="font-semibold text-analysis-ink">{t('cepUnknown')}</p>}
        {state.status === 'failed' && <p>{t('cepFailed')}</p>}
        {state.status === 'found' && (
          <>
            {locked.size > 0 && state.fill.replaced.length === 0 && (
              <p>{t('cepFilled', { fields: names(state.fill.filled) })}</p>
            )}
            {locked.size > 0 && state.fill.replaced.length > 0 && (
              <p>{t('cepReplaced', { fields: names(state.fill.replaced) })}</p>
            )}
            {state.fill.kept.length > 0 && <p>{t('cepKept', { fields: names(state.fill.kept) })}</p>}
          </>
        )}
      </div>
      {state.status === 'found' && (
        <div className="flex flex-wrap gap-x-5">
          {locked.size > 0 && <LinkButton onClick={cep.unlock}>{t('cepUnlock')}</LinkButton>}
          {state.fill.kept.length > 0 && <LinkButton onClick={cep.useFound}>{t('cepUseFound')}</LinkButton>}
        </div>
      )}
    </div>
  )
}
