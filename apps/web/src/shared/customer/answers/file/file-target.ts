/** Where a file that answers a question is sent, and by whom. */
export interface FileTarget {
  /** Address of the call, without its query. */
  address: string
  /** Makes the call with what says who sends. */
  as: <T>(send: (headers: Record<string, string>) => Promise<T>) => Promise<T>
}
