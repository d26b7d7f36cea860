import { answerChange, listActs } from './acts'
import { findAddress } from './address'
import { updateCustomer } from './change'
import { saveDelivery } from './delivery'
import { readImage, uploadImage } from './images'
import { pageVerify } from './modules'
import { setOpening } from './opening'
import { getCustomer } from './record'

export * from './acts'
export * from './address'
export * from './change'
export * from './delivery'
export * from './hours'
export * from './images'
export * from './modules'
export * from './opening'
export * from './record'

export const companyCalls = {
  getCustomer,
  updateCustomer,
  setOpening,
  answerChange,
  listActs,
  saveDelivery,
  uploadImage,
  readImage,
  findAddress,
  pageVerify,
}
