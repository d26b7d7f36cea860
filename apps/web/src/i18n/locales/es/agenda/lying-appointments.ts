export const lyingAppointments = {
  hoursTitle: 'Hay citas fuera del nuevo horario',
  daysTitle: 'Hay citas en estos días',
  text: 'Siguen reservadas. Se puede avisar a los clientes para que elijan otro horario: por WhatsApp a quienes ya escribieron a la empresa, o por correo.',
  list: 'Citas que quedan fuera',
  serviceWith: '{service} con {name}',
  back: 'Volver',
  saveOnly: 'Guardar sin avisar',
  saveAndTell: 'Guardar y avisar a los clientes',
  closeOnly: 'Cerrar sin avisar',
  closeAndTell: 'Cerrar y avisar a los clientes',
} as const
