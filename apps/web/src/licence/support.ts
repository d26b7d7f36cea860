/** Whom to ask about a module (MODULE-08). Set when the web app is built. */
export const support = {
  phone: String(import.meta.env.VITE_SUPPORT_PHONE ?? '(11) 4000-1234'),
  email: String(import.meta.env.VITE_SUPPORT_EMAIL ?? 'suporte@balcao.example'),
}
