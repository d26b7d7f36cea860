/** The shortest window of the limits that are counted up to in tests; the longer ones turn over with it. */
const windowMs = 60_000

/** A test that counts up to a limit: when the limit's window turned over meanwhile it is made once more, in the new one. */
export const inOneWindow = (test: () => Promise<void>) => async (): Promise<void> => {
  const window = () => Math.floor(Date.now() / windowMs)
  for (;;) {
    const begun = window()
    try {
      return await test()
    } catch (error) {
      if (window() === begun) throw error
    }
  }
}
