const addresses = new Map<string, string>()

/** Long enough for the real picture to have taken the place of the one that was sent. */
const forgetAfterMs = 60_000

/** Where the bytes of a medium are: at the server, or still here while it is being sent. */
export function mediaAddress(mediaId: string): string {
  return addresses.get(mediaId) ?? `/api/media/${encodeURIComponent(mediaId)}`
}

/** Makes a file that is being sent showable under an id. Answers the way to forget it. */
export function keepLocalMedia(mediaId: string, file: Blob): () => void {
  const address = URL.createObjectURL(file)
  addresses.set(mediaId, address)
  return () => {
    setTimeout(() => {
      if (addresses.get(mediaId) === address) addresses.delete(mediaId)
      URL.revokeObjectURL(address)
    }, forgetAfterMs)
  }
}
