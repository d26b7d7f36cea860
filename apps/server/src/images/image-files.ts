/** The address of an image and of its thumbnail; neither ever changes what it shows. */
export function imageAddress(companyId: string, imageId: string): { url: string; thumb: string } {
  const base = `/api/images/${companyId}/${imageId}`
  return { url: `${base}.webp`, thumb: `${base}-p.webp` }
}

/** Where the file store keeps an image and its thumbnail. */
export function imageKeys(companyId: string, imageId: string): [full: string, thumb: string] {
  return [fileKey(companyId, `${imageId}.webp`), fileKey(companyId, `${imageId}-p.webp`)]
}

export const fileKey = (companyId: string, file: string) => `${companyId}/${file}`
