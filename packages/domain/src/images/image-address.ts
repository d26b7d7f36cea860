/** The address of a stored image and of its thumbnail; neither ever changes what it shows. */
export function imageAddress(companyId: string, imageId: string): { url: string; thumb: string } {
  const url = `/api/images/${encodeURIComponent(companyId)}/${encodeURIComponent(imageId)}.webp`
  return { url, thumb: thumbOf(url) }
}

/** The thumbnail beside a stored image's file, by the address or the name of that: `a.webp` is `a-p.webp`. */
export const thumbOf = (image: string): string => image.replace(/\.webp$/, '-p.webp')
