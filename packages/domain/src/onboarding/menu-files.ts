import type { MenuFileContent } from './menu-file-content'

const MEGABYTE = 1024 * 1024

/** Limits of the menu files of one onboarding (decision 0026, W8, W25), checked in the browser and again on the server. */
export const MAX_MENU_FILE_BYTES = 10 * MEGABYTE
export const MAX_MENU_FILES = 20
const MAX_MENU_FILES_BYTES = 60 * MEGABYTE

/** Endings of names that are accepted (ONB-31), as a file picker wants them. */
export const menuFileEndings = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const

const contents: Readonly<Record<string, MenuFileContent>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  doc: 'doc',
  docx: 'docx',
}

const contentTypes: Record<MenuFileContent, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The media type of a file whose content is known. */
export function contentTypeOf(content: MenuFileContent): string {
  return contentTypes[content]
}

export type MenuFileFault = 'name' | 'empty' | 'too_large' | 'content' | 'too_many' | 'too_much'

/**
 * Why a file cannot be taken, or null: its name's ending (ONB-31), its bytes, what its content really is (null: not
 * known yet, and not judged), and what was sent before it.
 */
export function menuFileFault(
  file: { name: string; bytes: number; content?: MenuFileContent | 'other' },
  sent: { count: number; bytes: number } = { count: 0, bytes: 0 },
): MenuFileFault | null {
  const expected = contents[/\.([A-Za-z]{3,4})$/.exec(file.name)?.[1]?.toLowerCase() ?? '']
  if (expected === undefined) return 'name'
  if (file.bytes === 0) return 'empty'
  if (file.bytes > MAX_MENU_FILE_BYTES) return 'too_large'
  if (file.content !== undefined && file.content !== expected) return 'content'
  if (sent.count >= MAX_MENU_FILES) return 'too_many'
  return sent.bytes + file.bytes > MAX_MENU_FILES_BYTES ? 'too_much' : null
}

/** A size in MB with two decimals, never 0: '1,25 MB' (ONB-34). `locale` is BCP 47. */
export function megabytes(bytes: number, locale = 'pt-BR'): string {
  const shown = bytes === 0 ? 0 : Math.max(0.01, bytes / MEGABYTE)
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(shown)} MB`
}
