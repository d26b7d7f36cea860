import type { ImageAction } from '@balcao/contract/company'
import { Problem } from '../platform/http/problems'
import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'
import { discardImage } from './discard-image'
import type { ImageNeeds } from './images-needs'
import {
  appendMenuImage,
  countMenuImages,
  deleteMenuImage,
  findMenuImage,
  lockImages,
  replaceMenuImage,
} from './images.store'
import { requireShowableName } from './showable-name'
import { storePicture } from './store-picture'

/** As many as a gallery shows; the record of the company carries them all. */
export const MAX_MENU_IMAGES = 200

/**
 * Adds, replaces or deletes a picture of the menu gallery by its name (IMG-20 to IMG-22), and tells the company's
 * screens. A replaced one keeps its place. Runs its own transactions: call it outside of one.
 * @throws ImageRefused (422 with the broken rule in `fields`), Problem IMAGE_NAME_TAKEN, IMAGE_NOT_FOUND,
 * IMAGE_QUOTA, UNAVAILABLE
 */
export async function changeMenuImage(
  needs: ImageNeeds,
  companyId: string,
  action: ImageAction,
): Promise<void> {
  const newName = newNameOf(action)
  if (newName) requireShowableName(newName.name, `imagem_cardapio.${newName.field}`)
  // Looked at twice: first for free, so that a name that is taken costs no decoding.
  await needs.db.asCompany(companyId, (tx) => requirePossible(tx, companyId, action))
  const imageId =
    action.action === 'delete'
      ? undefined
      : await storePicture(
          needs,
          companyId,
          await needs.pictures.draw(companyId, { base64: action.base64, path: 'imagem_cardapio.base64' }),
        )
  try {
    const replaced = await needs.db.asCompany(companyId, async (tx) => {
      await lockImages(tx, companyId)
      const before = await requirePossible(tx, companyId, action)
      await write(tx, companyId, action, imageId)
      await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['imagem_cardapio'] })
      return before
    })
    if (replaced) await discardImage(needs, companyId, replaced)
  } catch (error) {
    if (imageId) await discardImage(needs, companyId, imageId)
    throw error
  }
}

function newNameOf(action: ImageAction): { name: string; field: string } | undefined {
  if (action.action === 'add') return { name: action.fileName, field: 'fileName' }
  if (action.action === 'replace') return { name: action.newFileName, field: 'newFileName' }
  return undefined
}

/** Answers the image that the action takes out of the gallery. */
async function requirePossible(tx: Tx, companyId: string, action: ImageAction): Promise<string | undefined> {
  const oldName = action.action === 'replace' ? action.oldFileName : action.fileName
  const old = await findMenuImage(tx, companyId, oldName)
  if (action.action === 'add') {
    if (old) throw new Problem('IMAGE_NAME_TAKEN')
    if ((await countMenuImages(tx, companyId)) >= MAX_MENU_IMAGES) throw new Problem('IMAGE_QUOTA')
    return undefined
  }
  if (!old) throw new Problem('IMAGE_NOT_FOUND')
  const renamed = action.action === 'replace' && action.newFileName !== oldName
  if (renamed && (await findMenuImage(tx, companyId, action.newFileName)))
    throw new Problem('IMAGE_NAME_TAKEN')
  return old
}

async function write(tx: Tx, companyId: string, action: ImageAction, imageId = ''): Promise<void> {
  if (action.action === 'delete') return deleteMenuImage(tx, companyId, action.fileName)
  if (action.action === 'add') return appendMenuImage(tx, companyId, action.fileName, imageId)
  return replaceMenuImage(tx, companyId, { from: action.oldFileName, to: action.newFileName, imageId })
}
