export const licence = {
  unavailableTitle: 'Módulo Não Disponível',
  unavailableText:
    'A licença da sua empresa ainda não inclui esta área. Fale com o nosso suporte para ativar: tudo o que você já cadastrou continua no lugar.',
  supportPhone: 'Telefone do suporte',
  supportEmail: 'Email do suporte',
  back: 'Voltar',
  moduleUnavailable: 'Módulo não disponível',
  scheduleUnavailable: 'Funcionalidade de agendamento não disponível',
  warnEnding: {
    one: 'Falta 1 dia para a sua licença terminar.',
    other: 'Faltam {count} dias para a sua licença terminar.',
  },
  warnExpired: 'A sua licença expirou.',
  warnLink: 'Ver licença',
  warnDismiss: 'Ocultar até amanhã',
  warnRegion: 'Aviso da licença',
} as const
