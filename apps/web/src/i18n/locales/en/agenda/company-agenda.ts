export const companyAgenda = {
  title: 'Company appointments',
  notFoundTitle: 'Company not found',
  notFoundText: 'This address is not your company’s. Check the link or go back to your agenda.',
  back: 'Back',
  openAgenda: 'Open the agenda',
  loading: 'Loading...',
  loadFailed: 'This part could not be loaded.',
  retry: 'Try again',

  company: 'Company',
  cnpj: 'CNPJ',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  unknown: 'Not given',

  hours: 'Opening hours',
  closed: 'Closed',
  wholeDay: 'All day',
  range: '{openTime} to {closeTime}',
  day_monday: 'Monday',
  day_tuesday: 'Tuesday',
  day_wednesday: 'Wednesday',
  day_thursday: 'Thursday',
  day_friday: 'Friday',
  day_saturday: 'Saturday',
  day_sunday: 'Sunday',

  services: 'Available services',

  upcoming: 'Next appointments',
  noUpcoming: 'No appointments in the next 7 days.',

  notConnectedTitle: 'Google Calendar is not connected',
  notConnected:
    'Could not connect to Google Calendar. The company needs to set up the integration with Google Calendar to create appointments here.',
  retryConnection: 'Try to reconnect',
  google: 'Connection to Google Calendar',
  checkingGoogle: 'Checking the connection to Google Calendar...',

  howTo: 'How it works',
  step1: 'Connect the company’s Google Calendar.',
  step2: 'Check the opening hours and the services.',
  step3: 'Press New appointment and choose service, day and time.',
  step4: 'The appointment is confirmed in the agenda, and its event is created in Google Calendar.',

  newAppointment: 'New appointment',
  noCompany: 'Company information not found.',
  saveFailed: 'The appointment could not be saved. Please try again.',
  writing: 'The appointment of {client} is saved. Creating the event in Google Calendar...',
  created: 'Appointment made! The event is in Google Calendar.',
  eventFailed: 'The event could not be created in Google Calendar.',
  eventFailedKept: 'The appointment of {client} is saved in the agenda and is not lost.',
  openAppointment: 'See the appointment',
  eventLate:
    'The appointment of {client} is saved in the agenda. Google Calendar has not answered yet: the event will be created as soon as it does.',
} as const
