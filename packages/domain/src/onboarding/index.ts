export {
  checkCompanyStep,
  checkDeliveryStep,
  type CompanyStep,
  type DeliveryStep,
  type OnboardingProblem,
} from './check-steps'
export { menuFileTypeOf, type MenuFileContent } from './menu-file-content'
export {
  contentTypeOf,
  MAX_MENU_FILE_BYTES,
  MAX_MENU_FILES,
  MAX_MENU_FILES_BYTES,
  megabytes,
  menuFileEndings,
  menuFileFault,
  type MenuFileFault,
} from './menu-files'
export { feeGroupsOf, parseFeeLines, type NeighbourhoodFee } from './fee-lines'
export { safeFileName } from './safe-file-name'
