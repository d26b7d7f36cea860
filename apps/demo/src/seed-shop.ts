import { weekdays } from '@balcao/domain/company'
import type { App } from '@balcao/server/app'
import { readCompanyRecord, saveCompany } from '@balcao/server/company/index'
import { saveDeliverySettings } from '@balcao/server/delivery/index'

/** What follows the installation's address on the shop's own page. */
export const demoAddress = 'lanchonete-demonstracao'

/** Fees in reais, as the company's own screen would send them. */
export const bairros_taxas = {
  '5.00': names('Centro', 'Nossa Senhora Aparecida', 'Praça 14 de Janeiro'),
  '7.00': names('Adrianópolis', 'Nossa Senhora das Graças', 'São Geraldo', 'Chapada'),
  '9.50': names('Parque Dez de Novembro', 'Flores', 'Aleixo', 'Dom Pedro'),
  '14.00': names('Ponta Negra', 'Tarumã', 'Cidade Nova'),
}

/**
 * Says where the demonstration company is, when it is open, where it delivers and how it is paid; leaves a record that
 * was ever changed alone.
 */
export async function seedShop({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  const { versao } = await db.asCompany(companyId, (tx) => readCompanyRecord(tx, companyId))
  if (versao > 1) return
  await saveCompany(db, companyId, {
    by: 'installation',
    seen: undefined,
    fields: {
      telefone_responsavel: '92991234567',
      endereco_localizacao: 'Rua Barroso',
      numero_endereco: '120',
      bairro_endereco: 'Centro',
      cep_empresa: '69005070',
      sobre_empresa: 'Lanches, sucos e açaí no Centro de Manaus, a duas quadras do teatro.',
      observacoes: 'Aberta 24 horas.',
      endereco_curto: demoAddress,
      cor: '#8f1d1d',
      // Open at all hours: whoever tries the menu at night should be able to order.
      horario_funcionamento: weekdays.map((dia) => ({
        dia,
        horario_inicio: '00:00',
        horario_fim: '24:00',
        status: 'aberto' as const,
      })),
      pix_tipo: 'email',
      pix_chave: 'pix@lanchonete-demo.example',
      aceita_vale: true,
    },
  })
  await saveDeliverySettings(db, companyId, {
    seen: undefined,
    settings: { tempo_entrega: 45, taxa_entrega: 5, bairros_taxas },
  })
}

function names(...bairros: string[]) {
  return bairros.map((bairro) => ({ bairro }))
}
