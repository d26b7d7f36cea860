/**
 * Method and path of the calls that the light pages make: sign-in, public menu, booking, Google’s callback. A page that imports these, and the calls only as
 * types, carries no schemas to a visitor's phone.
 */
export const routes = {
  checkCnpj: { method: 'POST', path: '/webhook/auth/check-cnpj' },
  generateCode: { method: 'POST', path: '/webhook/auth/gerate-code' },
  verifyCode: { method: 'POST', path: '/webhook/auth/verification-code' },
  createPassword: { method: 'POST', path: '/webhook/auth/create-password' },
  verifyPassword: { method: 'POST', path: '/webhook/auth/verify-password' },
  signOut: { method: 'POST', path: '/api/sign-out' },
  getCustomer: { method: 'GET', path: '/webhook/get-customer' },
  pageVerify: { method: 'POST', path: '/webhook/page-verify' },
  visit: { method: 'GET', path: '/api/visit' },
  readMenu: { method: 'GET', path: '/api/menu/:company' },
  orderFromMenu: { method: 'POST', path: '/api/menu/:company/orders' },
  followOrder: { method: 'GET', path: '/api/menu/:company/orders/:link' },
  readAgenda: { method: 'GET', path: '/api/booking/:company' },
  holdSlot: { method: 'POST', path: '/api/booking/:company/holds' },
  releaseSlot: { method: 'DELETE', path: '/api/booking/:company/holds/:id' },
  bookSlot: { method: 'POST', path: '/api/booking/:company/bookings' },
  readBooking: { method: 'GET', path: '/api/booking/:company/bookings/:link' },
  changeBooking: { method: 'POST', path: '/api/booking/:company/bookings/:link' },
  joinWaiting: { method: 'POST', path: '/api/booking/:company/waiting' },
  googleStatus: { method: 'GET', path: '/api/google/status' },
  finishConsent: { method: 'POST', path: '/api/google/callback' },
  collectLead: { method: 'POST', path: '/webhook/lead-collector' },
} as const
