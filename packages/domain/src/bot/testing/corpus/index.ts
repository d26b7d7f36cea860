import { asItsMessagesSay } from './halves-notation'
import { practised as practice } from './practised'
import { unseen as measure } from './unseen'

export type { CorpusMessage, ShopMessages } from './corpus'
export { judge, type Verdict } from './judge'
export { IN_PARTS } from './practised'

export const practised = practice.map(asItsMessagesSay)
export const unseen = measure.map(asItsMessagesSay)
