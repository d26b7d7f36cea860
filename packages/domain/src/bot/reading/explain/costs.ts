/** What it costs to leave a word without a meaning: more than any other doubt. */
export const REST = 1.6
/** From here on no run can mean an item, however it goes on. */
export const MOST_COST = 2.9
/** What it costs to go over a pause within what is said of one item. */
export const crossing: Readonly<Record<string, number>> = {
  '(': 0.05,
  ')': 0.05,
  '\n': 0.5,
  '.': 1,
  ';': 1,
  '¦': 1,
  '!': 1.2,
  '?': 1.5,
  ',': 0.12,
  ':': 0.04,
  '+': 0.12,
}
