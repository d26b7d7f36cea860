import type { EraseReport } from '@balcao/contract/customers'
import type { Translate } from '../i18n/language'
import type { customers } from '../i18n/locales/pt/shop/customers'

/** The report as a text file for whoever asked, in the screen's language; laws stay as they are in Portuguese. */
export function reportText(
  { erased_at: at, removed, kept, elsewhere }: EraseReport,
  t: Translate<typeof customers>,
): string {
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)]
  return [
    `${t('erasedTitle')} (${at})`,
    ...part(
      t('removed'),
      removed.map(({ what, count }) => t(`what_${what}`, { count })),
    ),
    ...part(
      t('kept'),
      kept.map(({ what, count, law, until }) => {
        const term = until ? ` ${t('keptUntil', { date: until.split('-').reverse().join('/') })}.` : ''
        return `${t(`what_${what}`, { count })}: ${law}${term}`
      }),
    ),
    ...part(t('elsewhere'), elsewhere),
    '',
  ].join('\n')
}
