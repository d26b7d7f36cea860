import type { AgendaImport } from '@balcao/contract/scheduling'
import { defineTexts, type Translate } from '../../i18n/language'
import { agendaImport } from '../../i18n/locales/pt/agenda/agenda-import'

export const importTexts = defineTexts(agendaImport, {
  en: async () => (await import('../../i18n/locales/en/agenda/agenda-import')).agendaImport,
  es: async () => (await import('../../i18n/locales/es/agenda/agenda-import')).agendaImport,
})

/** The translator of what is brought from other programs. */
export type ImportWords = Translate<typeof agendaImport>

/** What became of an import that was taken back. */
export function undoneWords(t: ImportWords, { taken, stayed }: NonNullable<AgendaImport['undone']>): string {
  const went = t('undone', { count: taken })
  return stayed > 0 ? `${went}, ${t('stayed', { count: stayed })}` : went
}
