import type { SameKeys } from '../../../format-text'
import type { onboarding as pt } from '../../pt/entry/onboarding'

export const onboarding: SameKeys<typeof pt> = {
  leadTitle: 'Become our customer',
  leadIntro: 'Tell us about your company. Our team will get in touch to open your account.',
  company: 'Company name',
  cnpj: 'CNPJ',
  email: 'E-mail',
  responsible: 'Person in charge',
  phone: 'Phone',
  niche: 'Line of business',
  nichePlaceholder: 'Choose',
  niche_digital: 'Digital',
  niche_clinica: 'Clinic',
  niche_tattoo: 'Tattoo',
  niche_delivery: 'Delivery',
  niche_oficina: 'Workshop',
  companyMissing: 'The company name is required',
  cnpjLength: 'A CNPJ has 14 characters',
  cnpjInvalid: 'This CNPJ is not valid',
  emailInvalid: 'A valid e-mail is required',
  responsibleMissing: 'The name of the person in charge is required',
  phoneMissing: 'The phone is required',
  phoneInvalid: 'This phone is not valid',
  nicheMissing: 'Choose the line of business',
  consent:
    'By sending this you agree that we use these data to talk to you about Balcão, and for nothing else.',
  submit: 'Send registration',
  submitting: 'Sending...',
  refused: 'The registration could not be processed. Check the data and try again.',
  failed: 'The registration could not be processed. Try again.',
  successTitle: 'Registration sent!',
  successText:
    'Thank you for your interest! Keep an eye on your inbox and on the spam folder: the next step comes by e-mail.',
}
