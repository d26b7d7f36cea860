export type { CorpusMessage, ShopMessages } from './corpus'
export { judge, type Verdict } from './judge'
export { PRACTISED, tuned } from './tuned'
export { unseen } from './unseen'
