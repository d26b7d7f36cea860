import { sellingHalves } from './halves-notation'
import { tuned as practised } from './tuned'
import { unseen as measured } from './unseen'

export type { CorpusMessage, ShopMessages } from './corpus'
export { judge, type Verdict } from './judge'
export { PRACTISED } from './tuned'

export const tuned = practised.map(sellingHalves)
export const unseen = measured.map(sellingHalves)
