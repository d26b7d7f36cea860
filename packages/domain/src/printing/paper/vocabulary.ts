/** Copies an order can print. */
export const copyKinds = ['kitchen', 'counter', 'delivery'] as const
export type CopyKind = (typeof copyKinds)[number]

/** What a print job carries: a copy of an order, a printer's test sheet, or how a cash register was closed. */
export const jobCopies = [...copyKinds, 'test', 'closing'] as const
export type JobCopy = (typeof jobCopies)[number]

/** Paper width in millimetres. */
export const paperWidths = ['58', '80'] as const
export type PaperWidth = (typeof paperWidths)[number]

/** Code page a printer is set to; `ascii` strips accents for printers that know none of the others. */
export const codePages = ['cp850', 'cp858', 'cp860', 'windows1252', 'ascii'] as const
export type CodePage = (typeof codePages)[number]

/** `uncertain`: bytes had begun to leave when contact was lost; never retried by itself. */
export const printJobStates = [
  'pending',
  'claimed',
  'sending',
  'printed',
  'uncertain',
  'failed',
  'expired',
] as const
