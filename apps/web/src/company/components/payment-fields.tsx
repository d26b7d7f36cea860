import { applyMask } from '@balcao/domain/company'
import { formatPixKey, pixKeyTypes, type PixKeyType } from '@balcao/domain/pix'
import { QrCode } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/language'
import { commonTexts } from '../../i18n/common-texts'
import { useMay } from '../../shared/role/role-scope'
import { Field } from '../../ui/field'
import { MaskedInput, type Mask } from '../../ui/masked-input'
import { Select } from '../../ui/select'
import { companyTexts } from '../texts'
import type { CompanyEdit } from '../use-company-edit'
import { TitledCard } from '../../ui/titled-card'

const keyboards = { cpf: 'numeric', cnpj: 'text', email: 'email', phone: 'tel', random: 'text' } as const
const longest = 77

/** The PIX key that customers of the public menu pay to. Its type is always explicit. */
export function PixFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const tCommon = useTexts(commonTexts)
  const mayChange = useMay('company.updateCustomer', { pix_tipo: null, pix_chave: null })
  const { pix_tipo, pix_chave } = edit.values
  const type = pixKeyTypes.find((one) => one === pix_tipo)
  return (
    <TitledCard icon={<QrCode size={22} aria-hidden="true" />} title={t('section_pix')}>
      <p className="text-ink-soft">{t('pixHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('pixType')} hint={mayChange ? undefined : tCommon('ownerOnly')}>
          {(ids) => (
            <Select
              {...ids}
              name="pix_tipo"
              disabled={!mayChange}
              options={[
                { value: '', label: t('pixNone') },
                ...pixKeyTypes.map((one) => ({ value: one, label: t(`pixType_${one}`) })),
              ]}
              value={pix_tipo}
              onChange={(event) => {
                const next = pixKeyTypes.find((one) => one === event.target.value)
                edit.change({
                  pix_tipo: next ?? '',
                  pix_chave: next ? formatPixKey(next, pix_chave) : pix_chave,
                })
              }}
            />
          )}
        </Field>
        {type && <PixKey key={type} type={type} edit={edit} disabled={!mayChange} />}
      </div>
    </TitledCard>
  )
}

function PixKey({ type, edit, disabled }: { type: PixKeyType; edit: CompanyEdit; disabled: boolean }) {
  const t = useTexts(companyTexts)
  const mask = useMemo<Mask>(() => {
    const format = (text: string) => formatPixKey(type, text)
    if (type === 'email' || type === 'random') {
      return (_, next, caret) => ({ text: format(next), caret })
    }
    return (previous, next, caret, deleting) => applyMask(format, previous, next, caret, deleting)
  }, [type])
  return (
    <Field label={t('pixKey')} error={edit.problems.pix_chave && t('error_pix')}>
      {(ids) => (
        <MaskedInput
          {...ids}
          name="pix_chave"
          disabled={disabled}
          mask={mask}
          inputMode={keyboards[type]}
          maxLength={longest}
          placeholder={t(`pixPlaceholder_${type}`)}
          value={edit.values.pix_chave}
          onValueChange={(pix_chave) => edit.change({ pix_chave })}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}
