import { applyMask, formatCep } from '@balcao/domain/company'
import { stateZones } from '@balcao/domain/time'
import { MapPin } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import type { Mask } from '../../../ui/fields/masked-input'
import { Select } from '../../../ui/choices/select'
import type { CepField } from '../../fill-from-cep'
import { companyTexts } from '../../texts'
import { useCepLookup } from '../../use-cep-lookup'
import type { CompanyEdit } from '../../use-company-edit'
import { CepNotice } from './cep-notice'
import { TitledCard } from '../../../ui/page/titled-card'
import { TextField } from './text-field'

const cepMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatCep, previous, next, caret, deleting)
const states = Object.keys(stateZones).map((uf) => ({ value: uf, label: uf }))

/** The address, its postal code first: that fills what it knows. */
export function AddressFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const cep = useCepLookup({ values: edit.values, fill: edit.change })
  const told = (name: CepField) => ({
    name,
    edit,
    locked: cep.locked.has(name),
    onTyped: () => cep.fieldTyped(name),
  })
  return (
    <TitledCard icon={<MapPin size={22} aria-hidden="true" />} title={t('section_address')}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          edit={edit}
          name="cep_empresa"
          mask={cepMask}
          inputMode="numeric"
          maxLength={9}
          placeholder={t('cepPlaceholder')}
          hint={t('cepHint')}
          onTyped={cep.cepTyped}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-4 sm:pt-7.5">
          <CepNotice cep={cep} />
        </div>
        <TextField {...told('endereco_localizacao')} maxLength={200} className="sm:col-span-4" />
        <TextField edit={edit} name="numero_endereco" maxLength={20} className="sm:col-span-2" />
        <TextField {...told('bairro_endereco')} maxLength={80} className="sm:col-span-2" />
        <TextField {...told('cidade_empresa')} maxLength={80} className="sm:col-span-2" />
        {cep.locked.has('estado_empresa') ? (
          <TextField {...told('estado_empresa')} className="sm:col-span-2" />
        ) : (
          <Field
            label={t('field_estado_empresa')}
            error={edit.problems.estado_empresa && t('error_estado_empresa')}
            className="sm:col-span-2"
          >
            {(ids) => (
              <Select
                {...ids}
                name="estado_empresa"
                placeholder={t('statePlaceholder')}
                options={states}
                value={edit.values.estado_empresa}
                onChange={(event) => {
                  cep.fieldTyped('estado_empresa')
                  edit.change({ estado_empresa: event.target.value })
                }}
              />
            )}
          </Field>
        )}
      </div>
    </TitledCard>
  )
}
