export const licence = {
  unavailableTitle: 'Módulo Não Disponível',
  unavailableText:
    'A licença da sua empresa ainda não inclui esta área. Fale com o nosso suporte para ativar: tudo o que você já cadastrou continua no lugar.',
  supportPhone: 'Telefone do suporte',
  supportEmail: 'Email do suporte',
  back: 'Voltar',
  moduleUnavailable: 'Módulo não disponível',
  scheduleUnavailable: 'Funcionalidade de agendamento não disponível',
} as const
