import type { CompanyRecord } from '@balcao/contract/company'
import { formatCep, formatCnpj, formatPhone, menuPath } from '@balcao/domain/company'
import { formatPixKey } from '@balcao/domain/pix'
import { ClipboardCheck, Info, MapPin, Pencil, QrCode, Store } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { companyTexts } from '../texts'
import { AutomationsCard } from './cards/automations-card'
import { Fact } from './fact'
import { HoursView } from './hours-view'
import { RecoveryNotice } from './cards/recovery-notice'
import { TitledCard } from '../../ui/page/titled-card'
import { SecurityCard } from './cards/security-card'
import { ShareCard } from './cards/share-card'

interface CompanyViewProps {
  record: CompanyRecord
  pix: ReactNode
  menuFiles: ReactNode
  onEdit: () => void
  editRef: Ref<HTMLButtonElement>
}

/** The company's data to be read (COMP-04 to COMP-07), with the way to edit it (COMP-08). */
export function CompanyView({ record, pix, menuFiles, onEdit, editRef }: CompanyViewProps) {
  const t = useTexts(companyTexts)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <BasicCard record={record} onEdit={onEdit} editRef={editRef} />
        <TitledCard icon={<MapPin size={22} aria-hidden="true" />} title={t('section_address')}>
          <AddressFacts record={record} />
        </TitledCard>
        <TitledCard icon={<Info size={22} aria-hidden="true" />} title={t('section_about')}>
          <dl className="grid gap-4">
            <Fact name={t('field_sobre_empresa')}>{record.sobre_empresa}</Fact>
            <Fact name={t('field_observacoes')}>{record.observacoes}</Fact>
          </dl>
        </TitledCard>
        <TitledCard icon={<QrCode size={22} aria-hidden="true" />} title={t('section_payment')}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact name={t('pixType')}>{record.pix_tipo && t(`pixType_${record.pix_tipo}`)}</Fact>
            <Fact name={t('pixKey')} className="tabular-nums">
              {record.pix_tipo && formatPixKey(record.pix_tipo, record.pix_chave ?? '')}
            </Fact>
            <Fact name={t('field_aceita_vale')}>
              {t(record.aceita_vale ? 'voucherTaken' : 'voucherNotTaken')}
            </Fact>
          </dl>
        </TitledCard>
        {pix}
        <TitledCard icon={<ClipboardCheck size={22} aria-hidden="true" />} title={t('section_orders')}>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact name={t('field_aceite_automatico')}>
              {record.aceite_automatico.length === 0
                ? t('acceptNone')
                : record.aceite_automatico.map((channel) => t(`accept_${channel}`)).join(', ')}
            </Fact>
            <Fact name={t('field_aceita_agendados')}>
              {t(record.aceita_agendados ? 'scheduledTaken' : 'scheduledNotTaken')}
            </Fact>
          </dl>
        </TitledCard>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <HoursView record={record} />
        <ShareCard path={menuPath(record.id, record.endereco_curto)} name={record.nome} />
        {menuFiles}
        <AutomationsCard />
        <SecurityCard timeZone={record.time_zone} />
      </div>
    </div>
  )
}

function BasicCard({ record, onEdit, editRef }: Omit<CompanyViewProps, 'pix' | 'menuFiles'>) {
  const t = useTexts(companyTexts)
  return (
    <section aria-label={t('section_basic')}>
      <Card className="grid grid-cols-1 gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-start gap-3">
          <span className="hidden size-13 shrink-0 place-items-center rounded-lg bg-accent-tint text-accent-ink sm:grid">
            <Store size={28} aria-hidden="true" />
          </span>
          <div className="grid min-w-0 flex-1 basis-40 gap-1">
            <h2 className="text-xl break-words">{record.nome}</h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
              <span className="whitespace-nowrap tabular-nums">
                <span className="sr-only">{t('field_cnpj')}: </span>
                {formatCnpj(record.cnpj)}
              </span>
              <Badge tone="accent">{t(`niche_${record.nicho_empresa}` as 'niche_delivery')}</Badge>
            </p>
          </div>
          <Button ref={editRef} icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit}>
            {t('edit')}
          </Button>
        </div>
        <RecoveryNotice record={record} />
        <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <Fact name={t('field_email_cliente')} className="sm:col-span-2">
            {record.email_cliente}
          </Fact>
          <Fact name={t('field_telefone_empresa')} className="tabular-nums">
            {record.telefone_empresa && <PhoneLink phone={record.telefone_empresa} />}
          </Fact>
          <Fact name={t('field_telefone_responsavel')} className="tabular-nums">
            {record.telefone_responsavel && <PhoneLink phone={record.telefone_responsavel} />}
          </Fact>
        </dl>
      </Card>
    </section>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:+55${phone.replace(/\D/g, '')}`}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-accent-ink underline-offset-4 hover:underline lg:min-h-6"
    >
      {formatPhone(phone)}
    </a>
  )
}

function AddressFacts({ record }: { record: CompanyRecord }) {
  const t = useTexts(companyTexts)
  const street = [record.endereco_localizacao, record.numero_endereco].filter(Boolean).join(', ')
  const city = [record.cidade_empresa, record.estado_empresa].filter(Boolean).join(' – ')
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name={t('field_endereco_localizacao')}>{street}</Fact>
      <Fact name={t('field_bairro_endereco')}>{record.bairro_endereco}</Fact>
      <Fact name={t('field_cidade_empresa')}>{city}</Fact>
      <Fact name={t('field_cep_empresa')} className="tabular-nums">
        {record.cep_empresa && formatCep(record.cep_empresa)}
      </Fact>
    </dl>
  )
}
