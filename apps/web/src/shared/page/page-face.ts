let name: string | null = null

/** Keeps the name that the server wrote on a public page, before React takes the page's place. */
export function keepPageFace(): void {
  name = document.querySelector('#face h1')?.textContent ?? null
}

/** Whose page it is, as far as is known before its data have come. */
export const pageFace = (): string | null => name
