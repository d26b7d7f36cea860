import { readShortAddress, suggestShortAddress } from '@balcao/domain/company'
import { Link2, Palette } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { TitledCard } from '../../../ui/page/titled-card'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'
import { ColourField } from './colour-field'
import { LookImage } from './look-image'
import { TextField } from './text-field'

/** How the shop's public pages look, and the short address that they have. */
export function PageFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const { endereco_curto: address } = edit.values
  const suggested = suggestShortAddress(edit.base.nome)
  return (
    <TitledCard icon={<Palette size={22} aria-hidden="true" />} title={t('section_page')}>
      <div className="grid gap-2">
        <TextField
          edit={edit}
          name="endereco_curto"
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={suggested}
          hint={t('shortAddressHint', { link: `${location.host}/${readShortAddress(address) || '…'}` })}
          onBlur={() => edit.change({ endereco_curto: readShortAddress(address) })}
        />
        {address === '' && suggested !== '' && (
          <Button
            kind="quiet"
            className="justify-self-start"
            icon={<Link2 size={18} aria-hidden="true" />}
            onClick={() => edit.change({ endereco_curto: suggested })}
          >
            {t('shortAddressUse', { address: suggested })}
          </Button>
        )}
      </div>
      <ColourField value={edit.values.cor} onChange={(cor) => edit.change({ cor })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <LookImage
          companyId={edit.base.id}
          kind="logo"
          image={edit.values.logo}
          onChange={(logo) => edit.change({ logo })}
        />
        <LookImage
          companyId={edit.base.id}
          kind="capa"
          image={edit.values.capa}
          onChange={(capa) => edit.change({ capa })}
        />
      </div>
    </TitledCard>
  )
}
