import type { ImportVerdict } from '@balcao/contract/scheduling'
import type { FileProblem, FileRow } from '@balcao/domain/agenda-import'
import type { ImportWords } from './texts'

interface Line {
  key: string
  where: string
  what: string
}

/** The lines of a file that do not come, each with its reason: what is there already, and what cannot come as it is. */
export function leftOutLines(
  t: ImportWords,
  {
    rows,
    problems,
    verdict,
  }: { rows: readonly FileRow[]; problems: readonly FileProblem[]; verdict: ImportVerdict | undefined },
): { repeated: Line[]; unread: Line[] } {
  const of = (places: readonly number[] | undefined, why: string): Line[] =>
    (places ?? []).map((place) => {
      const { line, client, title } = rows[place]!
      return lineOf(t, { key: `row ${place}`, line, about: client || title, why })
    })
  return {
    repeated: [...of(verdict?.known, t('known')), ...of(verdict?.doubles, t('double'))],
    unread: [
      ...problems.map(({ line, code, about }, nth) =>
        lineOf(t, { key: `problem ${nth}`, line, about, why: t(`bad_${code}`) }),
      ),
      ...of(verdict?.whole_days, t('bad_whole_day')),
      ...of(verdict?.too_far, t('bad_too_far')),
    ],
  }
}

function lineOf(
  t: ImportWords,
  { key, line, about, why }: { key: string; line: number; about: string; why: string },
): Line {
  return { key, where: t('line', { line }), what: about === '' ? why : `${about}: ${why}` }
}
