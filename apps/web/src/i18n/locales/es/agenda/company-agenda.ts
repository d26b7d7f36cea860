export const companyAgenda = {
  title: 'Citas de la empresa',
  notFoundTitle: 'Empresa no encontrada',
  notFoundText: 'Esta dirección no es la de su empresa. Revise el enlace o vuelva a su agenda.',
  back: 'Volver',
  openAgenda: 'Abrir la agenda',
  loading: 'Cargando...',
  loadFailed: 'No se pudo cargar esta parte.',
  retry: 'Intentar de nuevo',

  company: 'Empresa',
  cnpj: 'CNPJ',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',
  unknown: 'No informado',

  hours: 'Horario de atención',
  closed: 'Cerrado',
  wholeDay: 'Todo el día',
  range: '{openTime} a {closeTime}',
  day_monday: 'Lunes',
  day_tuesday: 'Martes',
  day_wednesday: 'Miércoles',
  day_thursday: 'Jueves',
  day_friday: 'Viernes',
  day_saturday: 'Sábado',
  day_sunday: 'Domingo',

  services: 'Servicios disponibles',

  upcoming: 'Próximas citas',
  noUpcoming: 'Ninguna cita en los próximos 7 días.',

  notConnectedTitle: 'Google Calendar no está conectado',
  notConnected:
    'No se pudo conectar con Google Calendar. La empresa necesita configurar la integración con Google Calendar para crear citas aquí.',
  retryConnection: 'Intentar reconectar',
  google: 'Conexión con Google Calendar',
  checkingGoogle: 'Verificando la conexión con Google Calendar...',

  howTo: 'Cómo funciona',
  step1: 'Conecte el Google Calendar de la empresa.',
  step2: 'Revise el horario de atención y los servicios.',
  step3: 'Pulse Nueva cita y elija servicio, día y hora.',
  step4: 'La cita queda confirmada en la agenda y el evento se crea en Google Calendar.',

  newAppointment: 'Nueva cita',
  noCompany: 'No se encontró la información de la empresa.',
  saveFailed: 'Error al guardar la cita. Inténtelo de nuevo.',
  writing: 'La cita de {client} está guardada. Creando el evento en Google Calendar...',
  created: '¡Cita agendada! El evento está en Google Calendar.',
  eventFailed: 'No se pudo crear el evento en Google Calendar.',
  eventFailedKept: 'La cita de {client} está guardada en la agenda y no se perdió.',
  openAppointment: 'Ver la cita',
  eventLate:
    'La cita de {client} está guardada en la agenda. Google Calendar todavía no respondió: el evento se creará en cuanto responda.',
} as const
