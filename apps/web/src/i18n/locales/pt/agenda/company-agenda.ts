export const companyAgenda = {
  title: 'Agendamentos da empresa',
  notFoundTitle: 'Empresa não encontrada',
  notFoundText: 'Este endereço não é o da sua empresa. Confira o link ou volte para a sua agenda.',
  back: 'Voltar',
  openAgenda: 'Abrir a agenda',
  loading: 'Carregando...',
  loadFailed: 'Não foi possível carregar esta parte.',
  retry: 'Tentar Novamente',

  company: 'Empresa',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  unknown: 'Não informado',

  hours: 'Horário de funcionamento',
  closed: 'Fechado',
  wholeDay: 'Dia inteiro',
  range: '{openTime} às {closeTime}',
  day_monday: 'Segunda-feira',
  day_tuesday: 'Terça-feira',
  day_wednesday: 'Quarta-feira',
  day_thursday: 'Quinta-feira',
  day_friday: 'Sexta-feira',
  day_saturday: 'Sábado',
  day_sunday: 'Domingo',

  services: 'Serviços disponíveis',

  upcoming: 'Próximos agendamentos',
  noUpcoming: 'Nenhum agendamento nos próximos 7 dias.',

  notConnectedTitle: 'Google Calendar não conectado',
  notConnected:
    'Não foi possível conectar ao Google Calendar. A empresa precisa configurar a integração com o Google Calendar para criar agendamentos por aqui.',
  retryConnection: 'Tentar reconectar',
  google: 'Conexão com o Google Calendar',
  checkingGoogle: 'Verificando a conexão com o Google Calendar...',

  howTo: 'Como funciona',
  step1: 'Conecte o Google Calendar da empresa.',
  step2: 'Confira o horário de funcionamento e os serviços.',
  step3: 'Toque em Novo Agendamento e escolha serviço, dia e horário.',
  step4: 'O agendamento entra confirmado na agenda, e o evento é criado no Google Calendar.',

  newAppointment: 'Novo Agendamento',
  noCompany: 'Informações da empresa não encontradas.',
  saveFailed: 'Erro ao salvar agendamento. Tente novamente.',
  writing: 'O agendamento de {client} foi salvo. Criando o evento no Google Calendar...',
  created: 'Agendamento realizado com sucesso! Evento criado no Google Calendar.',
  eventFailed: 'Falha ao criar evento no Google Calendar.',
  eventFailedKept: 'O agendamento de {client} está salvo na agenda e não se perdeu.',
  openAppointment: 'Ver o agendamento',
  eventLate:
    'O agendamento de {client} está salvo na agenda. O Google Calendar ainda não respondeu: o evento será criado assim que ele responder.',
} as const
