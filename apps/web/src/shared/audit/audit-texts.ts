import { defineTexts } from '../../i18n/language'
import { operatorAudit } from '../../i18n/locales/pt/operator/operator-audit'

/** Words of the audit log. */
export const auditTexts = defineTexts(operatorAudit, {
  en: async () => (await import('../../i18n/locales/en/operator/operator-audit')).operatorAudit,
  es: async () => (await import('../../i18n/locales/es/operator/operator-audit')).operatorAudit,
})
