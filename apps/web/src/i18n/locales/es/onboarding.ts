import type { SameKeys } from '../../format-text'
import type { onboarding as pt } from '../pt/onboarding'

export const onboarding: SameKeys<typeof pt> = {
  leadTitle: 'Sé nuestro cliente',
  leadIntro: 'Cuéntanos de tu empresa. Nuestro equipo te contactará para abrir tu cuenta.',
  company: 'Nombre de la empresa',
  cnpj: 'CNPJ',
  email: 'Correo electrónico',
  responsible: 'Responsable',
  phone: 'Teléfono',
  niche: 'Rubro de la empresa',
  nichePlaceholder: 'Elige',
  niche_digital: 'Digital',
  niche_clinica: 'Clínica',
  niche_tattoo: 'Tatuajes',
  niche_delivery: 'Delivery',
  niche_oficina: 'Taller',
  companyMissing: 'El nombre de la empresa es obligatorio',
  cnpjLength: 'El CNPJ debe tener 14 dígitos',
  emailInvalid: 'Se necesita un correo válido',
  responsibleMissing: 'El nombre del responsable es obligatorio',
  phoneMissing: 'El teléfono es obligatorio',
  nicheMissing: 'Elige el rubro de la empresa',
  consent: 'Al enviar, aceptas que usemos estos datos para hablar contigo sobre Balcão, y solo para eso.',
  submit: 'Enviar registro',
  submitting: 'Enviando...',
  refused: 'Error al procesar el registro. Revisa los datos e inténtalo de nuevo.',
  failed: 'Error al procesar el registro. Inténtalo de nuevo.',
  successTitle: '¡Registro enviado con éxito!',
  successText:
    '¡Gracias por tu interés! Revisa tu bandeja de entrada y también la carpeta de spam: el próximo paso llega por correo.',
}
