const chunk = 0x8000

/** The bytes of a file as base64. In pieces: one call with ten million arguments does not fit on the stack. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += chunk) {
    text += String.fromCharCode(...bytes.subarray(from, from + chunk))
  }
  return btoa(text)
}
