import type { CompanyRecord } from '@balcao/contract/company'
import { formatCnpj, niches } from '@balcao/domain/company'
import { Store } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { commonTexts } from '../../../i18n/common-texts'
import { useMay } from '../../../shared/role/role-scope'
import { maskLength, phoneMask } from '../../../shared/customer/masks'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/choices/select'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'
import { Fact } from '../fact'
import { TitledCard } from '../../../ui/page/titled-card'
import { TextField } from './text-field'

/** Name and CNPJ to be read only (COMP-33), contacts and niche to be changed. */
export function BasicFields({ edit, record }: { edit: CompanyEdit; record: CompanyRecord }) {
  const t = useTexts(companyTexts)
  const tCommon = useTexts(commonTexts)
  const mayChangeEmail = useMay('company.updateCustomer', { email_cliente: '' })
  const phone = {
    mask: phoneMask,
    type: 'tel',
    inputMode: 'tel',
    maxLength: maskLength.phone,
    placeholder: t('phonePlaceholder'),
  } as const
  return (
    <TitledCard icon={<Store size={22} aria-hidden="true" />} title={t('section_basic')}>
      <div className="grid gap-1.5 rounded-md bg-sunken p-3.5">
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={t('field_nome')}>{record.nome}</Fact>
          <Fact name={t('field_cnpj')} className="tabular-nums">
            {formatCnpj(record.cnpj)}
          </Fact>
        </dl>
        <p className="text-sm text-ink-soft">{t('fixedHint')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          edit={edit}
          name="email_cliente"
          type="email"
          inputMode="email"
          maxLength={254}
          placeholder={t('emailPlaceholder')}
          disabled={!mayChangeEmail}
          hint={mayChangeEmail ? undefined : tCommon('ownerOnly')}
        />
        <Field label={t('field_nicho_empresa')}>
          {(ids) => (
            <Select
              {...ids}
              name="nicho_empresa"
              options={niches.map((niche) => ({ value: niche, label: t(`niche_${niche}`) }))}
              value={edit.values.nicho_empresa}
              onChange={(event) => edit.change({ nicho_empresa: event.target.value })}
            />
          )}
        </Field>
        <TextField edit={edit} name="telefone_empresa" {...phone} />
        <TextField edit={edit} name="telefone_responsavel" {...phone} />
      </div>
    </TitledCard>
  )
}
