export const lyingAppointments = {
  hoursTitle: 'There are appointments outside the new hours',
  daysTitle: 'There are appointments on these days',
  text: 'They stay. Their customers can be told to choose another time: on WhatsApp those who have written to the company, or by e-mail.',
  list: 'Appointments that are left outside',
  serviceWith: '{service} with {name}',
  back: 'Back',
  saveOnly: 'Save without telling',
  saveAndTell: 'Save and tell the customers',
  closeOnly: 'Close without telling',
  closeAndTell: 'Close and tell the customers',
} as const
