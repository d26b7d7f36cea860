/** What is asked where two people changed the same of the agenda’s settings. */
export const clashWords = {
  conflictTitle: 'clashTitle',
  conflictText: 'clashText',
  conflictBack: 'clashBack',
  conflictSave: 'clashSave',
  keepMine: 'conflictMine',
  useTheirs: 'conflictTheirs',
  empty: 'emptyValue',
} as const
