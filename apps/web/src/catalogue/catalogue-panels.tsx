import type { Catalogue, CatalogueError } from '@balcao/domain/catalogue'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/language'
import { notify } from '../ui/notices/notify'
import type { CataloguePanel } from './catalogue-context'
import { CategoryDialog } from './dialogs/category-dialog'
import { DeleteCategoryDialog, DeleteItemDialog } from './dialogs/delete-dialogs'
import { MoveDialog } from './dialogs/move-dialog'
import { catalogueTexts } from './texts'

const ItemDetails = lazy(async () => ({ default: (await import('./details/item-details')).ItemDetails }))
const ComboDialog = lazy(async () => ({ default: (await import('./combo/combo-dialog')).ComboDialog }))
const PricesDialog = lazy(async () => ({ default: (await import('./prices/prices-dialog')).PricesDialog }))
const CsvDialog = lazy(async () => ({ default: (await import('./csv/csv-dialog')).CsvDialog }))
const HistoryPanel = lazy(async () => ({ default: (await import('./history/history-panel')).HistoryPanel }))
const SampleDialog = lazy(async () => ({ default: (await import('./sample/sample-dialog')).SampleDialog }))
const SoldOutDialog = lazy(async () => ({
  default: (await import('./sold-out/sold-out-dialog')).SoldOutDialog,
}))

type CatalogueErrorCode = CatalogueError['code']

interface PanelsProps {
  panel: CataloguePanel
  catalogue: Catalogue
  onClose: () => void
}

/** What stands above the list. A row that somebody removes meanwhile closes what was open for it, and that is said. */
export function CataloguePanels({ panel, catalogue, onClose }: PanelsProps) {
  const [first] = useState(catalogue)
  const shown = panelOf({ panel, catalogue, onClose })
  if (shown === null) return <Gone code={codeOf(panel, first)} onClose={onClose} />
  return <Suspense fallback={null}>{shown}</Suspense>
}

/** Says that what a panel was open for is not there any more (CATAL-68 to CATAL-70). */
function Gone({ code, onClose }: { code: CatalogueErrorCode; onClose: () => void }) {
  const t = useTexts(catalogueTexts)
  const close = useRef(onClose)
  const text = t(code)
  useEffect(() => {
    notify.error(text)
    close.current()
  }, [text])
  return null
}

/** What is missing, by what it was when the panel opened. */
function codeOf(panel: CataloguePanel, { categories, items }: Catalogue): CatalogueErrorCode {
  if (['newCombo', 'editCategory', 'deleteCategory'].includes(panel.kind)) return 'category_missing'
  const item = 'id' in panel ? items.find(({ id }) => id === panel.id) : undefined
  const section = categories.find(({ id }) => id === item?.category_id)?.section
  return section === 'servicos' ? 'service_missing' : 'product_missing'
}

function panelOf({ panel, catalogue, onClose }: PanelsProps) {
  switch (panel.kind) {
    case 'newCategory':
      return <CategoryDialog section={panel.section} category={null} onClose={onClose} />
    case 'editCategory':
    case 'deleteCategory': {
      const category = catalogue.categories.find(({ id }) => id === panel.id)
      if (!category) return null
      return panel.kind === 'editCategory' ? (
        <CategoryDialog section={category.section} category={category} onClose={onClose} />
      ) : (
        <DeleteCategoryDialog
          category={category}
          items={catalogue.items.filter(({ category_id }) => category_id === category.id).length}
          onClose={onClose}
        />
      )
    }
    case 'deleteItem':
    case 'moveItem':
    case 'details': {
      const item = catalogue.items.find(({ id }) => id === panel.id)
      const category = catalogue.categories.find(({ id }) => id === item?.category_id)
      if (!item || !category) return null
      if (panel.kind === 'deleteItem') {
        return <DeleteItemDialog item={item} section={category.section} onClose={onClose} />
      }
      if (panel.kind === 'moveItem') {
        return <MoveDialog item={item} category={category} catalogue={catalogue} onClose={onClose} />
      }
      return <ItemDetails key={item.id} item={item} category={category} onClose={onClose} />
    }
    case 'newCombo': {
      const category = catalogue.categories.find(({ id }) => id === panel.categoryId)
      return category ? <ComboDialog category={category} catalogue={catalogue} onClose={onClose} /> : null
    }
    case 'prices':
      return <PricesDialog categoryId={panel.categoryId} catalogue={catalogue} onClose={onClose} />
    case 'csv':
      return <CsvDialog catalogue={catalogue} onClose={onClose} />
    case 'history':
      return <HistoryPanel version={catalogue.version} onClose={onClose} />
    case 'sample':
      return <SampleDialog onClose={onClose} />
    case 'soldOut':
      return <SoldOutDialog onClose={onClose} />
  }
}
