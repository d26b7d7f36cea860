import { applyMask } from '@balcao/domain/company'
import { formatPixKey, pixKeyTypes, type PixKeyType } from '@balcao/domain/pix'
import { QrCode } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/language'
import { commonTexts } from '../../../i18n/common-texts'
import { useMay } from '../../../shared/role/role-scope'
import { Field } from '../../../ui/fields/field'
import { MaskedInput, type Mask } from '../../../ui/fields/masked-input'
import { Select } from '../../../ui/choices/select'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'
import { TitledCard } from '../../../ui/page/titled-card'

const keyboards = { cpf: 'numeric', cnpj: 'text', email: 'email', phone: 'tel', random: 'text' } as const
const longest = 77

/** How customers pay: the PIX key that they pay to, whose type is always explicit, and whether meal vouchers are taken. */
export function PaymentFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const tCommon = useTexts(commonTexts)
  const mayChange = useMay('company.updateCustomer', { pix_tipo: null, pix_chave: null })
  const { pix_tipo, pix_chave } = edit.values
  const type = pixKeyTypes.find((one) => one === pix_tipo)
  return (
    <TitledCard icon={<QrCode size={22} aria-hidden="true" />} title={t('section_payment')}>
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
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="aceita_vale"
          checked={edit.values.aceita_vale}
          onChange={(event) => edit.change({ aceita_vale: event.target.checked })}
          className="size-5 accent-(--accent)"
        />
        <span>
          {t('voucherTake')} <span className="block text-sm text-ink-soft">{t('voucherHint')}</span>
        </span>
      </label>
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
