export { applyChanges } from './changes/apply-changes'
export { CatalogueError } from './changes/catalogue-error'
export {
  changePrices,
  type PriceChange,
  type PricePreview,
  type PriceRounding,
} from './changes/change-prices'
export { checkChanges, type CatalogueProblem, type CatalogueProblemCode } from './changes/check-changes'
export { priceChoices, type PricedOption } from './sale/choices'
export { fixedOption, withPartsOut } from './sale/combo'
export { exportRows } from './csv/csv-export'
export { planImport, type ImportPlan } from './csv/csv-import'
export { diffCatalogues, type CatalogueContents } from './changes/diff'
export {
  addCategory,
  editCategory,
  removeCategory,
  setCategory,
  toggleCategory,
} from './changes/edit-categories'
export { pauseItem, removeItem, setItem, toggleItem } from './changes/edit-items'
export { findHalves, halvesId, halvesName, halvesWith, partsIn, type SaidOfHalves } from './sale/halves'
export { invertChanges } from './changes/invert-changes'
export { mergeContent } from './changes/merge-content'
export {
  optionCharges,
  partLimits,
  sections,
  STANDARD_PRICE,
  type Catalogue,
  type Category,
  type CategoryContent,
  type HalvesRule,
  type Item,
  type ItemContent,
  type Option,
  type OptionCharge,
  type OptionGroup,
  type RowChange,
  type Section,
} from './model'
export { moveCategory, moveItem } from './changes/move-rows'
export {
  addCombo,
  apartCents,
  comboCharges,
  comboProductName,
  standsAlone,
  type ComboCharge,
  type ComboPart,
  type ComboProduct,
} from './changes/new-combo'
export { addProduct, addService, duplicateItem } from './changes/new-items'
export { draftReason, isOnSale, offeredTypes, offSale } from './sale/on-sale'
export { PARTS_GROUP, partOnScreen, priceParts } from './sale/parts'
export { priceCents, typesOf } from './sale/prices'
export { contentOf } from './changes/row-content'
export { sameContent } from './changes/same-content'
export { sampleMenu } from './sample-menu'
export { searchItems } from './sale/search-items'
export { isOffered, namedOptions, setSoldOut, type NamedOption, type SoldOutTarget } from './sale/sold-out'
export { staleChanges } from './changes/stale-changes'
export { parseDurationEntry, parsePriceEntry } from './changes/typed-entries'
export { groupBy } from './group-by'
